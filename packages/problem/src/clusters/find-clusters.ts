/** Groups of wrong answers across the variants of a question, each named by the slip that leads to it. */

import type { CompiledProblem } from '../compiled-problem.ts'
import { markAnswer } from '../marking/mark-answer.ts'
import type { Marking, TypedAnswer } from '../marking/marking.ts'
import type { CompiledQuestion } from '../question-types/compiled-question.ts'
import { environmentOf, type Environment, type Variant } from '../variables/variant.ts'
import {
  byFormulas,
  byOthers,
  byRelations,
  fewestMembers,
  type Candidate,
  type OpenAnswer,
  type Grouping,
} from './candidates.ts'
import { isMoreThanChance } from './chance.ts'
import { buildHypotheses, type Hypotheses } from './hypotheses.ts'
import { referenceVariants } from './key-formulas.ts'
import { isGrouped, meetsSignature } from './meets-signature.ts'
import { readResponse, treeOf } from './read-response.ts'
import type { AnswerSignature } from './signature.ts'
import { templatesOf } from './templates.ts'
import type { Said } from '../wording/said.ts'

export interface AnswerToGroup {
  readonly variant: Variant
  readonly typed: TypedAnswer
  /** As it was marked; absent: it is marked now. */
  readonly marking?: Marking
}

/** A group of answers. */
export interface AnswerCluster {
  readonly signature: AnswerSignature
  /** In plain English: “forgot the factor ½”. */
  readonly name: string
  /** The same as codes, for screens in any language; what several of them say is meant together. */
  readonly sentences: Said['sentences']
  /** Positions in the list of answers. */
  readonly members: readonly number[]
  /** Different variants among them. */
  readonly variants: number
}

export interface AnswerClusters {
  readonly clusters: readonly AnswerCluster[]
  /** Answers that could be in a group: those that say something and are not right. */
  readonly wrong: number
  /** Of these, answers in no group. */
  readonly alone: number
}

/** Groups beyond these are not told. */
const maximumClusters = 40
/** Each edit more has to explain so much more of the answers. */
const shareOfEdit = 0.03

interface Open extends OpenAnswer {
  /** Its position in the list of answers. */
  readonly position: number
}

/** Different variants, by number. */
class DealtVariants {
  readonly #compiled: CompiledProblem
  readonly #numbers = new Map<string, number>()
  readonly variants: Variant[] = []

  constructor(compiled: CompiledProblem) {
    this.#compiled = compiled
  }

  numberOf(variant: Variant): number {
    const key = JSON.stringify(variant.values)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.variants.length)
    return this.variants.push(variant) - 1
  }

  environments(): readonly Environment[] {
    return this.variants.map((variant) => environmentOf(this.#compiled, variant))
  }
}

function openAnswer(
  compiled: CompiledProblem,
  { variant, typed, marking = markAnswer(compiled, variant, typed) }: AnswerToGroup,
  position: number,
  dealt: DealtVariants,
): Open | undefined {
  if (!isGrouped(marking)) return undefined
  const number = dealt.numberOf(variant)
  // Answers to the same variant share what is worked out for it.
  const environment = environmentOf(compiled, dealt.variants[number] ?? variant)
  return { position, variant, variantNumber: number, environment, typed, marking, response: undefined }
}

/** What the answers may have come from, and the answers with their values. */
function* readAnswers(
  compiled: CompiledProblem,
  question: CompiledQuestion,
  open: readonly Open[],
): Generator<undefined, readonly [readonly Open[], Hypotheses | undefined]> {
  if (question.kind !== 'formula') return [open, undefined]
  const trees = open.flatMap(({ environment, typed }) => {
    const tree = treeOf(question, typed)
    return tree === undefined ? [] : [{ environment, tree }]
  })
  const hypotheses = buildHypotheses(compiled, question, templatesOf(compiled, trees))
  yield
  const read: Open[] = []
  for (const answer of open) {
    read.push({ ...answer, response: readResponse(question, answer.typed, hypotheses.points) })
    yield
  }
  return [read, hypotheses]
}

/** The candidates that explain most, one after the other, each of what those before leave. */
function* cover(
  { compiled, answers, variants }: Grouping & { readonly answers: readonly Open[] },
  candidates: readonly Candidate[],
): Generator<undefined, readonly AnswerCluster[]> {
  const unexplained = new Set(answers.keys())
  const ownOf = (index: number): number => (answers[index] as Open).variantNumber
  const variantsIn = (members: readonly number[]): number => new Set(members.map(ownOf)).size
  const fewestVariants = Math.min(2, variantsIn([...answers.keys()]))
  let left = [...candidates]
  const clusters: AnswerCluster[] = []
  while (left.length > 0 && clusters.length < maximumClusters) {
    left = left
      .map((candidate) => ({ ...candidate, members: candidate.members.filter((index) => unexplained.has(index)) }))
      .filter(({ members }) => members.length >= fewestMembers && variantsIn(members) >= fewestVariants)
    const worth = ({ members, edits }: Candidate): number => members.length * (1 - shareOfEdit * edits)
    const [best] = left.toSorted(
      (a, b) => worth(b) - worth(a) || a.edits - b.edits || a.name.message.length - b.name.message.length,
    )
    if (best === undefined) break
    left = left.filter(({ signature }) => signature !== best.signature)
    yield
    const dealing = best.fits && { fits: best.fits, variants: variants.length, ownOf }
    const isFound = dealing === undefined || isMoreThanChance(dealing, [...unexplained], candidates.length)
    const members = isFound ? best.members.filter((index) => holds(compiled, answers[index] as Open, best)) : []
    if (members.length < fewestMembers || variantsIn(members) < fewestVariants) continue
    for (const index of members) unexplained.delete(index)
    const positions = members.map((index) => (answers[index] as Open).position)
    const { message: name, sentences } = best.name
    clusters.push({ signature: best.signature, name, sentences, members: positions, variants: variantsIn(members) })
  }
  return clusters
}

/** By the very rule that later answers meet. */
function holds(compiled: CompiledProblem, { variant, typed, marking }: Open, { signature }: Candidate): boolean {
  return meetsSignature(compiled, variant, typed, signature, marking)
}

/**
 * Finds the groups of wrong answers, in steps of a few milliseconds so that a server can do other things between them.
 * The same answers give the same groups. Throws a `RangeError` where the problem has no such question.
 */
export function* findClustersInSteps(
  compiled: CompiledProblem,
  questionKey: number,
  given: readonly AnswerToGroup[],
): Generator<undefined, AnswerClusters> {
  const question = compiled.questions.get(questionKey)
  if (question === undefined) throw new RangeError(`There is no question ${questionKey}.`)
  const open: Open[] = []
  const dealt = new DealtVariants(compiled)
  for (const [position, answer] of given.entries()) {
    const found = openAnswer(compiled, answer, position, dealt)
    if (found !== undefined) open.push(found)
    yield
  }
  const [answers, hypotheses] = yield* readAnswers(compiled, question, open)
  for (const variant of referenceVariants(compiled)) dealt.numberOf(variant)
  const grouping = { compiled, question, answers, variants: dealt.environments() }
  const candidates = [
    ...(hypotheses === undefined ? [] : yield* byFormulas(grouping, hypotheses)),
    ...(yield* byRelations(grouping)),
    ...byOthers(grouping),
  ]
  const clusters = yield* cover(grouping, candidates)
  const grouped = clusters.reduce((sum, { members }) => sum + members.length, 0)
  return { clusters, wrong: open.length, alone: open.length - grouped }
}

/** The groups of wrong answers to a question, all at once. */
export function findClusters(
  compiled: CompiledProblem,
  questionKey: number,
  answers: readonly AnswerToGroup[],
): AnswerClusters {
  const steps = findClustersInSteps(compiled, questionKey, answers)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}
