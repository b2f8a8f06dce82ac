import { sayOfField, tagsMaximum } from '@isomorph/contract'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { problemRefusals } from './problems.errors.ts'
import { lockProblem } from './problems.queries.ts'
import { updateProblemTags } from './write-problems.queries.ts'

interface TagChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** What was there keeps its order, and what is new stands behind it. */
function tagsAfter(before: readonly string[], { add, remove }: TagChange): readonly string[] {
  return [...new Set([...before, ...add])].filter((tag) => !remove.includes(tag))
}

function refuseTooMany(): never {
  const errors = [{ path: 'add', ...sayOfField('tooManyTags', { most: String(tagsMaximum) }) }]
  throw new Refusal(platformRefusals.invalidInput, { errors })
}

/** Changes the tags alone: no version is made, and unsaved work of others stays what it is. */
export async function changeTags(
  { db }: Pick<Services, 'db'>,
  { user, actor }: { readonly user: SignedInUser; readonly actor: Actor },
  id: number,
  change: TagChange,
): Promise<{ tags: string[] }> {
  return await db.transaction().execute(async (trx) => {
    const problem = await lockProblem(trx, user, id)
    if (problem.deletedAt) throw new Refusal(problemRefusals.problemDeleted)
    const tags = [...tagsAfter(problem.tags, change)]
    if (tags.join('\n') === problem.tags.join('\n')) return { tags }
    if (tags.length > tagsMaximum) refuseTooMany()
    await updateProblemTags(trx, id, tags)
    const [before, after] = [{ tags: problem.tags }, { tags }]
    await recordAct(trx, actor, { action: 'problem.update', entityType: 'problem', entityId: id, before, after })
    return { tags }
  })
}
