import path from 'node:path';

const pages = ['index', 'chat', 'shadow', 'frame'];

export default {
  logLevel: 'error', // Rolldown warns of every 'use client', unless there is @vitejs/plugin-react to hold it back
  build: {
    rolldownOptions: {
      input: pages.map((page) => path.join(import.meta.dirname, `${page}.html`)),
    },
  },
};
