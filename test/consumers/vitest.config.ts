// `npm run test:consumers`: all consumers, with those that take too long for every run.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/consumers/*.{test,release}.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
  },
});
