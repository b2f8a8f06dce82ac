import type { ProblemContent } from '@isomorph/problem'
import { useMemo } from 'react'
import { areAlike } from '../../../entities/problem/are-alike.ts'
import type { DraftSettings, ProblemDraft } from '../../../entities/problem/editor-backup.ts'
import type { DraftStore } from '../draft/draft-store.ts'
import { superseded, type EngineClient } from '../engine/engine-client.ts'
import { withStoredLetters } from '../questions/formula/question-letters.ts'

interface LettersStored {
  readonly completed: (content: ProblemContent) => Promise<ProblemContent>
  readonly onStored: (stored: ProblemDraft, sent: ProblemDraft) => void
}

/** Shows the name, tags and licence that colleagues saved meanwhile, where the author has not changed them since the save was sent. */
function showStoredSettings({ getState, ...store }: DraftStore, stored: DraftSettings, sent: DraftSettings): void {
  const { draft } = getState()
  if (stored.name !== sent.name && draft.name.trim() === sent.name) store.setName(stored.name)
  if (!areAlike(stored.tags, sent.tags) && areAlike(draft.tags, sent.tags)) store.setTags(stored.tags)
  if (!areAlike(stored.licensing, sent.licensing) && areAlike(draft.licensing, sent.licensing))
    store.setLicensing(stored.licensing)
}

/**
 * What else a save stores, and what the editor shows of it: what the letters of keys stand for, so that no later release reads them
 * in another way, and what colleagues made of name, tags and licence.
 */
export function useLettersStored(engine: EngineClient, store: DraftStore): LettersStored {
  return useMemo(
    () => ({
      completed: async (content) => {
        // Work is saved even where the evaluator does not answer; the next save stores the letters.
        const answer = await engine.ask('letters', { content }).catch((): typeof superseded => superseded)
        return answer === superseded ? content : answer
      },
      onStored: (stored, sent) => {
        store.actions.change((content) => withStoredLetters(content, stored.content))
        showStoredSettings(store, stored, sent)
      },
    }),
    [engine, store],
  )
}
