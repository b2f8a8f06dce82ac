/** Makes the mistakes of learners in a variant, and sees what they earn. */

import { createBudget } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import { compileFormula } from '../formulas/formula.ts'
import type { CompiledQuestion } from '../question-types/compiled-question.ts'
import { readsAngles, withOtherAngles } from '../question-types/numeric/mutants.ts'
import type { CheckedVariant, Mutant, MutantKind, QuestionSurvey } from '../question-types/question-check.ts'
import { typeOfCompiled } from '../question-types/question-types.ts'
import { workOut, type CompiledCalculated } from '../variables/calculated.ts'
import type { Environment } from '../variables/variant.ts'
import { usesByName } from './variable-uses.ts'
import { say } from '../wording/said.ts'
import type { SentenceCode } from '../wording/texts.ts'

/** What is prepared once for all variants of a problem. */
export interface MutantWork {
  /** The calculated values where angles are read in the other unit; absent where there are no angles. */
  readonly otherAngles: readonly CompiledCalculated[] | undefined
  /** The calculated values where those that learners read go on as they are shown; absent where there are none. */
  readonly asShown: readonly CompiledCalculated[] | undefined
  /** Answers that were marked so far. */
  marked: number
}

/** Marking takes its time; what is left out of many variants is in others. */
const maximumMarkings = 3000

function withAnglesOf(value: CompiledCalculated, { variables }: CompiledProblem): CompiledCalculated {
  const formula = compileFormula(value.tree, withOtherAngles(variables.setting))
  return formula.ok ? { ...value, formula: formula.value } : value
}

function goingOnAsShown(value: CompiledCalculated): CompiledCalculated {
  const { variable } = value
  return { ...value, variable: { ...variable, parameters: { ...variable.parameters, usesValueAsShown: true } } }
}

/** The names of variables that stand in what learners read before they answer. */
function namesRead({ content }: CompiledProblem): ReadonlySet<string> {
  const isRead = (path: string): boolean => path.startsWith('statement') || /^questions\.\d+\.label/.test(path)
  const uses = [...usesByName(content)]
  return new Set(uses.filter(([, places]) => places.some(({ path }) => isRead(path))).map(([name]) => name))
}

export function prepareMutants(compiled: CompiledProblem): MutantWork {
  const { calculated } = compiled.variables
  const read = namesRead(compiled)
  const isRounded = ({ name, variable }: CompiledCalculated): boolean =>
    read.has(name) && !variable.parameters.usesValueAsShown
  return {
    otherAngles: calculated.some(({ tree }) => readsAngles(tree))
      ? calculated.map((value) => withAnglesOf(value, compiled))
      : undefined,
    asShown: calculated.some(isRounded)
      ? calculated.map((value) => (isRounded(value) ? goingOnAsShown(value) : value))
      : undefined,
    marked: 0,
  }
}

/** The same draw with calculated values worked out in another way. */
function reworked(
  { environment, compiled }: CheckedVariant,
  calculated: readonly CompiledCalculated[],
): Environment | undefined {
  const names = new Set(compiled.variables.calculated.map(({ name }) => name))
  const values = new Map([...environment.values].filter(([name]) => !names.has(name)))
  return workOut(calculated, values) === undefined ? { ...environment, values, cached: new Map() } : undefined
}

function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined
  return () => (done ??= { result: work() }).result
}

const accepted = {
  sign: 'signAccepted',
  double: 'doubleAccepted',
  tenfold: 'tenfoldAccepted',
  unit: 'unitAccepted',
  angles: 'anglesAccepted',
} as const satisfies Readonly<Record<Exclude<MutantKind, 'valuesAsShown'>, SentenceCode>>

function noteOutcome(mutant: Mutant, percent: number, survey: QuestionSurvey): void {
  const { kind, path, percentCorrect } = mutant
  const isRight = percent >= percentCorrect
  if (kind === 'valuesAsShown') {
    if (isRight) return
    survey.note('valuesAsShownWrong', path, say('shownValuesWrong'))
  } else if (isRight) survey.note('mistakeAccepted', path, say(accepted[kind]))
}

/** Types the answers that mistakes lead to, and notes those that are accepted. */
export function tryMutants(
  work: MutantWork,
  question: CompiledQuestion,
  at: CheckedVariant,
  { survey, isSampled }: { readonly survey: QuestionSurvey; readonly isSampled: boolean },
): void {
  const { otherAngles, asShown } = work
  const type = typeOfCompiled(question)
  const mutants = type.check.mutants(question, {
    ...at,
    isSampled,
    otherAngles: otherAngles && once(() => reworked(at, otherAngles)),
    asShown: asShown && once(() => reworked(at, asShown)),
  })
  for (const mutant of mutants) {
    if (work.marked >= maximumMarkings) return
    work.marked += 1
    const typed = { questionKey: question.question.questionKey, value: mutant.value }
    const { compiled, environment, variant } = at
    const { marking } = type.mark(question, typed, {
      compiled,
      environment,
      seed: variant.seed,
      budget: createBudget({ nodes: 100_000, points: 500, digits: 20_000 }),
    })
    if (marking.verdict === 'needsPerson' || marking.verdict === 'unreadable') continue
    noteOutcome(mutant, marking.percent, survey)
  }
}
