/** One answer compared with one key, in the way that the question asks for. */

import {
  compareNamed as compareWithNames,
  decideAntiderivative,
  decideBasis,
  decideDifferentialEquation,
  decideEquivalence,
  decideFamily,
  decideFlat,
  decideMultiple,
  decideRenaming,
  decideRepeating,
  decideSolved,
  decideSystem,
  decideUpToConstant,
  isInUnitVectors,
  isNamed,
  saidPoint,
  somePart,
  ungrouped,
  withBinomialColumns,
  type Decision,
  type EquivalenceOptions,
  type Tree,
} from '@isomorph/evaluator'
import { isStatement } from '../formula/alternatives.ts'
import { compareChemical } from './chemistry.ts'
import type { Comparison } from './content.ts'
import { unlessImplicit } from './names/implicit-family.ts'
import { namedAlike } from './names/named-function.ts'
import { unlessSaid } from './names/said-value.ts'
import { namesFunctionOfSeveral, termsOfSameName, withoutName } from './names/named-value.ts'

/** Two numbers in brackets as the interval between them. */
export function asInterval(tree: Tree): Tree {
  if (tree.kind === 'group') return asInterval(tree.inner)
  if ((tree.kind !== 'list' && tree.kind !== 'tuple') || tree.items.length !== 2) return tree
  const [lower, upper] = tree.items
  const isClosed = tree.kind === 'list'
  if (lower === undefined || upper === undefined) return tree
  return { kind: 'interval', lower, upper, isLowerClosed: isClosed, isUpperClosed: isClosed, at: tree.at }
}

/** Comparisons of what a name may stand before; the others compare equations. */
const comparesValues = ({ mode }: Comparison): boolean =>
  mode === 'value' || mode === 'family' || mode === 'antiderivative' || mode === 'upToConstant'

export function compareAs(comparison: Comparison, key: Tree, answer: Tree, options: EquivalenceOptions): Decision {
  if (isNamed(ungrouped(key)) || isNamed(ungrouped(answer)))
    return compareWithNames(key, answer, (said, other) => compareAs(comparison, said, other, options))
  const vectors = withBinomialColumns(key, answer)
  if (comparison.mode === 'differentialEquation' && !isStatement(ungrouped(answer)))
    return compareAs({ mode: 'value' }, ...vectors, options)
  if (!comparesValues(comparison)) return compareNamed(comparison, ...vectors, options)
  const [bareKey, bareAnswer] = withoutName(...vectors, options.functions)
  const [first, second] = namedAlike(bareKey, bareAnswer)
  const sides =
    comparison.mode === 'family' || namesFunctionOfSeveral(first)
      ? termsOfSameName(first, second, options.functions)
      : ([first, second] as const)
  return unlessSaid(...sides, compareNamed(comparison, ...sides, options), (said, other) =>
    compareNamed(comparison, said, other, options),
  )
}

/** A point as the column of its coordinates: `(3,-4)` is that vector, too. */
const columnOf = (items: readonly Tree[], at: Tree['at']): Tree => ({
  kind: 'matrix',
  rows: items.map((item) => [item]),
  at,
})

/** By value; a point also where the answer says what its coordinates are, and an equation also by all its solutions. */
function decideValue(key: Tree, answer: Tree, options: EquivalenceOptions): Decision {
  const [point, typed] = [ungrouped(key), ungrouped(answer)]
  if (point.kind === 'tuple' && (typed.kind === 'matrix' || typed.kind === 'sum'))
    return decideEquivalence(columnOf(point.items, point.at), typed, options)
  if (point.kind === 'tuple') return decideEquivalence(key, saidPoint(answer) ?? answer, options)
  if (typed.kind === 'tuple' && (isInUnitVectors(point) || somePart(point, ({ kind }) => kind === 'matrix')))
    return decideEquivalence(key, columnOf(typed.items, typed.at), options)
  const decision = decideEquivalence(key, answer, options)
  return decision.verdict === 'equal' ? decision : (decideSolved(key, answer, options) ?? decision)
}

function compareNamed(comparison: Comparison, key: Tree, answer: Tree, options: EquivalenceOptions): Decision {
  switch (comparison.mode) {
    case 'value':
      return decideValue(key, answer, options)
    case 'antiderivative':
      return decideAntiderivative(key, answer, {
        ...options,
        variable: comparison.variable,
        constant: comparison.constant === 'required' ? 'required' : 'not-needed',
      })
    case 'upToConstant':
      return decideUpToConstant(key, answer, { ...options, variable: comparison.variable })
    case 'system':
      return decideSystem(key, answer, options)
    case 'renaming':
      return decideRenaming(key, answer, comparison.fixed, options)
    case 'family':
      return unlessImplicit(key, answer, decideFamily(key, answer, comparison.fixed, options))
    case 'repeating':
      return decideRepeating(key, answer, options)
    case 'differentialEquation': {
      const { function: name, variable } = comparison
      return decideDifferentialEquation(key, answer, { ...options, function: name, variable })
    }
    case 'lineOrPlane': {
      const { coordinates, parameters } = comparison
      return decideFlat(key, answer, { ...options, coordinates, parameters })
    }
    case 'multiple':
      return decideMultiple(key, answer, { ...options, sense: comparison.sense })
    case 'basis':
      return decideBasis(key, answer, { ...options, kind: comparison.kind })
    case 'chemicalFormula':
    case 'chemicalEquation':
      return compareChemical(key, answer)
    case 'interval':
      return decideEquivalence(asInterval(key), asInterval(answer), options)
  }
}
