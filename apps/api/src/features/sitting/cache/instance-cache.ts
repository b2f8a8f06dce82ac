import type { Database } from '@isomorph/database'
import { creditAsMarked, type Credit, type CreditRule, type Variant } from '@isomorph/problem'
import { LRUCache } from 'lru-cache'
import { anyOf } from '../../../data/any-of.ts'
import { selectCompiledRevision, type CompiledRevision } from '../../group-assessments/index.ts'
import { createBatcher } from '../attempts/batcher.ts'
import { createChoiceKeys, selectChoiceSecret, type ChoiceKeys } from '../page/choice-keys.ts'
import type { CountedResult, SetOfResult } from '../attempts/count-attempt.ts'
import type { ScheduleRow } from '../schedule/schedule.ts'
import type { AppealRecord, AttemptRecord, CorrectionRecord, EvidenceRecord } from '../sitting.rows.ts'
import { instanceSql } from '../sitting.sql.ts'

/** A result as it is stored, with what its learner is told of what was set by hand. */
export interface StoredResult extends CountedResult, SetOfResult {
  readonly learnerNote: string
}

/** By what a result is marked. A regrade changes it, together with the version of the result. */
export interface MarkedBy {
  readonly variantId: number
  /** Of the rules of its problem; 0: as delivered. */
  readonly rulesNumber: number
}

export function isMarkedAlike(one: MarkedBy, other: MarkedBy): boolean {
  return one.variantId === other.variantId && one.rulesNumber === other.rulesNumber
}

/** The state of a problem instance when it was last read. It may be stale: the write that relies on it compares versions. */
export interface InstanceSnapshot {
  readonly resultVersion: number
  readonly groupAssessmentVersion: number
  /** Of the learner's status: with the version before, it tells whether `schedule` still holds. */
  readonly statusVersion: number
  readonly markedBy: MarkedBy
  readonly result: StoredResult
  readonly correction: CorrectionRecord | null
  readonly appeals: readonly AppealRecord[]
  /** When an answer was last marked, or a regrade applied; null: nothing was answered when this was read. */
  readonly lastMarkedAt: Date | null
  readonly attempts: readonly AttemptRecord[]
  readonly lateEvidence: readonly EvidenceRecord[]
  readonly schedule: ScheduleRow
}

/** What only a regrade changes of an instance. */
interface MarkingOfInstance extends MarkedBy {
  /** What the problem counts; 0 where it is dropped. */
  readonly points: number
  readonly credit: Credit
  readonly variant: Variant
  readonly revision: CompiledRevision
  readonly choiceKeys: ChoiceKeys
}

/** A problem instance with the variant and the revision that it is shown and marked by. */
export interface CachedInstance extends MarkingOfInstance {
  readonly id: number
  readonly groupAssessmentId: number
  readonly userId: number
  readonly itemKey: number
  readonly position: number
  readonly isBonus: boolean
  /** Of its own; null: those of the group assessment. */
  readonly attemptsAllowed: number | null
  readonly attemptPenaltyPercent: number | null
  /** What the learner reads in place of the name. */
  readonly learnerTitle: string | null
  readonly name: string
  /** The part that can change; null before it is read. */
  snapshot: InstanceSnapshot | null
  /** Submissions of one instance run one after another in a process, so that each finds a fresh snapshot. */
  submissionQueue: Promise<unknown>
}

interface InstanceCache {
  readonly selectInstance: (id: number) => Promise<InstanceRow | undefined>
  readonly instances: LRUCache<number, Promise<CachedInstance | undefined>>
  /** Learners who share a variant share the object, and with it everything that is cached by it. */
  readonly variants: LRUCache<number, Variant>
  choiceSecret: Buffer | undefined
}

const cachedMilliseconds = 600_000
const caches = new WeakMap<Database, InstanceCache>()

function cacheOf(database: Database): InstanceCache {
  let cache = caches.get(database)
  if (cache === undefined) {
    cache = {
      selectInstance: createBatcher({
        run: (ids: readonly number[]) => selectInstances(database, ids),
        ownerOf: (id) => id,
        maximumConcurrent: 2,
      }),
      instances: new LRUCache({ max: 20_000, ttl: cachedMilliseconds }),
      variants: new LRUCache({ max: 20_000 }),
      choiceSecret: undefined,
    }
    caches.set(database, cache)
  }
  return cache
}

interface InstanceRow {
  readonly id: number
  readonly group_assessment_id: number
  readonly user_id: number
  readonly item_key: number
  readonly position: number
  readonly points: number
  readonly variant_id: number
  readonly rules_number: number
  readonly credit_rule: CreditRule | null
  readonly question_rules: Credit['questions'] | null
  readonly problem_revision_id: number
  readonly delivered_revision_id: number
  readonly generator: number
  readonly seed: number
  readonly drawn: Variant['drawn']
  readonly values: Variant['values']
  readonly name: string
  readonly knows_choice_keys: boolean
  readonly is_bonus: boolean
  readonly attempts_allowed: number | null
  readonly attempt_penalty_percent: number | null
  readonly learner_title: string | null
}

function variantOf(database: Database, { variant_id, generator, seed, drawn, values }: InstanceRow): Variant {
  const { variants } = cacheOf(database)
  const variant = variants.get(variant_id) ?? { generator, seed, drawn, values }
  variants.set(variant_id, variant)
  return variant
}

async function selectInstances(
  { preparedPool }: Database,
  ids: readonly number[],
): Promise<(InstanceRow | undefined)[]> {
  const { rows } = await preparedPool.query<InstanceRow>({ name: 'instances', text: instanceSql, values: [ids] })
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id))
}

async function choiceSecretOf(database: Database): Promise<Buffer> {
  const cache = cacheOf(database)
  cache.choiceSecret ??= await selectChoiceSecret(database.db)
  return cache.choiceSecret
}

async function markingOf(database: Database, row: InstanceRow): Promise<MarkingOfInstance> {
  const revision = await selectCompiledRevision(database, row.problem_revision_id)
  const delivered = await selectCompiledRevision(database, row.delivered_revision_id)
  return {
    variantId: row.variant_id,
    rulesNumber: row.rules_number,
    points: row.points,
    credit: row.credit_rule === null ? creditAsMarked : { rule: row.credit_rule, questions: row.question_rules ?? {} },
    variant: variantOf(database, row),
    revision,
    choiceKeys: createChoiceKeys({
      secret: await choiceSecretOf(database),
      problemInstanceId: row.id,
      questions: revision.compiled.content.questions,
      deliveredQuestions: delivered.compiled.content.questions,
      takesAuthoredKeys: row.knows_choice_keys,
    }),
  }
}

async function loadInstance(database: Database, id: number): Promise<CachedInstance | undefined> {
  const row = await cacheOf(database).selectInstance(id)
  if (!row) return undefined
  return {
    ...(await markingOf(database, row)),
    id: row.id,
    groupAssessmentId: row.group_assessment_id,
    userId: row.user_id,
    itemKey: row.item_key,
    position: row.position,
    isBonus: row.is_bonus,
    attemptsAllowed: row.attempts_allowed,
    attemptPenaltyPercent: row.attempt_penalty_percent,
    learnerTitle: row.learner_title,
    name: row.name,
    snapshot: null,
    submissionQueue: Promise.resolve(),
  }
}

/** A problem instance, from the cache where it is there. */
export async function getCachedInstance(database: Database, id: number): Promise<CachedInstance | undefined> {
  const { instances } = cacheOf(database)
  const known = instances.get(id)
  if (known) return await known
  const loading = loadInstance(database, id)
  instances.set(id, loading)
  try {
    const instance = await loading
    if (!instance) instances.delete(id)
    return instance
  } catch (error) {
    instances.delete(id)
    throw error
  }
}

/**
 * Brings a cached instance to the marking that its result has now. Whoever holds the instance sees it: what was marked before is
 * not written, since the version of the result has risen.
 */
export async function followMarking(database: Database, instance: CachedInstance, now: MarkedBy): Promise<void> {
  if (isMarkedAlike(instance, now)) return
  const row = await cacheOf(database).selectInstance(instance.id)
  if (row) Object.assign(instance, await markingOf(database, row))
}

/** Instances as they are marked now: for those who do not read their states. */
export async function getCurrentInstances(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, CachedInstance>> {
  const rows = await database.db
    .selectFrom('results')
    .select(['problemInstanceId', 'markedVariantId as variantId', 'rulesNumber'])
    .where('problemInstanceId', '=', anyOf(ids))
    .execute()
  const found = new Map<number, CachedInstance>()
  await Promise.all(
    rows.map(async (row) => {
      const instance = await getCachedInstance(database, row.problemInstanceId)
      if (!instance) return
      await followMarking(database, instance, row)
      found.set(instance.id, instance)
    }),
  )
  return found
}

export async function getCurrentInstance(database: Database, id: number): Promise<CachedInstance | undefined> {
  return (await getCurrentInstances(database, [id])).get(id)
}

/** Drops the instances of a database: each is read again when it is needed. */
export function clearInstances(database: Database): void {
  caches.delete(database)
}
