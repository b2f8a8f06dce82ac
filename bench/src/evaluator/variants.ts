/** Variants per second: a problem of ten variables, drawn and calculated by us and by the peers from the same formulas. */

import { performance } from 'node:perf_hooks'
import { ComputeEngine, type Expression } from '@cortex-js/compute-engine'
import { compileProblem, drawVariant, emptyProblemContent, isAuthoringError, type Variant } from '@isomorph/problem'
import { all, create, type FactoryFunctionMap } from 'mathjs'
import { inMathjs } from './mathjs.ts'

const drawn = [
  ['a', 1, 9],
  ['b', 2, 20],
  ['c', 1, 12],
  ['d', 3, 30],
] as const

/** LaTeX for us and Compute Engine, ASCII for mathjs. */
const calculated = [
  ['f', '\\frac{a+b}{c}', '(a+b)/c'],
  ['g', 'a^2+b^2', 'a^2+b^2'],
  ['h', '\\sqrt{a^2+b^2}', 'sqrt(a^2+b^2)'],
  ['k', '\\sin\\left(\\frac{d}{10}\\right)', 'sin(d/10)'],
  ['m', 'h\\cdot k', 'h*k'],
  ['n', '\\frac{g}{f}-c', 'g/f-c'],
] as const

const variables = [
  ...drawn.map(([name, min, max], at) => ({
    id: at + 1,
    name,
    variableType: 'RandomNumber' as const,
    parameters: {
      min: String(min),
      max: String(max),
      step: '1',
      blacklist: [],
      numberFormatType: 'Number' as const,
    },
  })),
  ...calculated.map(([name, formula], at) => ({
    id: drawn.length + at + 1,
    name,
    variableType: 'CalculatedValue' as const,
    parameters: { formula, numberFormatType: 'Number' as const, rounding: 2, usesValueAsShown: false },
  })),
]

const VARIANTS = 1000
const ROUNDS = 5

/** The median over the rounds of a thousand variants each, per second. */
function perSecond(work: (at: number) => void): number {
  for (let at = 0; at < VARIANTS / 2; at += 1) work(at)
  const rounds = Array.from({ length: ROUNDS }, () => {
    const started = performance.now()
    for (let at = 0; at < VARIANTS; at += 1) work(at)
    return (VARIANTS * 1000) / (performance.now() - started)
  })
  return Math.round(rounds.sort((x, y) => x - y)[Math.floor(ROUNDS / 2)] ?? 0)
}

export interface VariantSpeed {
  readonly engine: string
  readonly precision: string
  readonly perSecond: number
}

/** The peers get the drawn values; drawing them from a seed is in our figure alone. */
export function measureVariants(): VariantSpeed[] {
  const compiled = compileProblem({ ...emptyProblemContent, variables })
  const ours = (at: number): Variant => {
    const variant = drawVariant(compiled, at)
    if (isAuthoringError(variant)) throw new Error(variant.message)
    return variant
  }
  const scopes = Array.from({ length: VARIANTS }, (_, at) =>
    Object.fromEntries(drawn.map(([name]) => [name, Number(ours(at).values[name])])),
  )
  const exactOr100 = 'exact or 100 digits'
  return [
    { engine: 'isomorph', precision: exactOr100, perSecond: perSecond((at) => void ours(at)) },
    { engine: 'compute-engine', precision: '100 digits', perSecond: perSecond(byComputeEngine(scopes)) },
    { engine: 'mathjs', precision: '100 digits', perSecond: perSecond(byMathjs(scopes, 'BigNumber')) },
    { engine: 'mathjs', precision: 'doubles', perSecond: perSecond(byMathjs(scopes, 'number')) },
  ]
}

type Scopes = readonly Readonly<Record<string, number>>[]

function byMathjs(scopes: Scopes, number: 'BigNumber' | 'number'): (at: number) => void {
  const math = create(all as FactoryFunctionMap, { number, precision: 100 })
  const formulas = calculated.map(([name, , text]) => ({ name, code: math.parse(inMathjs(text)).compile() }))
  return (at) => {
    const scope: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(scopes[at] ?? {}))
      scope[name] = number === 'number' ? value : math.bignumber(value)
    for (const { name, code } of formulas) scope[name] = code.evaluate(scope) as unknown
  }
}

function byComputeEngine(scopes: Scopes): (at: number) => void {
  const engine = new ComputeEngine()
  engine.precision = 100
  const formulas = calculated.flatMap(([name, latex]) => {
    const expression = engine.parse(latex)
    return expression === null ? [] : [{ name, expression }]
  })
  return (at) => {
    const scope: Record<string, Expression> = {}
    for (const [name, value] of Object.entries(scopes[at] ?? {})) scope[name] = engine.number(value)
    for (const { name, expression } of formulas) scope[name] = expression.subs(scope).N()
  }
}
