import type { CallExpression } from '../../computing/expression.ts'
import type { FunctionName } from '../words.ts'
import * as error from './error.ts'
import * as exponential from './exponential.ts'
import { gamma } from './gamma.ts'
import * as hyperbolic from './hyperbolic.ts'
import * as inverseHyperbolic from './inverse-hyperbolic.ts'
import * as inverseTrigonometric from './inverse-trigonometric.ts'
import * as parts from './parts.ts'
import * as powers from './powers.ts'
import * as rounding from './rounding.ts'
import * as sexagesimal from './sexagesimal.ts'
import * as trigonometric from './trigonometric.ts'
import * as wholeNumbers from './whole-numbers.ts'
import { hasValues } from './function-computing.ts'
import type { FunctionComputing, FunctionWithValues, NamedFunction } from './function-computing.ts'

const nameOnly: NamedFunction = { kind: 'name only' }

/**
 * How every function is computed: each of these files exports functions under their names. A function of the words that is
 * missing here does not compile.
 */
export const computing: { readonly [N in FunctionName]: FunctionComputing } = {
  ...trigonometric,
  ...inverseTrigonometric,
  ...hyperbolic,
  ...inverseHyperbolic,
  ...exponential,
  ...powers,
  ...error,
  ...parts,
  ...rounding,
  ...wholeNumbers,
  ...sexagesimal,
  'gamma-function': gamma,
  'double-factorial': nameOnly,
  // Worked out on matrices before anything is computed.
  det: nameOnly,
  transpose: nameOnly,
  evaluated: nameOnly,
  sinc: nameOnly,
  piecewise: nameOnly,
  given: nameOnly,
  angled: nameOnly,
  congruence: nameOnly,
  oint: nameOnly,
  iint: nameOnly,
  iiint: nameOnly,
  ratio: nameOnly,
  'in-base': nameOnly,
  'maps-to': nameOnly,
  'from-to': nameOnly,
  named: nameOnly,
  'for-all': nameOnly,
  exists: nameOnly,
  'exists-one': nameOnly,
  'exists-none': nameOnly,
  divides: nameOnly,
  'not-divides': nameOnly,
  'not-parallel': nameOnly,
  proportional: nameOnly,
  parallel: nameOnly,
  perpendicular: nameOnly,
  similar: nameOnly,
  congruent: nameOnly,
  triangle: nameOnly,
  'angle-of-points': nameOnly,
}

const byName: ReadonlyMap<string, FunctionComputing> = new Map(Object.entries(computing))

/** How a function is computed; nothing for a name that is none. */
export const computingOf = (name: string): FunctionComputing | undefined => byName.get(name)

/** How the function of a call is computed; nothing where only its name is known. */
export function valuesOf({ name, isDeclared }: CallExpression): FunctionWithValues | undefined {
  const known = isDeclared === true ? undefined : computingOf(name)
  return known !== undefined && hasValues(known) ? known : undefined
}
