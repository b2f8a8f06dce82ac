/** Draws many variants and says what authors should know before learners meet them. */

import { canonicalName } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import { doublesOf, isReal } from '../formulas/value.ts'
import type { CompiledQuestion } from '../question-types/compiled-question.ts'
import type { QuestionSurvey } from '../question-types/question-check.ts'
import { typeOfCompiled } from '../question-types/question-types.ts'
import { isAuthoringError } from '../variables/authoring-error.ts'
import { shownValue } from '../variables/shown-values.ts'
import { drawVariant, environmentOf, type Environment } from '../variables/variant.ts'
import { distributionOf, type Distribution, type Observed } from './histogram.ts'
import type { TroubleKind } from './trouble.ts'
import { usesByName } from './variable-uses.ts'

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

/** The survey of one question. */
function surveyOf(survey: Survey, { question, index }: CompiledQuestion, seed: number): QuestionSurvey {
  const key = (position: number): string => `${question.questionKey}:${position}`
  return {
    note: (kind, path, message) => note(survey, kind, `questions.${index}.${path}`, message, seed),
    observe: (position, observed) => observe(survey.answers, key(position), observed),
    observed: (position) => survey.answers.get(key(position)) ?? [],
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
  for (const question of survey.compiled.questions.values()) {
    const at = { compiled: survey.compiled, variant, environment }
    typeOfCompiled(question).check.variant(question, at, surveyOf(survey, question, seed))
  }
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
  for (const question of compiled.questions.values())
    typeOfCompiled(question).check.variants(question, surveyOf(survey, question, firstSeed))
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
