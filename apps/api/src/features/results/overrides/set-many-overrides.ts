import type { Kysely } from 'kysely'
import type { ManyOverrides, OverrideOutcome } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal, type RefusalKind } from '../../../refusals/refusals.ts'
import { resultRefusals } from '../results.errors.ts'
import { selectLearnersByName, selectOverridesByKey } from './overrides.queries.ts'
import { readColumnNames, readScoreFile } from './read-score-file.ts'
import { isRepeat, setOverride, type OverrideToSet, type Setter } from './set-override.ts'

type Db = Kysely<Tables>
type Refused = OverrideOutcome['refused'][number]

interface OneOfMany {
  readonly userId: number
  readonly line: Refused['line']
  readonly wanted: OverrideToSet
}

const reasonsOfRefusals: readonly (readonly [RefusalKind, Refused['because']])[] = [
  [platformRefusals.notFound, 'notALearner'],
  [resultRefusals.notStartedYet, 'notStarted'],
  [resultRefusals.overriddenMeanwhile, 'changedMeanwhile'],
]

function reasonOf(error: unknown): Refused['because'] {
  const found = error instanceof Refusal && reasonsOfRefusals.find(([kind]) => kind === error.kind)
  if (!found) throw error
  return found[1]
}

async function listLearners(
  db: Db,
  groupAssessmentId: number,
  body: ManyOverrides,
): Promise<{ many: OneOfMany[]; refused: readonly Refused[] }> {
  const { clientKey, reason, learnerNote } = body
  const common = { clientKey, reason, learnerNote }
  if (body.kind === 'file') {
    const learners = await selectLearnersByName(db, groupAssessmentId)
    const { scores, refused } = readScoreFile(body.csv, learners, await readColumnNames())
    const seen = body.only && new Map(body.only.map(({ userId, replaces }) => [userId, replaces]))
    const many = scores
      .filter(({ userId }) => seen?.has(userId) ?? true)
      .map(({ userId, line, kind, value }) => ({
        userId,
        line,
        wanted: { ...common, kind, value, ...(seen && { replaces: seen.get(userId) ?? null }) },
      }))
    return { many, refused }
  }
  const { kind } = body
  const value = 'value' in body ? body.value : null
  const byId = new Map(body.learners.map((learner) => [learner.userId, learner]))
  const many = [...byId.values()].map(({ userId, replaces }) => ({
    userId,
    line: null,
    wanted: { ...common, kind, value, replaces },
  }))
  return { many, refused: [] }
}

/** Nobody's points are set by a key that has set something else. */
async function refuseOtherContent(
  db: Db,
  groupAssessmentId: number,
  clientKey: string,
  many: readonly OneOfMany[],
): Promise<void> {
  const wantedOf = new Map(many.map(({ userId, wanted }) => [userId, wanted]))
  const scope = { groupAssessmentId, instance: null }
  const isSame = (await selectOverridesByKey(db, clientKey)).every((stored) => {
    const wanted = wantedOf.get(stored.userId)
    return wanted !== undefined && isRepeat(stored, scope, wanted)
  })
  if (!isSame) throw new Refusal(resultRefusals.keyOfOtherOverride)
}

/**
 * Sets the totals of many learners, each in a transaction of its own: nobody who submits waits for long, and a repeat of the
 * client's key goes on where the first request ended.
 */
export async function setManyOverrides(
  db: Db,
  groupAssessmentId: number,
  body: ManyOverrides,
  setter: Setter,
): Promise<OverrideOutcome> {
  const { many, refused: unread } = await listLearners(db, groupAssessmentId, body)
  await refuseOtherContent(db, groupAssessmentId, body.clientKey, many)
  const set: number[] = []
  const refused = [...unread]
  for (const { userId, line, wanted } of many) {
    try {
      await setOverride(db, { groupAssessmentId, userId, instance: null }, wanted, setter)
      set.push(userId)
    } catch (error) {
      refused.push({ userId, line, because: reasonOf(error) })
    }
  }
  return { set, refused }
}
