/** Draws many variants and says what authors should know before learners meet them. */

import { canonicalName, toNumber } from '@isomorph/evaluator'
import { plainText } from '@isomorph/rich-text'
import type { CompiledProblem } from '../compile-problem.ts'
import { doublesOf, isReal, type Value } from '../formulas/value.ts'
import { keyNumbers } from '../question-types/numeric/judge-number.ts'
import { closeness } from '../question-types/formula/tolerance.ts'
import {
  setThatApplies,
  type CompiledAnswer,
  type CompiledFormulaQuestion,
  type CompiledQuestion,
} from '../questions/compile-question.ts'
import { instantiateChoices } from '../statement/instantiate.ts'
import { isAuthoringError } from '../variables/authoring-error.ts'
import { shownValue } from '../variables/shown-values.ts'
import { drawVariant, environmentOf, type Environment, type Variant } from '../variables/variant.ts'
import { usesByName } from './variable-uses.ts'
import { distributionOf, type Distribution, type Observed } from './histogram.ts'

/** What can be wrong with some variants of a problem that is valid as such. */
export const troubleKinds = [
  'cannotBeDrawn',
  'keyHasNoValue',
  'complexWhereReal',
  'answersCoincide',
  'toleranceWiderThanSpread',
  'roundedToZero',
  'uglyValue',
  'duplicates',
] as const

export type TroubleKind = (typeof troubleKinds)[number]

/** One row of the list: what is wrong, how often, and variants that show it. */
export interface VariantTrouble {
  readonly kind: TroubleKind
  readonly path: string
  readonly message: string
  readonly count: number
  /** Seeds of the first few variants concerned: each opens that very variant. */
  readonly seeds: readonly number[]
}

/** What many drawn variants have shown. */
export interface VariantsCheck {
  /** How many variants were drawn. */
  readonly count: number
  readonly distinctVariants: number
  readonly variables: readonly ({ readonly name: string } & Distribution)[]
  /** Numeric keys, by question and position of the answer within its set. */
  readonly answers: readonly ({ readonly questionKey: number; readonly position: number } & Distribution)[]
  readonly troubles: readonly VariantTrouble[]
}

const seedsShown = 5

interface Survey {
  readonly compiled: CompiledProblem
  readonly troubles: Map<
    string,
    { readonly kind: TroubleKind; readonly path: string; readonly message: string; count: number; seeds: number[] }
  >
  readonly variables: Map<string, Observed[]>
  readonly answers: Map<string, Observed[]>
  readonly seen: Set<string>
  /** Variables that learners see, and not only formulas. */
  readonly shownNames: ReadonlySet<string>
}

function note(survey: Survey, kind: TroubleKind, path: string, message: string, seed: number): void {
  const key = `${kind} ${path} ${message}`
  const known = survey.troubles.get(key)
  if (known === undefined) survey.troubles.set(key, { kind, path, message, count: 1, seeds: [seed] })
  else {
    known.count += 1
    if (known.seeds.length < seedsShown) known.seeds.push(seed)
  }
}

function observe(into: Map<string, Observed[]>, key: string, observed: Observed): void {
  const known = into.get(key)
  if (known === undefined) into.set(key, [observed])
  else known.push(observed)
}

const isUgly = (value: number): boolean => value !== 0 && (Math.abs(value) >= 1e9 || Math.abs(value) < 1e-6)
const powerFormats = new Set(['SciNotation', 'ENotation'])

function surveyVariables(survey: Survey, environment: Environment, seed: number): void {
  for (const [index, variable] of survey.compiled.content.variables.entries()) {
    const name = canonicalName(variable.name)
    const shown = shownValue(survey.compiled, environment, name)
    const value = environment.values.get(name)
    const number = value === undefined ? undefined : doublesOf(value)[0]
    observe(survey.variables, name, { value: number ?? shown?.text ?? '', shown: shown?.text ?? '' })
    const isShownSomewhere = survey.shownNames.has(name)
    if (variable.variableType !== 'CalculatedValue' || value === undefined || number === undefined || !isShownSomewhere)
      continue
    const { numberFormatType, rounding } = variable.parameters
    const path = `variables.${index}`
    if (!isReal(value) && !numberFormatType.startsWith('Complex')) {
      note(survey, 'complexWhereReal', path, `“${variable.name}” is complex, but shown as a real number.`, seed)
    } else if (number !== 0 && !powerFormats.has(numberFormatType) && /^[−-]?\$?0(\.0*)?%?$/.test(shown?.text ?? '')) {
      note(
        survey,
        'roundedToZero',
        path,
        `“${variable.name}” is not zero, but is shown as 0 with ${rounding} decimals.`,
        seed,
      )
    } else if (isUgly(number) && !powerFormats.has(numberFormatType)) {
      note(survey, 'uglyValue', path, `“${variable.name}” is very large or very small for its number format.`, seed)
    }
  }
}

function surveyPair(
  survey: Survey,
  question: CompiledFormulaQuestion,
  environment: Environment,
  pair: readonly [CompiledAnswer, CompiledAnswer],
  seed: number,
): void {
  const [first, second] = pair.map((answer) => keyNumbers(environment, answer))
  if (first === undefined || second === undefined || first.length !== second.length) return
  const coincide = first.every((number, index) => {
    const other = second[index]
    if (!number.ok || other?.ok !== true) return false
    const close = closeness(number.value, other.value, question.allowance)
    return close.ok && close.value !== 'outside'
  })
  if (coincide)
    note(survey, 'answersCoincide', pair[1].path, 'Two answers that earn different credit have the same value.', seed)
}

/** Enough digits to tell values apart in a histogram. */
function shortly(value: Value): string {
  const [re, im] = doublesOf(value)
  const part = (number: number): string => String(Number(number.toPrecision(6)))
  return im === 0 ? part(re) : `${part(re)}${im < 0 ? '' : '+'}${part(im)}i`
}

function surveyNumbers(
  survey: Survey,
  question: CompiledFormulaQuestion,
  environment: Environment,
  answers: readonly CompiledAnswer[],
  seed: number,
): void {
  const asked = question.question
  if (asked.answerType !== 'Numeric') return
  for (const [position, answer] of answers.entries()) {
    for (const number of keyNumbers(environment, answer)) {
      const value = number.ok ? number.value.value() : number
      if (!value.ok) {
        note(survey, 'keyHasNoValue', answer.path, value.trouble.message, seed)
        continue
      }
      const isRealAsked = asked.numberFormatType !== 'Any' && !asked.numberFormatType.startsWith('Complex')
      if (isRealAsked && !isReal(value.value))
        note(survey, 'complexWhereReal', answer.path, 'The answer is complex where a real number is asked for.', seed)
      const double = doublesOf(value.value)[0]
      observe(survey.answers, `${asked.questionKey}:${position}`, { value: double, shown: shortly(value.value) })
      const places = asked.precision?.kind === 'decimalPlaces' ? asked.precision.digits : undefined
      if (places !== undefined && double !== 0 && Math.abs(double) < 0.5 * 10 ** -places) {
        note(survey, 'roundedToZero', answer.path, 'The answer is not zero, but 0 with the digits asked for.', seed)
      }
    }
    for (const other of answers.slice(position + 1)) {
      if (other.answer.percentCorrect !== answer.answer.percentCorrect)
        surveyPair(survey, question, environment, [answer, other], seed)
    }
  }
}

function surveyQuestion(survey: Survey, question: CompiledQuestion, variant: Variant, environment: Environment): void {
  const path = `questions.${question.index}`
  if (question.kind === 'choices') {
    const shown = instantiateChoices(survey.compiled, variant, question.question.questionKey).map(({ content }) =>
      plainText(content),
    )
    if (new Set(shown).size < shown.length) {
      note(survey, 'answersCoincide', `${path}.choiceSets`, 'Two choices read the same.', variant.seed)
    }
  }
  if (question.kind !== 'formula') return
  const set = setThatApplies(question.sets, environment.values)
  if (set === undefined || set === 'unableToEvaluate') {
    note(survey, 'keyHasNoValue', `${path}.answerSets`, 'No set of answers applies.', variant.seed)
    return
  }
  surveyNumbers(survey, question, environment, set.answers, variant.seed)
}

/** One answer that would be right for every variant makes the variants pointless. */
function checkSpread(survey: Survey): void {
  for (const question of survey.compiled.questions.values()) {
    if (question.kind !== 'formula' || question.allowance.kind === 'none') continue
    const observed = survey.answers.get(`${question.question.questionKey}:0`) ?? []
    const numbers = observed.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
    if (numbers.length < 2 || !(most > least)) continue
    const { allowance } = question
    const wide =
      allowance.kind === 'absolute'
        ? toNumber(allowance.amount) * 2
        : (toNumber(allowance.percent) / 100) * (Math.abs(least) + Math.abs(most))
    if (wide < most - least) continue
    note(
      survey,
      'toleranceWiderThanSpread',
      `questions.${question.index}.tolerance`,
      'The tolerance is so wide that one answer is right for all variants.',
      0,
    )
  }
}

function surveyVariant(survey: Survey, seed: number): void {
  const variant = drawVariant(survey.compiled, seed)
  if (isAuthoringError(variant)) {
    note(survey, 'cannotBeDrawn', variant.path, variant.message, seed)
    return
  }
  const environment = environmentOf(survey.compiled, variant)
  survey.seen.add(JSON.stringify(variant.drawn))
  surveyVariables(survey, environment, seed)
  for (const question of survey.compiled.questions.values()) surveyQuestion(survey, question, variant, environment)
}

/** With fewer different variants than this, neighbours soon have the same numbers. */
const fewVariants = 20

/**
 * Draws `count` variants and gives ranges, histograms and troubles. A thousand take well under a second.
 *
 * ```ts
 * checkVariants(compiled, 1000).troubles // []
 * ```
 */
export function checkVariants(compiled: CompiledProblem, count = 1000, firstSeed = 0): VariantsCheck {
  const uses = [...usesByName(compiled.content)]
  const shownNames = new Set(
    uses.filter(([, places]) => places.some(({ kind }) => kind !== 'formula')).map(([name]) => name),
  )
  const survey: Survey = {
    compiled,
    troubles: new Map(),
    variables: new Map(),
    answers: new Map(),
    seen: new Set(),
    shownNames,
  }
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) surveyVariant(survey, seed)
  checkSpread(survey)
  const draws = compiled.variables.sources.some((source) => source.count > 1)
  if (draws && survey.seen.size > 0 && survey.seen.size < Math.min(fewVariants, count)) {
    note(survey, 'duplicates', 'variables', `There are only ${survey.seen.size} different variants.`, firstSeed)
  }
  return {
    count,
    distinctVariants: survey.seen.size,
    variables: [...survey.variables].map(([name, observed]) => ({ name, ...distributionOf(observed) })),
    answers: [...survey.answers].map(([key, observed]) => {
      const [questionKey, position] = key.split(':').map(Number)
      return { questionKey: questionKey ?? 0, position: position ?? 0, ...distributionOf(observed) }
    }),
    troubles: [...survey.troubles.values()].map((trouble) => ({ ...trouble, seeds: [...trouble.seeds] })),
  }
}
