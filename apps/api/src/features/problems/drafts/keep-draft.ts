import {
  problemDraftMaximumCharacters,
  problemDraftsMaximum,
  type BodyOf,
  type problemDraftCalls,
} from '@isomorph/contract'
import type { Sweep } from '../../../jobs/jobs.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { refuseFiguresOfOthers, stripSignatures, type FigureUser } from '../../files/index.ts'
import { problemRefusals } from '../problems.errors.ts'
import {
  countDraftsOf,
  deleteDraft,
  deleteEndedDrafts,
  insertDraft,
  lockDraftsOf,
  selectOptionalDraft,
  updateDraft,
  type DraftPlace,
} from './drafts.queries.ts'

type KeepBody = BodyOf<typeof problemDraftCalls.keepProblemDraft>

interface Kept {
  readonly version: string
  readonly savedAt: Date
}

/**
 * Keeps unsaved work for its author. Whoever has not seen the version that is kept is refused: it comes from another page
 * of the same person. The version that is kept already may come again.
 */
export async function keepDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: FigureUser,
  place: DraftPlace,
  { version, after, name, ...rest }: KeepBody,
): Promise<Kept> {
  const content = stripSignatures(rest.content)
  const work = JSON.stringify({ ...rest, content })
  if (work.length > problemDraftMaximumCharacters) throw new Refusal(problemRefusals.problemDraftTooLarge)
  return await db.transaction().execute(async (trx) => {
    await lockDraftsOf(trx, place.userId)
    const former = await selectOptionalDraft(trx, place)
    if (former?.version === version) return former
    if ((former?.version ?? null) !== after) throw new Refusal(problemRefusals.staleProblemDraft)
    // What is read back is signed for the reader: it may show no figure that its author may not see.
    await refuseFiguresOfOthers(trx, { user, content, problemId: place.problemId ?? null, hides: false })
    const kept = { version, name, work, savedAt: clock.now() }
    if (former) await updateDraft(trx, former.id, kept)
    else {
      const isFull = (await countDraftsOf(trx, place.userId)) >= problemDraftsMaximum
      if (isFull) throw new Refusal(problemRefusals.tooManyProblemDrafts)
      await insertDraft(trx, place, kept)
    }
    return kept
  })
}

/** Discards unsaved work. Where a version is named and another one is kept by now, nothing is lost. */
export async function discardDraft(
  { db }: Pick<Services, 'db'>,
  place: DraftPlace,
  version: string | undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDraftsOf(trx, place.userId)
    const former = await selectOptionalDraft(trx, place)
    if (!former) return
    if (version !== undefined && former.version !== version) throw new Refusal(problemRefusals.staleProblemDraft)
    await deleteDraft(trx, place)
  })
}

export const endedDraftsSweep: Sweep = {
  name: 'delete ended drafts of problems',
  everyMilliseconds: 3_600_000,
  run: async ({ db }: Pick<Services, 'db'>) => await deleteEndedDrafts(db),
}
