import { defineConfig } from 'vitest/config'

/** Two projects: `unit` needs nothing but Node; `api` runs against a real PostgreSQL cloned from a template. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/{web,evaluator}/src/**/*.test.{ts,tsx}', 'gallery/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['packages/testing/**'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts', 'database/**/*.test.ts', 'scripts/**/*.test.ts', 'packages/testing/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
