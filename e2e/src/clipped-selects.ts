import type { Page } from '@playwright/test'

/** The menus on the page that do not show what is chosen as a whole, by that. */
export function clippedSelects(page: Page): Promise<readonly string[]> {
  return page.locator('select:visible').evaluateAll((selects) =>
    selects.flatMap((select) => {
      const chosen = (select as HTMLSelectElement).selectedOptions[0]?.text ?? ''
      const style = getComputedStyle(select)
      const inner = (size: number, ...sides: readonly string[]) =>
        size - sides.reduce((sum, side) => sum + Number.parseFloat(side), 0)
      const line = document.createElement('div')
      line.textContent = chosen
      Object.assign(line.style, {
        position: 'absolute',
        font: style.font,
        letterSpacing: style.letterSpacing,
        whiteSpace: style.whiteSpace,
        width: `${inner(select.clientWidth, style.paddingLeft, style.paddingRight)}px`,
      })
      document.body.append(line)
      const isWhole =
        line.scrollWidth <= line.clientWidth + 1 &&
        line.clientHeight <= inner(select.clientHeight, style.paddingTop, style.paddingBottom) + 1
      line.remove()
      return isWhole ? [] : [chosen]
    }),
  )
}
