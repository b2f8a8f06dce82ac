import type { CallExpression } from '../../computing/expression.ts'
import type { FunctionName } from '../words.ts'
import { cos, cot, csc, sec, sin, tan } from './trigonometric.ts'
import { cosh, coth, csch, sech, sinh, tanh } from './hyperbolic.ts'
import { arccos, arccot, arccsc, arcsec, arcsin, arctan } from './inverse-trigonometric.ts'
import { arcosh, arcoth, arcsch, arsech, arsinh, artanh } from './inverse-hyperbolic.ts'
import { exp, ln, sqrt } from './exponential.ts'
import { log, root } from './powers.ts'
import { erf } from './error.ts'
import { abs, arg, cis, conjugate, im, norm, polar, re } from './parts.ts'
import { ceil, floor, round, sign } from './rounding.ts'
import { binomial, factorial, gamma, gcd, lcm, max, min, mod, permutations } from './whole-numbers.ts'
import { hasValues } from './function-computing.ts'
import type { FunctionComputing, FunctionWithValues, NamedFunction } from './function-computing.ts'

const nameOnly: NamedFunction = { kind: 'name only' }

/** How every function is computed. A function of the words that is missing here does not compile. */
export const computing: { readonly [N in FunctionName]: FunctionComputing } = {
  sin,
  cos,
  tan,
  sec,
  csc,
  cot,
  arcsin,
  arccos,
  arctan,
  arcsec,
  arccsc,
  arccot,
  sinh,
  cosh,
  tanh,
  sech,
  csch,
  coth,
  arsinh,
  arcosh,
  artanh,
  arsech,
  arcsch,
  arcoth,
  ln,
  log,
  exp,
  sqrt,
  root,
  abs,
  norm,
  floor,
  ceil,
  round,
  sign,
  factorial,
  'double-factorial': nameOnly,
  'gamma-function': gamma,
  binomial,
  permutations,
  gcd,
  lcm,
  min,
  max,
  mod,
  conjugate,
  re,
  im,
  arg,
  cis,
  erf,
  // Worked out on matrices before anything is computed.
  det: nameOnly,
  transpose: nameOnly,
  polar,
  evaluated: nameOnly,
}

const byName: ReadonlyMap<string, FunctionComputing> = new Map(Object.entries(computing))

/** How a function is computed; nothing for a name that is none. */
export const computingOf = (name: string): FunctionComputing | undefined => byName.get(name)

/** How the function of a call is computed; nothing where only its name is known. */
export function valuesOf({ name, isDeclared }: CallExpression): FunctionWithValues | undefined {
  const known = isDeclared === true ? undefined : computingOf(name)
  return known !== undefined && hasValues(known) ? known : undefined
}
