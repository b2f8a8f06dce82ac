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

type SaveBody = BodyOf<typeof problemDraftCalls.saveProblemDraft>

interface SavedVersion {
  readonly version: string
  readonly savedAt: Date
}

/**
 * Saves unsaved work for its author. A request from a page that has not seen the latest version is refused: that version comes
 * from another page of the same person. The latest version may be sent again.
 */
export async function saveDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: FigureUser,
  place: DraftPlace,
  { version, after, name, ...rest }: SaveBody,
): Promise<SavedVersion> {
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
    const saved = { version, name, work, savedAt: clock.now() }
    if (former) await updateDraft(trx, former.id, saved)
    else {
      const isFull = (await countDraftsOf(trx, place.userId)) >= problemDraftsMaximum
      if (isFull) throw new Refusal(problemRefusals.tooManyProblemDrafts)
      await insertDraft(trx, place, saved)
    }
    return saved
  })
}

/** Discards unsaved work. Where a version is named and another one has been saved since, that one stays. */
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
