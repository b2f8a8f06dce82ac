/** The settings that a comparison has to begin with when an author chooses it: in the letters of the key. */

import { variablesIn, type Tree } from '@isomorph/evaluator'
import type { Comparison } from './content.ts'
import { undifferentiated } from './letters-shown.ts'
import { differentialEquationShown } from './shown-differential-equation.ts'
import { familyPerhaps } from './shown/family.ts'
import { COORDINATES, coordinatesShown, lineOrPlaneShown } from './shown-line-or-plane.ts'

/** What each comparison begins with when it is chosen. */
export type OfferedComparisons = { readonly [mode in Comparison['mode']]: Comparison }

/** The letters of a key that are no variables of the problem, without primes and dots. */
function lettersIn(key: Tree, variables: ReadonlySet<string>): readonly string[] {
  const letters = new Set([...variablesIn(key)].map(undifferentiated))
  return [...letters].filter((name) => !variables.has(name))
}

/** What a formula is usually a function of: x, t, or the only small letter there is. */
function variableAmong(letters: readonly string[]): string {
  const small = letters.filter((name) => /^[a-z]$/.test(name))
  return ['x', 't'].find((name) => letters.includes(name)) ?? small[0] ?? letters[0] ?? 'x'
}

function differentialEquation(
  key: Tree | undefined,
  letters: readonly string[],
  variables: ReadonlySet<string>,
): Comparison {
  const shown = key && differentialEquationShown(key, variables)
  if (shown !== undefined) return shown
  const usual = ['y', 'x', 'v', 'u'].find((name) => letters.includes(name))
  return { mode: 'differentialEquation', function: usual ?? letters[0] ?? 'y' }
}

/** x, y, z where the key has z or only one of them; else those it has, or its own two or three letters. */
function coordinatesAmong(letters: readonly string[]): readonly string[] {
  const usual = COORDINATES.filter((name) => letters.includes(name))
  if (usual.length > 0) return usual.length === 2 && !usual.includes('z') ? usual : COORDINATES
  return letters.length === 2 || letters.length === 3 ? letters : COORDINATES
}

function lineOrPlane(key: Tree | undefined, letters: readonly string[], variables: ReadonlySet<string>): Comparison {
  const isFree = (name: string): boolean => !variables.has(name)
  const shown = key && (coordinatesShown(key, isFree) ?? lineOrPlaneShown(key, isFree))
  return shown ?? { mode: 'lineOrPlane', coordinates: coordinatesAmong(letters), parameters: [] }
}

/** Each comparison with the settings that a key suggests, or usual ones where there is no key yet. */
export function comparisonsOffered(key: Tree | undefined, variables: ReadonlySet<string>): OfferedComparisons {
  const letters = key === undefined ? [] : lettersIn(key, variables)
  const variable = variableAmong(letters)
  return {
    value: { mode: 'value' },
    antiderivative: { mode: 'antiderivative', variable, constant: 'required' },
    upToConstant: { mode: 'upToConstant', variable },
    system: { mode: 'system' },
    renaming: { mode: 'renaming', fixed: [] },
    family: (key && familyPerhaps(key, { mode: 'value' }, { variables, stated: new Set() })) ?? {
      mode: 'family',
      fixed: letters.filter((name) => /^[a-z]/.test(name)),
    },
    repeating: { mode: 'repeating' },
    differentialEquation: differentialEquation(key, letters, variables),
    lineOrPlane: lineOrPlane(key, letters, variables),
    multiple: { mode: 'multiple', sense: 'either' },
    basis: { mode: 'basis', kind: 'any' },
    interval: { mode: 'interval' },
    chemicalFormula: { mode: 'chemicalFormula' },
    chemicalEquation: { mode: 'chemicalEquation' },
  }
}
