import { isDeepStrictEqual } from 'node:util'
import {
  isAuthoringError,
  meetsSignature,
  variantFromDrawn,
  type Marking,
  type TypedAnswer,
  type Variant,
} from '@isomorph/problem'
import type { Database } from '@isomorph/database'
import type { Evaluation } from '@isomorph/evaluation'
import { markingOf as asMade } from '../answer-clusters/index.ts'
import { selectCompiledRevision, selectDecimalSign, type CompiledRevision } from '../group-assessments/index.ts'
import { evidenceOf, taskReasonOf, toFourPlaces } from '../sitting/index.ts'
import {
  loadStates,
  type AttemptState,
  type InstanceState,
  type ResponseState,
  type StoredMarking,
} from './load-states.ts'
import { planResult, type MarkingChange, type ResultPlan } from './plan-result.ts'
import type { NumberedRules } from './rules.ts'

/** What a run that is taken back had changed. */
export interface Undone {
  /**
   * The marking before, of answers that nobody marked since; null: they were marked since, by somebody or when their turn came, or
   * were marked by a decision before. By instance, attempt and question.
   */
  readonly markings: ReadonlyMap<string, StoredMarking | null>
  readonly floors: ReadonlyMap<number, number | null>
}

export interface Planning {
  readonly database: Database
  readonly evaluation: Pick<Evaluation, 'markAnswers' | 'markWaiting'>
  /** The rules wanted for a problem instance. */
  readonly rulesOf: (instance: Pick<InstanceState, 'id' | 'itemKey'>) => NumberedRules
  readonly neverLower: boolean
  readonly undone: Undone | null
}

/** What a regrade does to one result. Nothing is written yet. */
export interface InstancePlan {
  readonly state: InstanceState
  readonly rules: NumberedRules
  /** The variant that it is marked by from now on: a stored one by its id, or one to be stored. */
  readonly variant: { readonly id: number } | { readonly revisionId: number; readonly derived: Variant }
  readonly changes: readonly MarkingChange[]
  /** Answers that a person marked, with what the computer gives. */
  readonly byHand: readonly MarkingChange[]
  readonly result: ResultPlan
  readonly keptBecause: 'neverLower' | 'missingValue' | null
}

export function placeOf({ problemInstanceId, attemptNumber, questionKey }: ResponseState): string {
  return `${problemInstanceId}/${attemptNumber}/${questionKey}`
}

/** Marks by the revision and the variant wanted. Learners who share a variant share the work of making it. */
interface Source {
  readonly revision: CompiledRevision
  readonly variant: Variant
  /** Null: the one that the learner was given. */
  readonly derivedFrom: number | null
}

type SourceOf = (state: InstanceState, rules: NumberedRules) => Promise<Source | undefined>

function createSources(database: Database): SourceOf {
  const sources = new Map<string, Source | undefined>()
  return async (state, { problemRevisionId }) => {
    const revision = await selectCompiledRevision(database, problemRevisionId ?? state.variantRevisionId)
    const key = `${state.variantId}/${revision.id}`
    if (sources.has(key)) return sources.get(key)
    const { generator, seed, drawn, values, variantId } = state
    const isOwn = revision.id === state.variantRevisionId
    const variant = isOwn ? { generator, seed, drawn, values } : variantFromDrawn(revision.compiled, drawn, seed)
    const source = isAuthoringError(variant) ? undefined : { revision, variant, derivedFrom: isOwn ? null : variantId }
    sources.set(key, source)
    return source
  }
}

function markingOf(marking: Marking | undefined): StoredMarking {
  if (marking === undefined)
    // There was no time for it: the sweep of waiting answers marks it.
    return { verdict: 'pending', percent: 0, rule: 'waits', reading: '', evidence: {}, needsPerson: false }
  const { verdict, rule, reading = '' } = marking
  return {
    verdict,
    percent: toFourPlaces(marking.percent),
    rule,
    reading,
    // As it comes back from the database, to be compared with what stands there.
    evidence: JSON.parse(JSON.stringify(evidenceOf(marking))) as unknown,
    needsPerson: taskReasonOf(marking) !== undefined,
  }
}

export function isSameMarking(one: StoredMarking, other: StoredMarking): boolean {
  return (
    one.verdict === other.verdict &&
    one.percent === other.percent &&
    one.rule === other.rule &&
    one.reading === other.reading &&
    isDeepStrictEqual(one.evidence, other.evidence)
  )
}

async function markAttempt(
  { database, evaluation }: Planning,
  { revision, variant }: Source,
  attempt: AttemptState,
  userId: number,
): Promise<ReadonlyMap<number, StoredMarking>> {
  const values = new Map(attempt.responses.map(({ questionKey, value }) => [questionKey, value]))
  const decimalSign = await selectDecimalSign(database, attempt.problemRevisionId)
  const answers = revision.compiled.content.questions.map(({ questionKey }) => ({
    questionKey,
    value: values.get(questionKey) ?? '',
    decimalSign,
  }))
  const quick = await evaluation.markAnswers(revision, variant, answers, String(userId))
  const waiting = quick.flatMap((marking, index) => (marking === undefined ? [index] : []))
  const patient =
    waiting.length === 0 ? [] : await evaluation.markWaiting(revision, variant, answers, String(userId), waiting)
  return new Map(
    answers.map(({ questionKey }, index) => [questionKey, markingOf(quick[index] ?? patient[index])] as const),
  )
}

/**
 * Whether the answers of an attempt have to be marked anew: not by the revision that they are marked by already. Where a run is
 * taken back, those are that came since, or were marked since.
 */
function toMark({ undone }: Planning, state: InstanceState, source: Source, attempt: AttemptState): boolean {
  if (undone === null) return source.revision.id !== state.markedRevisionId
  return (
    attempt.problemRevisionId !== source.revision.id ||
    attempt.responses.some((response) => undone.markings.get(placeOf(response)) === null)
  )
}

/** Whether an answer goes on earning what was decided on its group: by the version that marks now, and not less than that gives. */
function isStillDecided(
  { revision, variant }: Source,
  { questionKey, value, decidedBy }: ResponseState,
  decimalSign: NonNullable<TypedAnswer['decimalSign']>,
  marking: StoredMarking,
): boolean {
  if (decidedBy === null || marking.percent > decidedBy.percent || marking.verdict === 'pending') return false
  const typed = { questionKey, value, ...(decimalSign && { decimalSign }) }
  return meetsSignature(revision.compiled, variant, typed, decidedBy.signature, asMade(marking))
}

interface Markings {
  readonly changes: MarkingChange[]
  readonly byHand: MarkingChange[]
}

async function planMarkings(planning: Planning, state: InstanceState, source: Source): Promise<Markings> {
  const { undone } = planning
  const changes: MarkingChange[] = []
  const byHand: MarkingChange[] = []
  for (const attempt of state.attempts) {
    const marked = toMark(planning, state, source, attempt)
      ? await markAttempt(planning, source, attempt, state.userId)
      : new Map<number, StoredMarking>()
    const decimalSign = await selectDecimalSign(planning.database, attempt.problemRevisionId)
    for (const response of attempt.responses) {
      // What waits for the evaluator is marked by what holds when its turn comes.
      if (response.verdict === 'pending') continue
      const marking = undone?.markings.get(placeOf(response)) ?? marked.get(response.questionKey)
      if (marking === undefined) continue
      if (response.source === 'person' && response.decidedBy !== null) {
        // What was decided on a group of answers holds for those that belong to it by the version that marks from now on.
        if (!isStillDecided(source, response, decimalSign, marking)) changes.push({ response, marking })
      } else if (response.source === 'person') {
        // What is set aside counts nowhere: nobody has to look at it.
        if (
          undone === null &&
          !attempt.isSetAside &&
          marking.verdict !== 'needsPerson' &&
          marking.percent !== response.percent
        )
          byHand.push({ response, marking })
      } else if (!isSameMarking(response, marking)) changes.push({ response, marking })
    }
  }
  return { changes, byHand }
}

async function planInstance(planning: Planning, sourceOf: SourceOf, state: InstanceState): Promise<InstancePlan> {
  const { database, neverLower, undone } = planning
  const rules = planning.rulesOf(state)
  const source = await sourceOf(state, rules)
  const { changes, byHand } = source ? await planMarkings(planning, state, source) : { changes: [], byHand: [] }
  const revision = source?.revision ?? (await selectCompiledRevision(database, state.markedRevisionId))
  const result = planResult(state, revision, rules, changes, { neverLower, formerFloor: undone?.floors.get(state.id) })
  const stored = { id: source ? state.variantId : state.markedVariantId }
  return {
    state,
    rules,
    variant:
      source && source.derivedFrom !== null ? { revisionId: source.revision.id, derived: source.variant } : stored,
    changes,
    byHand,
    result,
    keptBecause: source ? (result.isKept ? 'neverLower' : null) : 'missingValue',
  }
}

/** What a regrade does to some results. Requests go first: each result keeps the thread for a moment only. */
export async function planInstances(planning: Planning, ids: readonly number[]): Promise<InstancePlan[]> {
  const states = await loadStates(planning.database.db, ids)
  const sourceOf = createSources(planning.database)
  const plans: InstancePlan[] = []
  for (const [index, state] of states.entries()) {
    if (index % 5 === 0) await new Promise((resolve) => setImmediate(resolve))
    plans.push(await planInstance(planning, sourceOf, state))
  }
  return plans
}

/** Whether a run has anything to say about a result. Previews by staff count nowhere. */
export function isWorthRecording({ state, changes, result, keptBecause }: InstancePlan): boolean {
  if (state.isPreview || !state.isActive) return false
  const counted = state.attempts.filter(({ isSetAside }) => !isSetAside)
  if (keptBecause === 'missingValue') return counted.length > 0
  const isChanged = counted.some(({ number }) => changes.some(({ response }) => response.attemptNumber === number))
  return keptBecause !== null || isChanged || !isDeepStrictEqual(result.before, result.after)
}
