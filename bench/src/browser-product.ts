import { chromium, type Browser } from 'playwright-core'
import { openBenchDatabase, type BenchDatabase } from './submit/bench-database.ts'
import { startProduct, type MeasuredServer } from './submit/servers.ts'

export interface BrowserProduct {
  readonly database: BenchDatabase
  readonly product: MeasuredServer
  readonly browser: Browser
}

/** Starts a product and headless Chromium (`CHROME_PATH`) for the work, and ends what was started, also where one of them does not start. */
export async function withBrowserAndProduct(work: (parts: BrowserProduct) => Promise<void>): Promise<void> {
  const executablePath = process.env['CHROME_PATH']
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const database = await openBenchDatabase()
    try {
      const product = await startProduct(database)
      try {
        await work({ database, product, browser })
      } finally {
        await product.stop()
      }
    } finally {
      await database.close()
    }
  } finally {
    await browser.close()
  }
}
