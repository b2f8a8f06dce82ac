import type { Kysely } from 'kysely'
import type { OverrideKind, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import { refusingOn } from '../../../data/constraints.ts'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { waiversOf } from '../../group-assessments/index.ts'
import { countResultsAnew, pointsOfPercent, renewPagesOf, toFourPlaces } from '../../sitting/index.ts'
import { resultRefusals } from '../results.errors.ts'
import {
  insertOverride,
  lockScope,
  selectOptionalLearner,
  selectOptionalOverride,
  selectOverrideByKey,
  selectStanding,
  selectStandingOfResults,
  updateTotal,
  withdraw,
  type LearnerToOverride,
  type OverrideScope,
  type StoredOverride,
} from './overrides.queries.ts'

type Transaction = Kysely<Tables>

/** Who sets something by hand. */
export interface Setter {
  readonly userId: number
  readonly actor: Actor
}

/** What is to be set. */
export interface OverrideToSet {
  readonly clientKey: string
  readonly kind: OverrideKind
  /** Points or percent; null for a waiver. */
  readonly value: number | null
  readonly reason: string
  readonly learnerNote: string
  /** The override that the setter saw, or null; absent: whatever stands is replaced. */
  readonly replaces?: number | null
}

interface InForce {
  readonly kind: OverrideKind
  readonly points: number | null
}

/** The points that a value stands for. */
function pointsOf({ kind, value }: OverrideToSet, possible: number): number | null {
  if (value === null) return null
  return kind === 'points' ? toFourPlaces(value) : pointsOfPercent(value, possible)
}

/** Before the start nobody knows which problems it will be: only a total in points can be set. */
function refuseBeforeStart({ instance }: OverrideScope, kind: OverrideKind, learner: LearnerToOverride): void {
  if (learner.startedAt === null && (instance !== null || kind !== 'points'))
    throw new Refusal(resultRefusals.notStartedYet)
}

/** Brings results and score into line with what stands now. */
async function apply(
  trx: Transaction,
  scope: OverrideScope,
  resultIds: readonly number[],
  before: InForce | undefined,
  now: InForce | undefined,
): Promise<void> {
  if (scope.instance === null) {
    await updateTotal(trx, scope, now?.points ?? null)
    await renewPagesOf(trx, [scope])
  }
  const [waivedBefore, waivedNow] = [waiversOf(before?.kind ?? null), waiversOf(now?.kind ?? null)]
  const isSame =
    waivedBefore.waivesLatePenalty === waivedNow.waivesLatePenalty &&
    waivedBefore.waivesAttemptPenalty === waivedNow.waivesAttemptPenalty
  if (scope.instance === null && isSame) return
  const total = scope.instance === null ? now : await selectStanding(trx, { ...scope, instance: null })
  const waivedInTotal = waiversOf(total?.kind ?? null)
  const results = await selectStandingOfResults(trx, scope)
  for (const { id, kind, value, points, possible } of results.filter((result) => resultIds.includes(result.id))) {
    const waived = waiversOf(kind)
    await countResultsAnew(trx, [id], {
      // A regrade may have given the problem other points since.
      overridePoints: kind === 'percent' && value !== null ? pointsOfPercent(value, possible) : points,
      waivesLatePenalty: waived.waivesLatePenalty || waivedInTotal.waivesLatePenalty,
      waivesAttemptPenalty: waived.waivesAttemptPenalty || waivedInTotal.waivesAttemptPenalty,
    })
  }
}

function actOn({ groupAssessmentId, instance }: OverrideScope, act: 'override' | 'withdrawOverride') {
  return instance === null
    ? ({ action: `score.${act}`, entityType: 'groupAssessment', entityId: groupAssessmentId } as const)
    : ({ action: `result.${act}`, entityType: 'problemInstance', entityId: instance.id } as const)
}

type Recorded = Pick<OverrideToSet, 'kind' | 'value' | 'reason'>

function recordOf({ userId }: OverrideScope, { kind, value, reason }: Recorded) {
  return { learner: userId, kind, value, reason }
}

function storedValue({ value }: OverrideToSet): number | null {
  return value === null ? null : toFourPlaces(value)
}

/** Whether an override with the same client key sets the same, for the same result or total. */
export function isRepeat(stored: StoredOverride, scope: Omit<OverrideScope, 'userId'>, wanted: OverrideToSet): boolean {
  return (
    stored.groupAssessmentId === scope.groupAssessmentId &&
    stored.itemKey === (scope.instance?.itemKey ?? null) &&
    stored.kind === wanted.kind &&
    stored.value === storedValue(wanted) &&
    stored.reason === wanted.reason &&
    stored.learnerNote === wanted.learnerNote
  )
}

async function replace(
  trx: Transaction,
  scope: OverrideScope,
  wanted: OverrideToSet,
  { userId, actor }: Setter,
): Promise<void> {
  const learner = await selectOptionalLearner(trx, scope)
  if (!learner) throw new Refusal(platformRefusals.notFound)
  refuseBeforeStart(scope, wanted.kind, learner)
  const resultIds = await lockScope(trx, scope)
  if (scope.instance !== null && resultIds.length === 0) throw new Refusal(platformRefusals.notFound)
  const repeated = await selectOverrideByKey(trx, wanted.clientKey, scope.userId)
  if (repeated) {
    if (!isRepeat(repeated, scope, wanted)) throw new Refusal(resultRefusals.keyOfOtherOverride)
    return
  }
  const standing = await selectStanding(trx, scope)
  if (wanted.replaces !== undefined && wanted.replaces !== (standing?.id ?? null))
    throw new Refusal(resultRefusals.overriddenMeanwhile)
  if (standing) await withdraw(trx, standing.id, userId)
  const { clientKey, kind, reason, learnerNote } = wanted
  const points = pointsOf(wanted, scope.instance?.points ?? learner.possible)
  const value = storedValue(wanted)
  await insertOverride(trx, scope, { kind, value, points, reason, learnerNote, clientKey }, userId)
  await apply(trx, scope, resultIds, standing, { kind, points })
  await recordAct(trx, actor, {
    ...actOn(scope, 'override'),
    ...(standing && { before: recordOf(scope, standing) }),
    after: { ...recordOf(scope, wanted), points },
  })
}

/**
 * Sets points by hand, or waives penalties, for one result or one total. What stood there is withdrawn; a repeat of the
 * client's key does nothing, and the key with other content is refused; so is whoever saw something else than what stands.
 */
export async function setOverride(
  db: Transaction,
  scope: OverrideScope,
  wanted: OverrideToSet,
  setter: Setter,
): Promise<void> {
  await refusingOn({ overrides_client_key: resultRefusals.keyOfOtherOverride }, () =>
    db.transaction().execute((trx) => replace(trx, scope, wanted, setter)),
  )
}

/** Withdraws what was set by hand: what was earned counts again. What is withdrawn already stays so. */
export async function withdrawOverride(
  db: Transaction,
  scope: OverrideScope,
  overrideId: number,
  { userId, actor }: Setter,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await selectOptionalLearner(trx, scope))) throw new Refusal(platformRefusals.notFound)
    const resultIds = await lockScope(trx, scope)
    const standing = await selectStanding(trx, scope)
    if (standing?.id !== overrideId) {
      if (standing) throw new Refusal(resultRefusals.overriddenMeanwhile)
      if (!(await selectOptionalOverride(trx, scope, overrideId))) throw new Refusal(platformRefusals.notFound)
      return
    }
    await withdraw(trx, standing.id, userId)
    await apply(trx, scope, resultIds, standing, undefined)
    await recordAct(trx, actor, { ...actOn(scope, 'withdrawOverride'), before: recordOf(scope, standing) })
  })
}
