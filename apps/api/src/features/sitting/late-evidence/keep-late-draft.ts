import type { TypedAnswer } from '@isomorph/contract'
import { uuidV5 } from '../attempts/uuid-v5.ts'
import type { CachedInstance } from '../cache/instance-cache.ts'
import type { SavedDraft } from '../drafts/save-draft.ts'
import { isTooLate } from '../schedule/schedule.ts'
import { keepLateWork, type EvidenceDependencies } from './keep-evidence.ts'

interface LateDraft {
  readonly answers: readonly TypedAnswer[]
  readonly writerId: string
  readonly writerSequence: number
  readonly baseVersion: number
  readonly clientAt: Date | null
  readonly receivedAt: Date
}

/** Keeps a draft that was not applied because it came too late; whether it is kept. */
export async function keepLateDraft(
  dependencies: EvidenceDependencies,
  instance: CachedInstance,
  { isApplied, schedule, state }: SavedDraft,
  draft: LateDraft,
): Promise<boolean> {
  if (isApplied || state === undefined || !isTooLate(draft.receivedAt, schedule)) return false
  const { answers, writerId, writerSequence, baseVersion, clientAt, receivedAt } = draft
  const kept = await keepLateWork(dependencies, instance, state.snapshot, {
    kind: 'draft',
    clientAttemptId: uuidV5(`${instance.id}:${writerId}:${writerSequence}`),
    answers,
    clientAt,
    receivedAt,
    draftVersion: baseVersion,
    writerId,
  })
  return kept !== undefined
}
