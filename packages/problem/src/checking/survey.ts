/** Draws many variants and collects what authors should know about them. */

import { canonicalName, createBudget, type BudgetLimits } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import { numberIn, type ListValue } from '../formulas/lists/list-value.ts'
import { doublesOf, isReal } from '../formulas/value.ts'
import type { CompiledQuestion } from '../question-types/compiled-question.ts'
import type { QuestionSurvey } from '../question-types/question-check.ts'
import { typeOfCompiled } from '../question-types/question-types.ts'
import { isAuthoringError, type AuthoringError } from '../variables/authoring-error.ts'
import type { DrawTally } from '../variables/draw.ts'
import { shownValue } from '../variables/shown-values.ts'
import type { ShownValue } from '../statement/shown-value.ts'
import { drawVariant, environmentOf, type Environment, type Variant } from '../variables/variant.ts'
import type { Observed } from './histogram.ts'
import { probeQuestion } from './probe.ts'
import type { IssueKind } from './issue-rules.ts'
import { prepareMutants, tryMutants, type MutantWork } from './mutants.ts'
import { drawLimits, drawnValuesOfFailed, rowOfFailed } from './failed-variants.ts'
import { openRow, signatureOf, type OpenRow } from './variant-rows.ts'
import { usesByName } from './variable-uses.ts'
import { say, saidBy, type Said } from '../wording/said.ts'

/** A variant that shows an issue. */
export interface ExampleVariant {
  readonly seed: number
  /** What was drawn, as it is shown. */
  readonly values: Readonly<Record<string, string>>
}

/** One row of the list: what is wrong, how often, and variants that show it. */
export interface VariantIssue extends Said {
  readonly kind: IssueKind
  readonly path: string
  readonly count: number
  /** Seeds of the first few variants concerned: each opens that very variant. */
  readonly seeds: readonly number[]
  /** The first variant concerned; absent where the issue concerns all of them. */
  readonly example?: ExampleVariant
}

export interface SurveyOptions {
  readonly count: number
  readonly firstSeed: number
  /** Seeds that are looked at before the others. */
  readonly moreSeeds?: readonly number[]
  /** Whether each variant is looked at once, or as often as it is drawn. */
  readonly isOncePerVariant: boolean
  /** Numbers drawn for conditions before no more variants are drawn. */
  readonly maximumNumbers: number
  /** Whether the mistakes of learners are tried and the variants are kept one by one, as the lab does. */
  readonly isLab?: boolean
}

interface CountedIssue extends VariantIssue {
  count: number
  readonly seeds: number[]
}

export interface Survey {
  readonly compiled: CompiledProblem
  readonly issues: Map<string, CountedIssue>
  /** The seed of the variant that showed an issue last: a variant counts once. */
  readonly latest: Map<string, number>
  readonly variables: Map<string, Observed[]>
  readonly answers: Map<string, Observed[]>
  /** What was drawn, for each of the different variants. */
  readonly seen: Set<string>
  /** Different variants that could not be drawn. */
  readonly failed: Set<string>
  /** Variables that learners see, and not only formulas. */
  readonly shownNames: ReadonlySet<string>
  readonly tally: DrawTally
  readonly probed: { readonly signatures: Set<string>; count: number }
  /** Only in the lab. */
  readonly mutants: MutantWork | undefined
  readonly rows: OpenRow[]
}

const seedsShown = 5

/** Keys are typed into variants of so many different kinds, as each marking takes its time. */
const maximumProbedVariants = 12
const maximumProbes = 120
/** A part of what marking a learner's answer may use: what a check cannot decide with it is worth a look. */
const probeLimits: BudgetLimits = { nodes: 100_000, points: 500, digits: 20_000 }

/** What tells issues apart. */
export function keyOfIssue({ kind, path, message }: Pick<VariantIssue, 'kind' | 'path' | 'message'>): string {
  return `${kind} ${path} ${message}`
}

function note(survey: Survey, issue: Omit<VariantIssue, 'count' | 'seeds'>): void {
  const { kind, path, example } = issue
  const key = keyOfIssue(issue)
  const seed = example?.seed ?? 0
  const row = survey.rows.at(-1)
  if (row !== undefined && row.seed === example?.seed) row.issueKeys.add(key)
  const known = survey.issues.get(key)
  if (known === undefined) {
    survey.issues.set(key, { kind, path, ...saidBy(issue), count: 1, seeds: [seed], ...(example && { example }) })
  } else if (survey.latest.get(key) !== seed) {
    known.count += 1
    if (known.seeds.length < seedsShown) known.seeds.push(seed)
  }
  survey.latest.set(key, seed)
}

function observe(into: Map<string, Observed[]>, key: string, observed: Observed): void {
  const known = into.get(key)
  if (known === undefined) into.set(key, [observed])
  else known.push(observed)
}

/** What was drawn, as it is shown: what is calculated follows from it. */
function drawnValues({ compiled }: Survey, environment: Environment): Readonly<Record<string, string>> {
  return Object.fromEntries(
    compiled.variables.sources.map(({ name, variable }) => [
      variable.name,
      shownValue(compiled, environment, name)?.text ?? '',
    ]),
  )
}

/** All values as they are shown, by canonical name. */
function shownValues({ compiled }: Survey, environment: Environment): Readonly<Record<string, string>> {
  const names = [...compiled.variables.byName.keys()]
  return Object.fromEntries(names.map((name) => [name, shownValue(compiled, environment, name)?.text ?? '']))
}

/** Beyond so many numbers of a list, only the smallest and largest of each variant are added. */
const maximumListedNumbers = 20_000

/** A list shows how its numbers are spread. */
function observeList(survey: Survey, name: string, { items }: ListValue, shown: readonly ShownValue[]): void {
  const all = items
    .map((item, index) => ({ value: doublesOf(item)[0], shown: shown[index]?.text ?? '' }))
    .sort((a, b) => a.value - b.value)
  const isLong = (survey.variables.get(name)?.length ?? 0) > maximumListedNumbers
  for (const observed of isLong ? [...all.slice(0, 1), ...all.slice(-1)] : all)
    observe(survey.variables, name, observed)
}

const isUgly = (value: number): boolean => value !== 0 && (Math.abs(value) >= 1e9 || Math.abs(value) < 1e-6)
const powerFormats = new Set(['SciNotation', 'ENotation'])

function surveyVariables(survey: Survey, environment: Environment, example: ExampleVariant): void {
  for (const [index, variable] of survey.compiled.content.variables.entries()) {
    const name = canonicalName(variable.name)
    const shown = shownValue(survey.compiled, environment, name)
    const value = numberIn(environment.values.get(name))
    const number = value === undefined ? undefined : doublesOf(value)[0]
    const list = environment.values.get(name)
    if (list?.kind === 'list') observeList(survey, name, list, shown?.items ?? [])
    else observe(survey.variables, name, { value: number ?? shown?.text ?? '', shown: shown?.text ?? '' })
    const isShownSomewhere = survey.shownNames.has(name)
    if (variable.variableType !== 'CalculatedValue' || value === undefined || number === undefined || !isShownSomewhere)
      continue
    const { numberFormatType, rounding } = variable.parameters
    const report = (kind: IssueKind, said: Said): void =>
      note(survey, { kind, path: `variables.${index}`, ...said, example })
    if (!isReal(value) && !numberFormatType.startsWith('Complex')) {
      report('complexWhereReal', say('complexValue', { name: variable.name }))
    } else if (number !== 0 && !powerFormats.has(numberFormatType) && /^[−-]?\$?0(\.0*)?%?$/.test(shown?.text ?? '')) {
      report('roundedToZero', say('valueRoundedToZero', { name: variable.name, decimals: String(rounding) }))
    } else if (isUgly(number) && !powerFormats.has(numberFormatType)) {
      report('uglyValue', say('uglyValue', { name: variable.name }))
    }
  }
}

/** The survey of one question. */
function surveyOf(survey: Survey, { question, index }: CompiledQuestion, example?: ExampleVariant): QuestionSurvey {
  const key = (position: number): string => `${question.questionKey}:${position}`
  return {
    note: (kind, path, said) =>
      note(survey, { kind, path: `questions.${index}.${path}`, ...saidBy(said), ...(example && { example }) }),
    isLab: survey.mutants !== undefined,
    observe: (position, observed) => {
      observe(survey.answers, key(position), observed)
      const row = survey.rows.at(-1)
      if (row === undefined || example === undefined) return
      row.answers[key(position)] = observed.shown
      if (typeof observed.value === 'number') row.sizes.push(observed.value)
    },
    observed: (position) => survey.answers.get(key(position)) ?? [],
  }
}

/** Whether keys are to be typed into this variant: signs, zeros, ones and fractions are what makes variants different. */
function isProbed({ probed }: Survey, environment: Environment): boolean {
  const signature = signatureOf(environment)
  if (probed.signatures.has(signature) || probed.signatures.size >= maximumProbedVariants) return false
  probed.signatures.add(signature)
  return true
}

function surveyQuestions(survey: Survey, variant: Variant, environment: Environment, example: ExampleVariant): void {
  const { compiled, probed } = survey
  const isToProbe = isProbed(survey, environment)
  for (const question of compiled.questions.values()) {
    const of = surveyOf(survey, question, example)
    const { check } = typeOfCompiled(question)
    check.variant(question, { compiled, variant, environment }, of)
    if (survey.mutants !== undefined)
      tryMutants(survey.mutants, question, { compiled, variant, environment }, { survey: of, isSampled: isToProbe })
    if (!isToProbe || probed.count >= maximumProbes) continue
    const at = { compiled, environment, seed: variant.seed, budget: createBudget(probeLimits) }
    probed.count += probeQuestion(question, at, of)
  }
}

const kindsOfErrors: { readonly [code in AuthoringError['code']]?: IssueKind } = {
  ConditionNeverHolds: 'conditionNeverHolds',
  ConditionHardlyHolds: 'conditionHardlyHolds',
}

function surveyVariant(survey: Survey, seed: number, isOncePerVariant: boolean): void {
  const variant = drawVariant(survey.compiled, seed, survey.tally, drawLimits)
  if (isAuthoringError(variant)) {
    const { path } = variant
    const values = drawnValuesOfFailed(survey.compiled, variant, seed)
    const drawn = Object.keys(values).length === 0 ? String(seed) : JSON.stringify(values)
    if (isOncePerVariant && survey.failed.has(drawn)) return
    survey.failed.add(drawn)
    if (survey.mutants !== undefined) survey.rows.push(rowOfFailed(survey.compiled, variant, seed))
    note(survey, {
      kind: kindsOfErrors[variant.code] ?? 'cannotBeDrawn',
      path,
      ...saidBy(variant),
      example: { seed, values },
    })
    return
  }
  const drawn = JSON.stringify(variant.drawn)
  if (isOncePerVariant && survey.seen.has(drawn)) return
  survey.seen.add(drawn)
  const environment = environmentOf(survey.compiled, variant)
  const example = { seed, values: drawnValues(survey, environment) }
  if (survey.mutants !== undefined)
    survey.rows.push(
      openRow(survey.compiled, seed, variant.drawn, shownValues(survey, environment), environment.values),
    )
  surveyVariables(survey, environment, example)
  surveyQuestions(survey, variant, environment, example)
}

/** With fewer different variants than this, neighbours soon have the same numbers. */
const fewVariants = 20

function checkNumberOfVariants(survey: Survey, drawn: number): void {
  const { sources, chosen } = survey.compiled.variables
  const draws = chosen.only === undefined && sources.some((source) => source.count > 1)
  const { size } = survey.seen
  if (!draws || size === 0 || size >= Math.min(fewVariants, drawn)) return
  const said = say('fewVariants', { found: String(size), drawn: String(drawn) })
  note(survey, { kind: 'duplicates', path: 'variables', ...said })
}

/** Fewer combinations say little about a share. */
const fewCombinations = 100

/** Conditions that most draws miss bend what is drawn, and take time. */
function checkConditions(survey: Survey): void {
  const { tried, fitted } = survey.tally
  if (survey.seen.size === 0 || tried < fewCombinations || fitted * 10 >= tried) return
  const said = say('conditionsHold', { fitted, tried })
  note(survey, { kind: 'conditionsRejectMost', path: 'constraints', ...said })
}

/** Looks at many variants, from the first seed on. */
export function surveyVariants(compiled: CompiledProblem, options: SurveyOptions): Survey {
  const uses = [...usesByName(compiled.content)]
  const shownNames = new Set(
    uses.filter(([, places]) => places.some(({ kind }) => kind !== 'formula')).map(([name]) => name),
  )
  const survey: Survey = {
    compiled,
    issues: new Map(),
    latest: new Map(),
    variables: new Map(),
    answers: new Map(),
    seen: new Set(),
    failed: new Set(),
    shownNames,
    tally: { tried: 0, fitted: 0, numbers: 0 },
    probed: { signatures: new Set(), count: 0 },
    mutants: options.isLab === true ? prepareMutants(compiled) : undefined,
    rows: [],
  }
  for (const seed of options.moreSeeds ?? []) surveyVariant(survey, seed, options.isOncePerVariant)
  let drawn = 0
  for (; drawn < options.count && survey.tally.numbers <= options.maximumNumbers; drawn += 1)
    surveyVariant(survey, options.firstSeed + drawn, options.isOncePerVariant)
  for (const question of compiled.questions.values())
    typeOfCompiled(question).check.variants(question, surveyOf(survey, question))
  checkNumberOfVariants(survey, drawn)
  checkConditions(survey)
  return survey
}
