// @vitest-environment jsdom
import type { AnswerField } from '@isomorph/contract'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type * as readAnswer from './read-answer.ts'
import { useReading } from './use-reading.ts'

afterEach(cleanup)

type Reader = typeof readAnswer

const field: AnswerField = {
  questionKey: 1,
  answerType: 'ShortAnswer',
  label: '',
  keyboards: [],
  choices: [],
  hintsHtml: [],
}

const reader = { readFieldAnswer: (_field, value) => ({ isReadable: true, latex: value, warning: null }) } as Reader

it('shows how the newest answer is read, in whatever order the reader arrives', async () => {
  const arrivals: ((reader: Reader) => void)[] = []
  const load = () => new Promise<Reader>((resolve) => arrivals.push(resolve))
  const { result, rerender } = renderHook(({ value }) => useReading(field, value, load), {
    initialProps: { value: '2' },
  })
  await waitFor(() => expect(arrivals).toHaveLength(1))
  rerender({ value: '2x' })
  await waitFor(() => expect(arrivals).toHaveLength(2))

  arrivals[1]?.(reader)
  await waitFor(() => expect(result.current).toMatchObject({ latex: '2x' }))
  arrivals[0]?.(reader)
  await new Promise((resolve) => setTimeout(resolve))
  expect(result.current).toMatchObject({ latex: '2x' })
})
