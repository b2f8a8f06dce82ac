// @vitest-environment jsdom
import { activateLanguage, loadAreas } from '@isomorph/messages'
import { asSaid, emptyProblemContent, type Finding } from '@isomorph/problem'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EngineClient } from './engine-client.ts'
import { previewDelayMs, usePreview } from './use-preview.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
afterEach(() => activateLanguage('en'))

const preview = { samples: [], comparisons: [], letters: [] }
const finding: Finding = {
  level: 'InvalidForUseInfo',
  path: 'questions',
  ...asSaid({ code: 'asksNothing', params: {} }),
}

/** An engine that shows at once, and says what to look at when it is told to. */
function slowChecks() {
  const asked: string[] = []
  let finish: (found: readonly Finding[]) => void = () => undefined
  const ask = (kind: string): Promise<unknown> => {
    asked.push(kind)
    if (kind === 'preview') return Promise.resolve(preview)
    return new Promise((resolve) => {
      finish = resolve
    })
  }
  return { engine: { ask, close: () => undefined } as EngineClient, asked, finish: (found: Finding[]) => finish(found) }
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(previewDelayMs))

it('shows the variant before many variants were looked at, and then says what they showed', async () => {
  const { engine, finish } = slowChecks()
  const { result } = renderHook(() => usePreview(engine, emptyProblemContent, 1))
  await pause()
  expect(result.current).toMatchObject({ answer: preview, content: emptyProblemContent, findings: [] })
  await act(async () => finish([finding]))
  expect(result.current).toMatchObject({ answer: preview, findings: [finding] })
})

it.each([
  ['de', 'Die Aufgabe fragt noch nichts.'],
  ['es', 'El problema aún no pregunta nada.'],
  ['fr', 'L’exercice ne demande encore rien.'],
] as const)('says in the language of the page what the check showed: %s', async (language, message) => {
  const { engine, finish } = slowChecks()
  await loadAreas(['findings', 'reading'])
  await activateLanguage(language)
  const { result } = renderHook(() => usePreview(engine, emptyProblemContent, 1))
  await pause()
  await act(async () => finish([finding]))
  expect(result.current.findings).toEqual([{ ...finding, message }])
})

it('looks at what was written once, however many variants of it are shown', async () => {
  const { engine, asked, finish } = slowChecks()
  const { rerender } = renderHook(({ seed }) => usePreview(engine, emptyProblemContent, seed), {
    initialProps: { seed: 1 },
  })
  await pause()
  await act(async () => finish([finding]))
  rerender({ seed: 2 })
  await pause()
  expect(asked).toEqual(['preview', 'check', 'preview'])
})
