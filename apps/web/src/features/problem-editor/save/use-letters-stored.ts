import type { ProblemContent } from '@isomorph/problem'
import { useMemo } from 'react'
import type { DraftStore } from '../draft/draft-store.ts'
import { superseded, type EngineClient } from '../engine/engine-client.ts'
import { withStoredLetters } from '../questions/formula/question-letters.ts'

interface LettersStored {
  readonly completed: (content: ProblemContent) => Promise<ProblemContent>
  readonly onStored: (content: ProblemContent) => void
}

/** Saving stores what the letters of keys stand for, so that no later release reads them in another way. */
export function useLettersStored(engine: EngineClient, store: DraftStore): LettersStored {
  return useMemo(
    () => ({
      completed: async (content) => {
        // Work is saved even where the evaluator does not answer; the next save stores the letters.
        const answer = await engine.ask('letters', { content }).catch((): typeof superseded => superseded)
        return answer === superseded ? content : answer
      },
      onStored: (stored) => store.actions.change((content) => withStoredLetters(content, stored)),
    }),
    [engine, store],
  )
}
