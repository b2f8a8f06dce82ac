import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare const window: { readonly axe: typeof axe }

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const readAxe = () => readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds against WCAG 2.2 AA, in words that say where. */
export async function findingsOn(page: Page): Promise<string[]> {
  // Colours halfway between two states are nobody's choice.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity
    }),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readAxe())
  // The pages have no frames, so that one look is enough; `@axe-core/playwright` opens a second page for each.
  const { violations } = await page.evaluate(
    (values) => window.axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] }),
    wcag,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
