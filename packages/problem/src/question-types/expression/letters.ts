/** Letters of keys with their kinds: what is stored, what the key shows, and sentences about both. */

import { variablesIn, type LetterKind, type LetterKinds, type Tree } from '@isomorph/evaluator'
import type { ProblemContent } from '../../content/problem-content.ts'
import type { CompiledProblem } from '../../compiled-problem.ts'
import type { CompiledFormulaQuestion } from '../formula/compile.ts'
import type { Assumptions } from '../formula/content.ts'
import type { Comparison, ExpressionSymbolicQuestion } from './content.ts'
import type { Report } from '../../content/report.ts'
import {
  lettersShownBy,
  severallyDifferentiated,
  undifferentiated,
  type LetterReason,
  type ShownLetter,
} from './letters-shown.ts'
import { asSaid, say, type Said } from '../../wording/said.ts'

/** A letter of a key. */
export interface LetterOfKey {
  readonly name: string
  /** What it stands for: as stored, else as the key shows. */
  readonly kind: LetterKind
  /** What the key shows. */
  readonly shown: LetterKind
  /** What shows it, where the kind is what the key shows and anything does. */
  readonly because?: LetterReason
}

export const sameKind = (a: LetterKind, b: LetterKind): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && a.functionOf === b.functionOf)

/** The sentence of each kind that is no function. */
const kindSentences = {
  real: 'letterReal',
  positive: 'letterPositive',
  integer: 'letterInteger',
  complex: 'letterComplex',
  constant: 'letterConstant',
  vector: 'letterVector',
  matrix: 'letterMatrix',
  randomVariable: 'letterRandom',
} as const satisfies Readonly<Record<Extract<LetterKind, string>, LetterReason['code']>>

/** What the kind of a letter means, in a sentence for the author. */
export function letterSentence({ name, kind, because }: Pick<LetterOfKey, 'name' | 'kind' | 'because'>): Said {
  if (because !== undefined) return asSaid({ code: because.code, params: { ...because.params, name } })
  return typeof kind === 'object'
    ? say('letterFunction', { name, by: kind.functionOf })
    : say(kindSentences[kind], { name })
}

/** A letter that no key says anything about, as the author's assumptions have it. */
function usualKind(name: string, { letters, positive }: Assumptions): LetterKind {
  return positive?.includes(name) === true ? 'positive' : (letters ?? 'real')
}

/** Letters that have another name in right answers. */
function constantsOf(tree: Tree, comparison: Comparison): readonly string[] {
  const names = [...variablesIn(tree)]
  if (comparison.mode === 'renaming' || comparison.mode === 'family')
    return names.filter((name) => !comparison.fixed.includes(name))
  if (comparison.mode === 'lineOrPlane') return names.filter((name) => comparison.parameters.includes(name))
  if (comparison.mode !== 'antiderivative' || comparison.constant !== 'required') return []
  return names.filter((name) => /^[CKck](_\d)?$/.test(name))
}

const freeConstant: LetterReason = { code: 'letterFreeConstant', params: {} }

function shownKind(
  name: string,
  found: ShownLetter | undefined,
  constants: ReadonlySet<string>,
  assumptions: Assumptions,
) {
  if (constants.has(name)) return { shown: 'constant' as const, because: freeConstant }
  const usual = usualKind(name, assumptions)
  const isNumber = found === undefined || found.kind === 'positive'
  // What the author assumes of all letters goes before what a root shows.
  if (isNumber && (found === undefined || usual !== 'real')) return { shown: usual }
  return { shown: found.kind, because: found.because }
}

/** The letters of all keys of a question, variables left out, in the order in which they occur. */
export function lettersOf(compiled: CompiledProblem, question: CompiledFormulaQuestion): readonly LetterOfKey[] {
  const answers = question.sets.flatMap((set) => set.answers)
  const shown = new Map<string, ShownLetter>()
  const [names, constants] = [new Set<string>(), new Set<string>()]
  const functions = new Set(question.setting.computing.functions)
  const kindOfLetter = (name: string): LetterKind | undefined => question.kinds?.[name] ?? shown.get(name)?.kind
  for (const { tree, comparison } of answers) {
    for (const [name, letter] of lettersShownBy(tree)) if (!shown.has(name)) shown.set(name, letter)
    for (const name of constantsOf(tree, comparison)) constants.add(name)
    const several = severallyDifferentiated(tree)
    for (const name of [...variablesIn(tree)].map(undifferentiated)) if (!several.has(name)) names.add(name)
  }
  return [...names]
    .filter(
      (name) => !compiled.variables.byName.has(name) && !functions.has(name) && !isFixedName(name, names, kindOfLetter),
    )
    .map((name) => {
      const found = shownKind(name, shown.get(name), constants, question.question.assumptions ?? {})
      const kind = question.kinds?.[name] ?? found.shown
      const because = sameKind(kind, found.shown) ? found.because : undefined
      return { name, kind, shown: found.shown, ...(because === undefined ? {} : { because }) }
    })
}

/** T in Aᵀ, I beside matrices, E in E[X]: signs that are no letters. In T⁻¹AT, T is a matrix. */
function isFixedName(
  name: string,
  names: ReadonlySet<string>,
  kindOfLetter: (name: string) => LetterKind | undefined,
): boolean {
  const hasKind = (kind: LetterKind): boolean => [...names].some((other) => kindOfLetter(other) === kind)
  if (name === 'T' && kindOfLetter(name) === 'matrix') return false
  if (name === 'I' || name === 'T') return hasKind('matrix')
  return ['E', 'Var', 'Cov'].includes(name) && hasKind('randomVariable')
}

/**
 * The letters whose stored kind was read off the key. Content that was stored without saying so counts those as read off
 * that have the kind that the key shows.
 */
export function inferredLettersOf(
  { letters, inferredLetters }: Pick<ExpressionSymbolicQuestion, 'letters' | 'inferredLetters'>,
  ofKey: readonly LetterOfKey[],
): readonly string[] {
  if (inferredLetters !== undefined) return inferredLetters
  return ofKey.flatMap(({ name, shown }) => {
    const kind = letters?.[name]
    return kind !== undefined && sameKind(kind, shown) ? [name] : []
  })
}

/**
 * The content with the kinds of all letters of its keys stored, so that nothing that is read off keys in another way later
 * changes what its answers earn. What is stored already stays, and what is added is marked as read off the key.
 */
export function withLetters(content: ProblemContent, compiled: CompiledProblem): ProblemContent {
  let isChanged = false
  const questions = content.questions.map((question) => {
    if (question.answerType !== 'ExpressionSymbolic' && question.answerType !== 'ExpressionSymbolicForm')
      return question
    const known = compiled.questions.get(question.questionKey)
    if (known?.kind !== 'formula') return question
    const ofKey = lettersOf(compiled, known)
    const isStored = (name: string): boolean =>
      Object.hasOwn(question.letters ?? {}, name) || Object.hasOwn(content.letters ?? {}, name)
    const added = ofKey.filter(({ name }) => !isStored(name))
    if (added.length === 0) return question
    isChanged = true
    return {
      ...question,
      letters: { ...question.letters, ...Object.fromEntries(added.map(({ name, kind }) => [name, kind])) },
      inferredLetters: [...inferredLettersOf(question, ofKey), ...added.map(({ name }) => name)],
    }
  })
  return isChanged ? { ...content, questions } : content
}

/** What is wrong with kinds that are stored. */
export function checkLetters(
  letters: LetterKinds | undefined,
  variables: ReadonlyMap<string, unknown>,
  report: Report,
): void {
  for (const [name, kind] of Object.entries(letters ?? {})) {
    const path = `letters.${name}`
    if (variables.has(name)) report('InvalidForUseInfo', path, say('letterIsVariable', { name }))
    if (typeof kind === 'object' && kind.functionOf === name)
      report('InvalidForUseError', path, say('functionOfItself', { name }))
  }
}

/** Kinds for a question: its own go before those of the problem; `undefined` where nothing is said. */
export const kindsFor = (ofProblem: LetterKinds | undefined, own: LetterKinds | undefined): LetterKinds | undefined =>
  ofProblem === undefined && own === undefined ? undefined : { ...ofProblem, ...own }
