import { test as base, type Page } from '@playwright/test'
import { goSignedIn } from './given.ts'

interface Journey {
  /** Where the product of this run serves. */
  readonly origin: string
  /** A page in a browser of somebody's own, signed in; closed when the journey ends. */
  readonly pageOf: (userName: string, path: string, origin?: string) => Promise<Page>
}

/** A test with the people of the demo. */
export const test = base.extend<Journey>({
  origin: async ({ baseURL }, use) => {
    await use(baseURL ?? '')
  },
  pageOf: async ({ browser, origin }, use) => {
    const contexts: { close: () => Promise<void> }[] = []
    await use(async (userName, path, at = origin) => {
      const context = await browser.newContext({ baseURL: at })
      contexts.push(context)
      const page = await context.newPage()
      await goSignedIn(page, at, userName, path)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
