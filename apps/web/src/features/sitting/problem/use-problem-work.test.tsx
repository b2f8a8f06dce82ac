// @vitest-environment jsdom
import type { ProblemInstance } from '@isomorph/contract'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { schedule, setting } from '../drafts/draft-sync.fixtures.ts'
import { SittingScope, type SittingContext } from '../assessment/sitting-context.ts'
import { useProblemWork } from './use-problem-work.ts'

const { sync } = setting()

// A page that has not been drawn again since the first of several keys.
vi.mock('../drafts/use-draft-sync.ts', () => ({ useDraftSync: () => [sync, shown] }))
vi.mock('../submissions/use-submission.ts', () => ({
  useSubmission: () => ({ submitted: null, refused: null, dismissError: () => undefined }),
}))
vi.mock('../../../data/index.ts', () => ({ useUserInfo: () => ({ id: 1 }) }))

const shown = sync.getSnapshot()

afterEach(cleanup)

it('keeps no answer of keys that arrive at once and take back what they have typed', () => {
  const instance = {
    problemInstanceId: 1,
    draft: null,
    attempts: [],
    answerFields: [],
    schedule,
  } as unknown as ProblemInstance
  const context = { sitting: { groupAssessment: { id: 1 } }, schedule } as unknown as SittingContext
  const { result } = renderHook(() => useProblemWork(instance), {
    wrapper: ({ children }) => <SittingScope value={context}>{children}</SittingScope>,
  })
  for (const value of ['1', '12', '1', '']) result.current.change(1, value)
  expect(sync.getSnapshot().answers).toEqual([])
})
