export default {
  logLevel: 'error',
  build: { target: 'es2022', chunkSizeWarningLimit: 5_000 },
  // React's own warnings are complaints too.
  define: { 'process.env.NODE_ENV': '"development"' },
};
