import {
  childrenOf,
  exactPlaces,
  formatNumber,
  magnitude,
  scaled,
  toLatex,
  variablesIn,
  withDecimalComma,
  type Rational,
  type Tree,
} from '@isomorph/evaluator'
import {
  compileValue,
  compileTreeCondition,
  computeValue,
  environmentOf,
  formulaLatex,
  formulaUnits,
  readFormula,
  saidBy,
  showNumber,
  type CompiledProblem,
  type Environment,
  type FormulaSetting,
  type ProblemContent,
  type Said,
  type Value,
  type VariableValue,
  type Variant,
} from '@isomorph/problem'
import type { FormulaOutcome, FormulaPart, FormulaValue } from './protocol.ts'

/** Everything that the formulas of a variant are worked out with. */
interface Work {
  readonly compiled: CompiledProblem
  readonly environment: Environment
}

/** What each formula of the author comes to in a variant, by the path of its field. */
export function formulaValues(compiled: CompiledProblem, variant: Variant): readonly FormulaValue[] {
  const work: Work = { compiled, environment: environmentOf(compiled, variant) }
  const { byPath } = formulaUnits(compiled)
  const values = [...valuesOfVariables(work), ...valuesOfConditions(work), ...valuesOfQuestions(work)]
  return values.map((value) => withUnit(value, byPath.get(value.path)))
}

/** The value with its unit behind it, where none stands there already. */
function withUnit(value: FormulaValue, unit: string | undefined): FormulaValue {
  const { outcome } = value
  if (unit === undefined || outcome.kind !== 'value') return value
  if (outcome.latex.includes(unitStart)) return { ...value, unit }
  const latex = `${outcome.latex}${unitStart}${unit.replaceAll('·', '\\cdot ')}}`
  return { ...value, unit, outcome: { ...outcome, latex } }
}

const unitStart = '\\,\\mathrm{'

function valuesOfVariables(work: Work): readonly FormulaValue[] {
  const { content, variables } = work.compiled
  const byVariable = new Map(variables.calculated.map((calculated) => [calculated.variable, calculated]))
  return content.variables.flatMap((variable) => {
    const calculated = variable.variableType === 'CalculatedValue' ? byVariable.get(variable) : undefined
    return calculated === undefined ? [] : [valueOf(work, calculated, variables.setting)]
  })
}

function valuesOfConditions(work: Work): readonly FormulaValue[] {
  const { content, variables } = work.compiled
  return content.constraints.map(({ formula }, index) =>
    conditionOf(work, `constraints.${index}`, formula, variables.setting),
  )
}

function valuesOfQuestions(work: Work): readonly FormulaValue[] {
  return [...work.compiled.questions.values()].flatMap((question) => {
    if (question.kind !== 'formula') return []
    const path = `questions.${question.index}.answerSets`
    const conditions = question.question.answerSets.flatMap(({ condition }, index) =>
      condition === undefined
        ? []
        : [conditionOf(work, `${path}.${index}.condition`, condition, work.compiled.variables.setting)],
    )
    const answers = question.sets.flatMap((set) => set.answers.flatMap((answer) => answerValue(work, question, answer)))
    return [...conditions, ...answers]
  })
}

type Question = Extract<
  CompiledProblem['questions'] extends ReadonlyMap<number, infer Q> ? Q : never,
  { readonly kind: 'formula' }
>
type Answer = Question['sets'][number]['answers'][number]

function answerValue(work: Work, question: Question, answer: Answer): readonly FormulaValue[] {
  const { path, tree } = answer
  const formula = answer.answer.formula
  const base = {
    path: `questions.${question.index}.${path}.formula`,
    formula,
    parts: partsOf(work, tree, question.setting),
  }
  const isNumber = question.question.answerType === 'Numeric'
  const letters = [...variablesIn(tree)]
  const known = letters.filter((name) => work.environment.values.has(name))
  // Without variables the answer is the same in all variants, and is what stands in the field.
  if (!isNumber && known.length === 0) return []
  const isComputed = !answer.isList && known.length === letters.length
  const outcome = isComputed ? computed(work, tree, question.setting) : undefined
  if (outcome !== undefined && (outcome.kind !== 'value' || !isNumber)) return [{ ...base, outcome }]
  const latex = formulaLatex(work.compiled, question, work.environment, answer)
  const shownKey: FormulaOutcome = { kind: 'value', latex, isExact: outcome?.isExact ?? true }
  return [{ ...base, outcome: isNumber ? withSign(shownKey, work.compiled.content.decimalSign) : shownKey }]
}

function conditionOf(work: Work, path: string, formula: string, setting: FormulaSetting): FormulaValue {
  const noValue = (said: Said): FormulaValue => ({
    path,
    formula,
    outcome: { kind: 'noValue', ...saidBy(said) },
    parts: [],
  })
  const tree = readFormula(formula, setting)
  if (!tree.ok) return noValue(tree.issue)
  const condition = compileTreeCondition(tree.value, setting)
  if (!condition.ok) return noValue(condition.issue)
  const holds = condition.value.holds(work.environment.values)
  if (!holds.ok) return noValue(holds.issue)
  return {
    path,
    formula,
    outcome: { kind: 'condition', holds: holds.value },
    parts: partsOf(work, tree.value, setting),
  }
}

type Calculated = CompiledProblem['variables']['calculated'][number]

/** The value is there from the draw, but where the variable goes on as it is shown. */
function valueOf(work: Work, calculated: Calculated, setting: FormulaSetting): FormulaValue {
  const { path, name, variable, tree, formula } = calculated
  const { usesValueAsShown, formula: typed } = variable.parameters
  const drawn = usesValueAsShown ? undefined : work.environment.values.get(name)
  const outcome = drawn === undefined ? outcomeOf(work, formula) : shownWithSign(work, drawn)
  return { path, formula: typed, outcome, parts: partsOf(work, tree, setting) }
}

function computed(work: Work, tree: Tree, setting: FormulaSetting): FormulaOutcome {
  const formula = compileValue(tree, setting)
  return formula.ok ? outcomeOf(work, formula.value) : { kind: 'noValue', ...saidBy(formula.issue) }
}

function outcomeOf(work: Work, formula: Calculated['formula']): FormulaOutcome {
  const value = computeValue(formula, work.environment.values)
  return value.ok ? shownWithSign(work, value.value) : { kind: 'noValue', ...saidBy(value.issue) }
}

function shownWithSign({ compiled }: Work, value: VariableValue): FormulaOutcome {
  return withSign(shownOutcome(value), compiled.content.decimalSign)
}

/** With the decimal sign of the problem, as its text shows numbers. */
function withSign(outcome: FormulaOutcome, sign: ProblemContent['decimalSign']): FormulaOutcome {
  return sign === 'comma' && 'latex' in outcome
    ? { ...outcome, latex: withDecimalComma(outcome.latex, 'latex') }
    : outcome
}

const figures = 6
/** Decimals with at most so many places are shown in full. */
const fewPlaces = 6
const complexPlaces = 4

const maximumShown = 12

/** A number, or the first elements of a list. */
function shownOutcome(value: VariableValue): FormulaOutcome {
  if (value.kind !== 'list') return shown(value)
  const items = value.items.slice(0, maximumShown).map(shown)
  const latex = items.map((item) => ('latex' in item ? item.latex : '?'))
  const rest = value.items.length > maximumShown ? [`\\ldots\\ (${value.items.length})`] : []
  const isExact = items.every((item) => item.kind === 'value' && item.isExact)
  return { kind: 'value', latex: `\\left[${[...latex, ...rest].join(';\\ ')}\\right]`, isExact }
}

/** A number as it is read at a glance: in full where that is short, else to six figures. */
function shown(value: Value): FormulaOutcome {
  if (value.kind === 'high' && value.im.digits !== 0n)
    return { kind: 'complex', latex: showNumber(value, 'ComplexRectangularI', { rounding: complexPlaces }).latex }
  const real: Rational = value.kind === 'exact' ? value.value : scaled(value.re.digits, value.re.exponent)
  const size = real.numerator === 0n ? 0 : magnitude(real)
  const places = exactPlaces(real)
  const isInFull = value.kind === 'exact' && places !== undefined && places <= fewPlaces && size < 12
  const numberFormatType = size > 9 || size < -5 ? 'SciNotation' : 'Number'
  const rounding = { kind: 'figures', digits: figures } as const
  const number = formatNumber(
    real,
    isInFull ? { type: 'Number', rounding: { kind: 'none', digits: 0 } } : { type: numberFormatType, rounding },
  )
  return { kind: 'value', latex: number?.latex ?? '?', isExact: isInFull }
}

const maximumParts = 12

/** The variables of a formula and each operation in it, from the inside out; brackets are no part by themselves. */
function partsOf(work: Work, tree: Tree, setting: FormulaSetting): readonly FormulaPart[] {
  const found = new Map<string, FormulaPart>()
  const visit = (part: Tree): void => {
    for (const child of childrenOf(part)) visit(child)
    if (part === tree || trivial.has(part.kind)) return
    // A letter of its own has no value, and neither has what it stands in.
    if ([...variablesIn(part)].some((name) => !work.environment.values.has(name))) return
    const latex = toLatex(part)
    if (found.has(latex) || found.size >= maximumParts) return
    found.set(latex, { latex, outcome: computed(work, part, setting) })
  }
  visit(tree)
  return [...found.values()]
}

const trivial: ReadonlySet<Tree['kind']> = new Set(['number', 'constant', 'group', 'word', 'unit', 'relation', 'logic'])
