import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env['CHROME_PATH']

/** Journeys through the built product in Chromium; `scripts/test.mjs e2e` finds the browser and builds first. */
export default defineConfig({
  testDir: './src',
  // Long journeys run where they are asked for (`npm run test:long`).
  testMatch: process.env['LONG_JOURNEYS'] === undefined ? '**/*.spec.ts' : '**/*.{spec,long}.ts',
  outputDir: '../test-results',
  globalSetup: './src/global-setup.ts',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: false,
  workers: 2,
  // A journey is tried once more where nobody watches; `scripts/test.mjs` names each that needed it.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  // Thousands of typed formulas take hours on a busy machine, and none is to be lost for a page that opens slowly.
  expect: { timeout: process.env['KEY_SEQUENCES'] === undefined ? 20_000 : 120_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    baseURL: process.env['ISOMORPH_URL'],
    // Only journeys about a reload without a connection allow it.
    serviceWorkers: 'block',
    // Recording takes a quarter of a journey's time. Where a failed journey is tried again, only that try is recorded.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
})
