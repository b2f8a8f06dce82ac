/** Groups that answers may form: by each formula, relation to the key and other signature that fits some of them. */

import type { Hypotheses } from './hypotheses.ts'
import type { CompiledProblem } from '../compiled-problem.ts'
import type { Marking, TypedAnswer } from '../marking/marking.ts'
import type { CompiledQuestion } from '../question-types/compiled-question.ts'
import type { Environment, Variant } from '../variables/variant.ts'
import { numbersOf, type Numbers } from './key-formulas.ts'
import { isNumeric, keyValue } from './key-value.ts'
import { otherSignatures, type NamedSignature } from './other-signatures.ts'
import { isAnswer, type ReadResponse } from './read-response.ts'
import {
  differenceEdits,
  differenceName,
  factorOf,
  ratioEdits,
  ratioName,
  simpleDifference,
  simpleRatio,
} from './simple-relations.ts'
import { signatureKey } from './signature.ts'

/** An answer that may be in a group. */
export interface OpenAnswer {
  readonly variant: Variant
  /** The same for variants with the same values. */
  readonly variantNumber: number
  readonly environment: Environment
  readonly typed: TypedAnswer
  readonly marking: Marking
  readonly response: ReadResponse | undefined
}

export interface Candidate extends NamedSignature {
  readonly members: readonly number[]
  /** Whether an answer would fit a variant; absent where variants make no difference. */
  readonly fits?: (answer: number, variant: number) => boolean
}

/** Fewer are no group. */
export const fewestMembers = 3

/** A question whose answers are grouped. */
export interface Grouping {
  readonly compiled: CompiledProblem
  readonly question: CompiledQuestion
  readonly answers: readonly OpenAnswer[]
  /** Variants that were dealt, and some that could have been. */
  readonly variants: readonly Environment[]
}

/** Answers that fit their own variant, by what each variant asks for. */
function fittingBy(
  { answers, variants }: Grouping,
  wantedOf: (environment: Environment) => readonly number[],
): Pick<Candidate, 'members' | 'fits'> {
  const wanted: (readonly number[] | undefined)[] = []
  const at = (variant: number): readonly number[] => (wanted[variant] ??= wantedOf(variants[variant] as Environment))
  const fits = (index: number, variant: number): boolean => {
    const { response } = answers[index] as OpenAnswer
    return response !== undefined && isAnswer(response, at(variant))
  }
  const members = [...answers.keys()].filter((index) => fits(index, (answers[index] as OpenAnswer).variantNumber))
  if (members.length < fewestMembers) return { members }
  // Where all variants ask for the same, fitting another is no chance.
  const isAlike = variants.every((_, variant) => at(variant).every((value, point) => value === at(0)[point]))
  return isAlike ? { members } : { members, fits }
}

/** Answers by the formulas that give them, one formula a step. */
export function* byFormulas(
  grouping: Grouping,
  { classes, points }: Pick<Hypotheses, 'classes' | 'points'>,
): Generator<undefined, readonly Candidate[]> {
  const candidates: Candidate[] = []
  const all = new Map<Environment, readonly Numbers[]>(
    grouping.variants.map((variant) => [variant, points.map((point) => ({ ...point, ...numbersOf(variant) }))]),
  )
  for (const { name, edits, latex, compute } of classes) {
    const found = fittingBy(grouping, (variant) => (all.get(variant) ?? []).map(compute))
    if (found.members.length >= fewestMembers)
      candidates.push({ signature: { kind: 'formula', latex }, name, edits, ...found })
    yield
  }
  return candidates
}

/** Answers that are a simple multiple of their keys, or differ from them by the same. */
export function* byRelations(grouping: Grouping): Generator<undefined, readonly Candidate[]> {
  const { question, answers } = grouping
  if (!isNumeric(question)) return []
  const found = new Map<string, NamedSignature & { readonly valueBy: (key: number) => number; count: number }>()
  const note = (named: NamedSignature, valueBy: (key: number) => number): void => {
    const key = signatureKey(named.signature)
    const known = found.get(key)
    if (known === undefined) found.set(key, { ...named, valueBy, count: 1 })
    else known.count += 1
  }
  for (const answer of answers) {
    const [value, allowed] = [answer.response?.values[0], answer.response?.allowed[0]]
    if (value === undefined || allowed === undefined) continue
    const key = keyValue(question, answer.environment)
    const ratio = simpleRatio(value, key, allowed)
    if (ratio !== undefined)
      note({ signature: ratio, name: ratioName(ratio), edits: ratioEdits(ratio) }, (right) => right * factorOf(ratio))
    const difference = simpleDifference(value, key, allowed)
    if (difference !== undefined)
      note(
        { signature: difference, name: differenceName(difference), edits: differenceEdits },
        (right) => right + difference.amount,
      )
  }
  yield
  const candidates: Candidate[] = []
  for (const { signature, name, edits, valueBy, count } of found.values()) {
    if (count < fewestMembers) continue
    const fitting = fittingBy(grouping, (variant) => [valueBy(keyValue(question, variant))])
    candidates.push({ signature, name, edits, ...fitting })
    yield
  }
  return candidates
}

/** Answers with the same choices, words, missed side or reading. */
export function byOthers({ question, answers }: Grouping): readonly Candidate[] {
  const found = new Map<string, NamedSignature & { readonly members: number[] }>()
  for (const [index, { typed, marking }] of answers.entries()) {
    for (const named of otherSignatures(question, typed, marking)) {
      const key = signatureKey(named.signature)
      const known = found.get(key)
      if (known === undefined) found.set(key, { ...named, members: [index] })
      else known.members.push(index)
    }
  }
  return [...found.values()].filter(({ members }) => members.length >= fewestMembers)
}
