import type { Page } from '@playwright/test'

/** Keeps requests of everybody in this browser on their way until they are let go. */
export async function holdBack(page: Page, path: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.context().route(path, async (route) => {
    await isLetGo
    await route.continue()
  })
  return letGo
}
