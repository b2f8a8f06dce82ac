import { readFileSync } from 'node:fs'
import { promptKeptDays } from '@isomorph/contract'
import { expect, it } from 'vitest'

const pages = [
  'docs/administration.md',
  'docs/authoring/ai-drafts.md',
  'docs/personal-data.md',
  'database/tables/problem-prompts.md',
]

it.each(pages)('%s says how long descriptions for drafts are kept', (page) => {
  const text = readFileSync(new URL(`../../../../${page}`, import.meta.url), 'utf8')
  const said = [...text.matchAll(/(?:prompts|deleted) after (\d+) days/gi)].map(([, days]) => Number(days))
  expect(said).toContain(promptKeptDays)
})
