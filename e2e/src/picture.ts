import type { Locator, Page } from '@playwright/test'
import type { DemoPlaces } from './screens/index.ts'

/** A picture of the README or a guide. */
export interface Picture {
  readonly name: string
  readonly as: string
  readonly path: (demo: DemoPlaces) => string
  readonly colorScheme?: 'dark'
  readonly prepare: (page: Page) => Promise<void>
  /** The part of the page that is shown; absent: what fits into the window. */
  readonly part?: (page: Page) => Locator
}
