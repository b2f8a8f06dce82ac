import type { Rational } from '../numbers/rational.ts'
import { computing, valuesOf } from '../functions/computing/all.ts'
import type { FunctionComputing } from '../functions/computing/function-computing.ts'
import { words } from '../functions/words.ts'
import { EvaluationFailure, createBudget } from './budget.ts'
import { exactValue } from './exact/exact.ts'
import { contains } from './expression.ts'
import type { Expression } from './expression.ts'
import { doubleOf, isInteger } from './exact/fractions.ts'

/** What a step of a program does. Steps refer to earlier steps only, so one pass computes everything. */
export const OP = {
  letter: 0,
  number: 1,
  pi: 2,
  e: 3,
  i: 4,
  infinity: 5,
  add: 6,
  multiply: 7,
  divide: 8,
  negate: 9,
  wholePower: 10,
  fractionPower: 11,
  power: 12,
  loop: 13,
  declared: 14,
} as const

/** Codes up to this one are letters, numbers and constants, which have no operands. */
export const LAST_LEAF = OP.infinity

/** Codes from here on are functions, in the order of their words. */
export const FIRST_FUNCTION = 16

const codes: ReadonlyMap<string, number> = new Map(words.map(({ name }, at) => [name, FIRST_FUNCTION + at]))

const twoOperands: ReadonlySet<number> = new Set(
  words.flatMap(({ name }, at) => {
    const known: FunctionComputing = computing[name]
    return known.kind === 'stepped' && known.operands === 2 ? [FIRST_FUNCTION + at] : []
  }),
)

/** Whether a step is a function of two numbers. */
export const takesTwo = (code: number): boolean => twoOperands.has(code)

export interface Loop {
  readonly kind: 'sum' | 'product' | 'integral' | 'limit'
  readonly lower: number
  readonly upper: number
  /** Steps of the surrounding program whose values are the body's letters, the bound one (−1) among them. */
  readonly inputs: readonly number[]
  readonly body: Program
}

export interface DeclaredCall {
  readonly name: string
  readonly primes: number
  readonly args: readonly number[]
}

/** Expressions translated once, to be computed many times; equal parts are computed once. */
export interface Program {
  readonly letters: readonly string[]
  readonly op: readonly number[]
  readonly a: readonly number[]
  readonly b: readonly number[]
  /** Exact values of the `number` steps and exact exponents of the `fractionPower` steps. */
  readonly exact: readonly (Rational | undefined)[]
  readonly doubles: readonly number[]
  readonly loops: readonly Loop[]
  readonly declared: readonly DeclaredCall[]
  /** The steps that hold the values of the expressions. */
  readonly outputs: readonly number[]
  /** An odd root of a negative number is the real one also where it is written as a power. */
  readonly realOddRoots: boolean
  /** A negative number has powers with whole exponents only, where the exponent has letters. */
  readonly realPowers: boolean
}

export interface ProgramOptions {
  readonly realOddRoots?: boolean
  readonly realPowers?: boolean
}

interface Builder {
  readonly letters: string[]
  readonly op: number[]
  readonly a: number[]
  readonly b: number[]
  readonly exact: (Rational | undefined)[]
  readonly loops: Loop[]
  readonly declared: DeclaredCall[]
  readonly known: Map<string | number, number>
  readonly options: ProgramOptions
}

/** Translates expressions into one program. `letters` fixes the first slots; letters found later are appended. */
export function buildProgram(
  expressions: readonly Expression[],
  letters: readonly string[],
  options: ProgramOptions = {},
): Program {
  const builder: Builder = {
    letters: [],
    op: [],
    a: [],
    b: [],
    exact: [],
    loops: [],
    declared: [],
    known: new Map(),
    options,
  }
  for (const name of letters) letterStep(builder, name)
  const outputs = expressions.map((expression) => step(builder, expression))
  return {
    letters: builder.letters,
    op: builder.op,
    a: builder.a,
    b: builder.b,
    exact: builder.exact,
    doubles: builder.exact.map((value) => (value === undefined ? 0 : doubleOf(value))),
    loops: builder.loops,
    declared: builder.declared,
    outputs,
    realOddRoots: options.realOddRoots === true,
    realPowers: options.realPowers === true,
  }
}

/** Small operands are packed into one number: making a text of every step took longer than looking it up. */
function keyOf(op: number, a: number, b: number, exact: Rational | undefined): string | number {
  if (exact !== undefined) {
    const { numerator, denominator } = exact
    const isSmall = op === OP.number && denominator === 1n && numerator >= 0n && numerator < 65_536n
    return isSmall ? (op * 65_536 + Number(numerator)) * 65_536 : `${op}:${a}:${b}:${numerator}/${denominator}`
  }
  return a < 65_536 && b >= 0 && b < 65_536 ? (op * 65_536 + a) * 65_536 + b : `${op}:${a}:${b}`
}

function emit(builder: Builder, op: number, a = 0, b = 0, exact?: Rational): number {
  const key = keyOf(op, a, b, exact)
  const known = builder.known.get(key)
  if (known !== undefined) return known
  builder.known.set(key, builder.op.length)
  builder.op.push(op)
  builder.a.push(a)
  builder.b.push(b)
  builder.exact.push(exact)
  return builder.op.length - 1
}

function letterStep(builder: Builder, name: string): number {
  const at = builder.letters.indexOf(name)
  if (at < 0) builder.letters.push(name)
  return emit(builder, OP.letter, at < 0 ? builder.letters.length - 1 : at)
}

const isLetter = (a: Expression): boolean => a.op === 'letter'

/** A small number written with operations, such as the exponent 1/3, as one exact number. */
export function smallExact(a: Expression): Rational | undefined {
  if (a.op === 'number') return a.value
  if (a.op === 'letter' || a.op === 'constant' || a.op === 'loop' || contains(a, isLetter)) return undefined
  try {
    return exactValue(a, createBudget({ nodes: 60, digits: 60 }))
  } catch {
    return undefined
  }
}

function step(builder: Builder, a: Expression): number {
  switch (a.op) {
    case 'number':
      return emit(builder, OP.number, 0, 0, a.value)
    case 'letter':
      return letterStep(builder, a.name)
    case 'constant':
      return emit(builder, OP[a.name])
    case 'sum':
      return a.terms.map((term) => step(builder, term)).reduce((left, right) => emit(builder, OP.add, left, right))
    case 'product':
      return productStep(builder, a.factors)
    case 'quotient': {
      const exact = smallExact(a)
      if (exact !== undefined) return emit(builder, OP.number, 0, 0, exact)
      return emit(builder, OP.divide, step(builder, a.numerator), step(builder, a.denominator))
    }
    case 'power':
      return powerStep(builder, a.base, a.exponent)
    case 'call':
      return callStep(builder, a)
    case 'loop':
      return loopStep(builder, a)
  }
}

function productStep(builder: Builder, factors: readonly Expression[]): number {
  let isNegative = false
  const steps: number[] = []
  for (const factor of factors) {
    if (factor.op === 'number' && factor.value.numerator === -1n && factor.value.denominator === 1n)
      isNegative = !isNegative
    else steps.push(step(builder, factor))
  }
  if (steps.length === 0) steps.push(emit(builder, OP.number, 0, 0, { numerator: 1n, denominator: 1n }))
  const value = steps.reduce((left, right) => emit(builder, OP.multiply, left, right))
  return isNegative ? emit(builder, OP.negate, value) : value
}

function powerStep(builder: Builder, base: Expression, exponent: Expression): number {
  if (base.op === 'constant' && base.name === 'e') return emit(builder, codes.get('exp')!, step(builder, exponent))
  const exact = smallExact(exponent)
  const from = step(builder, base)
  if (exact !== undefined && isInteger(exact) && exact.numerator < 2n ** 31n && exact.numerator > -(2n ** 31n)) {
    return emit(builder, OP.wholePower, from, Number(exact.numerator))
  }
  if (exact !== undefined) return emit(builder, OP.fractionPower, from, 0, exact)
  return emit(builder, OP.power, from, step(builder, exponent))
}

function callStep(builder: Builder, a: Extract<Expression, { op: 'call' }>): number {
  const args = a.args.map((part) => step(builder, part))
  if (a.isDeclared === true) {
    builder.declared.push({ name: a.name, primes: a.primes ?? 0, args })
    return emit(builder, OP.declared, builder.declared.length - 1)
  }
  const [op, known] = [codes.get(a.name), valuesOf(a)]
  // An integral without bounds has a derivative and no value.
  if (op === undefined || known === undefined) throw new EvaluationFailure('UnableToEvaluate', a.name)
  if (known.kind === 'elementary' || known.folds === undefined) return emit(builder, op, args[0], args[1])
  if (args.length > 1) return args.reduce((left, right) => emit(builder, op, left, right))
  return known.folds === 'alone stays' ? args[0]! : emit(builder, op, args[0], args[0])
}

function loopStep(builder: Builder, a: Extract<Expression, { op: 'loop' }>): number {
  const body = buildProgram([a.body], [a.variable], builder.options)
  builder.loops.push({
    kind: a.kind,
    lower: step(builder, a.lower),
    upper: step(builder, a.upper),
    inputs: body.letters.map((name) => (name === a.variable ? -1 : letterStep(builder, name))),
    body,
  })
  return emit(builder, OP.loop, builder.loops.length - 1)
}
