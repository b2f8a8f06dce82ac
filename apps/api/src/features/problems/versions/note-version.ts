import { recordAct, type Actor } from '../../../authorization/actor.ts'
import type { SignedInUser } from '../../../authorization/signed-in.ts'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { problemRefusals } from '../problems.errors.ts'
import { lockProblem } from '../problems.queries.ts'
import { replaceVersionNote, selectOptionalNotedVersion } from './versions.queries.ts'

interface VersionNote {
  readonly problemId: number
  readonly revisionNumber: number
  readonly note: string
}

/** Writes the note on a version; an empty note removes it. Repeating it does nothing. */
export async function noteVersion(
  { db }: Pick<Services, 'db'>,
  { user, actor }: { readonly user: SignedInUser; readonly actor: Actor },
  { problemId, revisionNumber, note }: VersionNote,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const problem = await lockProblem(trx, user, problemId)
    if (problem.deletedAt) throw new Refusal(problemRefusals.problemDeleted)
    const version = await selectOptionalNotedVersion(trx, problemId, revisionNumber)
    if (!version) throw new Refusal(platformRefusals.notFound)
    const former = version.note ?? ''
    if (former === note) return
    await replaceVersionNote(trx, version.id, note)
    await recordAct(trx, actor, {
      action: 'problem.noteVersion',
      entityType: 'problem',
      entityId: problemId,
      before: { revisionNumber, note: former },
      after: { revisionNumber, note },
    })
  })
}
