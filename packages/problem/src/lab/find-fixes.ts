/** Which changes might fix an issue, and which of them do: each is tried before it is offered. */

import type { Tree } from '@isomorph/evaluator'
import type { IssueKind } from '../checking/issue-rules.ts'
import { issueRules } from '../checking/issue-rules.ts'
import { surveyVariants, type VariantIssue } from '../checking/survey.ts'
import type { VariantRow } from '../checking/variant-rows.ts'
import type { CompiledProblem } from '../compiled-problem.ts'
import { compileProblem } from '../compile-problem.ts'
import type { CompiledAnswer } from '../question-types/formula/compile.ts'
import type { Tolerance } from '../question-types/formula/content.ts'
import { conditionsOfParts, separatingConditions } from './conditions.ts'
import { applyFix, type Fix } from './fix.ts'
import { calculateOne, removeCondition, solveLastNumber } from './fixes-of-conditions.ts'
import { say } from '../wording/said.ts'

interface FixableIssue {
  readonly compiled: CompiledProblem
  readonly issue: VariantIssue
  readonly failing: readonly VariantRow[]
  readonly passing: readonly VariantRow[]
}

type Propose = (given: FixableIssue) => readonly Fix[]

const condition = (formula: string): Fix => ({
  label: say('fixAddCondition'),
  latex: formula,
  change: { kind: 'addCondition', formula },
})

/** The answer that an issue is about. */
function answerAt({ questions }: CompiledProblem, path: string): CompiledAnswer | undefined {
  const [, index, within = ''] = /^questions\.(\d+)\.(.*)$/.exec(path) ?? []
  const question = [...questions.values()].find((each) => each.index === Number(index))
  if (question?.kind !== 'formula') return undefined
  const answers = question.sets.flatMap((set) => set.answers)
  return answers.find((answer) => within.startsWith(answer.path)) ?? (within === 'tolerance' ? answers[0] : undefined)
}

/** The position of the variable or question that an issue is about. */
function positionIn(list: 'variables' | 'questions', path: string): number | undefined {
  const [, found, index] = /^(variables|questions)\.(\d+)(?:\.|$)/.exec(path) ?? []
  return found === list ? Number(index) : undefined
}

function treeAt(compiled: CompiledProblem, path: string): Tree | undefined {
  const position = positionIn('variables', path)
  if (position === undefined) return answerAt(compiled, path)?.tree
  return compiled.variables.calculated.find((each) => each.path.startsWith(`variables.${position}.`))?.tree
}

const ruleOut: Propose = ({ compiled, issue, failing, passing }) => {
  const tree = treeAt(compiled, issue.path)
  const found = [
    ...(tree === undefined ? [] : conditionsOfParts(compiled, tree)),
    ...separatingConditions(compiled, { failing, passing }),
  ]
  return [...new Set(found)].map(condition)
}

const keepApart: Propose = ({ compiled, failing, passing }) =>
  separatingConditions(compiled, { failing, passing }).map(condition)

function tolerance(question: number, given: Tolerance): Fix {
  const amount = given.kind === 'Percentage' ? `${given.value} %` : given.value
  return { label: say('fixSetTolerance', { amount }), change: { kind: 'setTolerance', question, tolerance: given } }
}

const percents = ['10', '5', '2', '1', '0.5', '0.1']

/** Percentages that are offered, or parts of an amount. */
function tolerances(kind: Tolerance['kind'], before: number, isSmaller: boolean): readonly string[] {
  if (kind === 'Percentage')
    return isSmaller
      ? percents.filter((percent) => Number(percent) < before)
      : percents.filter((percent) => Number(percent) > before).toReversed()
  const factors = isSmaller ? [0.5, 0.2, 0.1, 0.01, 0.001] : [2, 5, 10]
  return factors.map((factor) => String(Number((before * factor).toPrecision(2))))
}

/** Another tolerance for the question that an issue is about. */
function otherTolerance(isSmaller: boolean): Propose {
  return ({ compiled, issue }) => {
    const position = positionIn('questions', issue.path)
    const question = position === undefined ? undefined : compiled.content.questions[position]
    if (position === undefined || question?.answerType !== 'Numeric') return []
    const given = question.tolerance ?? (isSmaller ? undefined : { kind: 'Percentage' as const, value: '0' })
    if (given === undefined) return []
    return tolerances(given.kind, Number(given.value), isSmaller).map((value) =>
      tolerance(position, { kind: given.kind, value }),
    )
  }
}

const firstTolerance: Propose = ({ issue }) => {
  const position = positionIn('questions', issue.path)
  return position === undefined ? [] : [tolerance(position, { kind: 'Percentage', value: '1' })]
}

function calculatedPosition({ compiled, issue }: FixableIssue): number | undefined {
  const position = positionIn('variables', issue.path)
  const variable = position === undefined ? undefined : compiled.content.variables[position]
  return variable?.variableType === 'CalculatedValue' ? position : undefined
}

const powersOfTen: Propose = (given) => {
  const variable = calculatedPosition(given)
  if (variable === undefined) return []
  return [{ label: say('fixPowersOfTen'), change: { kind: 'setFormat', variable, format: 'SciNotation' } }]
}

const moreDecimals: Propose = (given) => {
  const position = calculatedPosition(given)
  const variable = position === undefined ? undefined : given.compiled.content.variables[position]
  if (position === undefined || variable?.variableType !== 'CalculatedValue') return []
  return [1, 2, 3, 4].map((more): Fix => {
    const decimals = variable.parameters.rounding + more
    return {
      label: say('fixShowDecimals', { count: decimals }),
      change: { kind: 'setDecimals', variable: position, decimals },
    }
  })
}

/** All calculated values that others go on with, or that answers are worked out from. */
const goOnAsShown: Propose = ({ compiled }) => {
  const variables = compiled.content.variables.flatMap((variable, index) =>
    variable.variableType === 'CalculatedValue' && !variable.parameters.usesValueAsShown ? [index] : [],
  )
  if (variables.length === 0) return []
  return [{ label: say('fixGoOnAsShown'), change: { kind: 'goOnAsShown', variables } }]
}

/** A proposal that needs the problem and the place of the issue only. */
const atPath =
  (propose: (compiled: CompiledProblem, path: string) => readonly Fix[]): Propose =>
  ({ compiled, issue }) =>
    propose(compiled, issue.path)

const proposals: { readonly [kind in IssueKind]?: readonly Propose[] } = {
  cannotBeDrawn: [ruleOut],
  conditionNeverHolds: [atPath(removeCondition)],
  conditionHardlyHolds: [atPath(solveLastNumber), atPath(calculateOne), atPath(removeCondition)],
  conditionsRejectMost: [atPath(solveLastNumber), atPath(calculateOne)],
  keyHasNoValue: [ruleOut],
  complexWhereReal: [ruleOut],
  percentageOfZero: [ruleOut],
  keyNotInForm: [keepApart],
  keyNotRight: [keepApart],
  choicesReadAlike: [keepApart],
  answersCoincide: [keepApart],
  toleranceTooWide: [otherTolerance(true), keepApart],
  toleranceWiderThanSpread: [otherTolerance(true)],
  mistakeAccepted: [otherTolerance(true), keepApart],
  neighboursAnswerRight: [otherTolerance(true)],
  valuesAsShownWrong: [goOnAsShown, otherTolerance(false)],
  neverEnds: [firstTolerance],
  roundedToZero: [moreDecimals, powersOfTen],
  uglyValue: [powersOfTen],
}

const maximumSeeds = 40
const maximumVariants = 160
const maximumNumbers = 200_000

const kindAndPath = ({ kind, path }: Pick<VariantIssue, 'kind' | 'path'>): string => `${kind} ${path}`
const isError = ({ kind }: Pick<VariantIssue, 'kind'>): boolean => issueRules[kind].level === 'InvalidForUseError'

/** Whether the issue is gone with the change, nothing worse has come, and there is still something to draw. */
function isFixed({ compiled, issue, failing }: FixableIssue, fix: Fix, known: ReadonlySet<string>): boolean {
  const largest = Math.max(0, ...compiled.content.constraints.map(({ id }) => id))
  const changed = compileProblem(applyFix(compiled.content, fix.change, () => largest + 1))
  // That a new condition leaves out a pinned variant is said, with a fix of its own.
  const findingsOf = ({ findings }: CompiledProblem) =>
    findings.filter(({ path }) => !path.startsWith('pinnedVariants'))
  if (changed.error !== undefined || findingsOf(changed).length > findingsOf(compiled).length) return false
  const survey = surveyVariants(changed, {
    count: maximumVariants,
    firstSeed: 1,
    moreSeeds: failing.slice(0, maximumSeeds).map(({ seed }) => seed),
    isOncePerVariant: true,
    maximumNumbers,
    isLab: true,
  })
  const found = [...survey.issues.values()]
  const isDrawn = survey.seen.size > 1
  return (
    isDrawn &&
    !found.some((each) => kindAndPath(each) === kindAndPath(issue) || (isError(each) && !known.has(kindAndPath(each))))
  )
}

const maximumTries = 8
const maximumOffered = 2

/** The fixes of an issue that were tried and hold; each kind of change once. */
export function findFixes(given: FixableIssue, issues: readonly VariantIssue[]): readonly Fix[] {
  const known = new Set(issues.map(kindAndPath))
  const offered: Fix[] = []
  let tried = 0
  for (const propose of proposals[given.issue.kind] ?? []) {
    const proposed = propose(given)
    const fixed = proposed.find((fix) => tried++ < maximumTries && isFixed(given, fix, known))
    if (fixed !== undefined) offered.push(fixed)
    if (offered.length >= maximumOffered) break
  }
  return offered
}
