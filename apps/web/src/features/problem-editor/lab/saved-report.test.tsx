// @vitest-environment jsdom
import { activateLanguage } from '@isomorph/messages'
import { emptyProblemContent } from '@isomorph/problem'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { requestTries } from '../../../data/base-query.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { SavedReport } from './saved-report.tsx'

afterEach(() => vi.useRealTimers())
afterEach(() => activateLanguage('en'))

const waiting = { state: 'waiting', variants: 0, distinctVariants: 0, issues: [] }
const issue = { level: 'InvalidForUseError', path: 'statement', message: 'It has no value.', count: 3, seeds: [1201] }
const done = { state: 'done', variants: 5000, distinctVariants: 4000, issues: [issue] }
const clean = { ...done, issues: [] }

const failed = (status: number) => () => Response.json({ status, title: 'No', detail: 'No.' }, { status })

async function open(answers: readonly (object | (() => Response))[], isChanged = false) {
  const opened: number[] = []
  let asked = 0
  const api = {
    'GET /api/problems/5/revisions/3/variantReport': () => {
      const answer = answers[Math.min(asked++, answers.length - 1)]
      return typeof answer === 'function' ? (answer as () => Response)() : Response.json(answer)
    },
  }
  const content = emptyProblemContent
  const report = (
    <SavedReport
      problemId={5}
      revisionNumber={3}
      content={content}
      isChanged={isChanged}
      onOpenVariant={(seed) => void opened.push(seed)}
    />
  )
  return { ...(await renderComponent(report, { api })), opened, times: () => asked }
}

it('waits for what the server finds, and opens the variants concerned', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, opened, times } = await open([waiting, done])
  expect(await screen.findByText('Version 3: variants are being checked')).toBeDefined()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await screen.findByText('Version 3: 5,000 variants: 1 error')).toBeDefined()
  expect(screen.getByText(/It has no value\. In 3 of 5,000 variants\./)).toBeDefined()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(times()).toBe(2)
  vi.useRealTimers()
  await user.click(screen.getByRole('button', { name: 'variant 1201' }))
  expect(opened).toEqual([1201])
})

it.each([
  ['de', /„a“ ist komplex, wird aber als reelle Zahl gezeigt\./],
  ['es', /«a» es complejo, pero se muestra como número real\./],
  ['fr', /«\s?a\s?» est complexe, mais affiché comme un nombre réel\./],
] as const)('says what the server found in the language of the page: %s', async (language, words) => {
  await activateLanguage(language)
  const sentences = [{ code: 'complexValue', params: { name: 'a' } }]
  await open([{ ...done, issues: [{ ...issue, sentences }] }])
  expect(await screen.findByText(words)).toBeDefined()
})

it('asks no more after two minutes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { times } = await open([waiting])
  expect(await screen.findByText('Version 3: variants are being checked')).toBeDefined()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(times()).toBeLessThanOrEqual(61)
})

it.each([404, 403, 503])('asks no more after it was answered %i', async (status) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { times } = await open([waiting, failed(status)])
  expect(await screen.findByText('Version 3: variants are being checked')).toBeDefined()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(times()).toBeLessThanOrEqual(1 + requestTries)
})

it.each([
  [clean, 'Version 3: 5,000 variants: no issues'],
  [{ ...clean, state: 'tooLong' }, 'Version 3: checking the variants took too long'],
  [{ ...clean, state: 'failed' }, 'Version 3: the variants could not be checked'],
])('says how it ended', async (answer, words) => {
  await open([answer])
  expect(await screen.findByText(words)).toBeDefined()
})

it('opens no variant of a problem that was changed since', async () => {
  await open([done], true)
  expect(await screen.findByText('Version 3: 5,000 variants: 1 error')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
