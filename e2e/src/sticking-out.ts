import type { Page } from '@playwright/test'

/** What makes a page wider than its window: how much, and the elements that reach beyond an edge. */
export async function stickingOut(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const excess = (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth
    if (excess <= 0) return []
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return right > window.innerWidth || left < 0
    })
    return [`${excess} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 200))]
  })
}
