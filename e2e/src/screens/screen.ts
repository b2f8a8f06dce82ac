import type { Page } from '@playwright/test'

/** Addresses of things of the demo that screens show. */
export interface DemoPlaces {
  readonly problem: string
  readonly assessment: string
  readonly sharedLibrary: string
  readonly course: string
  /** Group assessments under way and past. */
  readonly open: string
  readonly past: string
  /** A problem of the open one, as `student1` has it. */
  readonly sitting: string
}

export interface Screen {
  readonly name: string
  /** Nobody: the screen is for anyone. */
  readonly as?: 'student1' | 'student8' | 'instructor' | 'superadmin'
  readonly path: (demo: DemoPlaces) => string
  /** Text that stands there once everything is loaded. */
  readonly shows: string | RegExp
  /** What makes this state of the screen, after it is loaded. */
  readonly open?: (page: Page) => Promise<void>
}

/** Presses a button by its name. */
export function press(name: string) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
}

/** Waits for the first row of a table. */
export function firstRow(page: Page): Promise<void> {
  return page.getByRole('row').nth(1).waitFor()
}

/** Searches for a student of the demo. */
export async function searchForAda(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Search/ }).fill('student1')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: /Abel/ }).first().waitFor()
}
