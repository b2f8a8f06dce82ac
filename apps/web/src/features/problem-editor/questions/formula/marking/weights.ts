/** Shares of the credit that sum to 100. */

import type { FacetWeights } from '@isomorph/problem'
import type { FormulaQuestion } from '../formula-question.ts'
import { without } from '../../without.ts'

export type Facet = keyof FacetWeights

/** What an answer to the question is judged by. */
export function facetsOf(question: FormulaQuestion): readonly Facet[] {
  if (question.answerType !== 'Numeric') return ['value', 'form']
  return ['value', ...(question.precision ? ['precision' as const] : []), ...(question.unit ? ['unit' as const] : [])]
}

/** Whole percents in the ratio of the weights, which sum to 100; what rounding leaves goes to the first. */
function scaled(weights: readonly (readonly [Facet, number])[], total: number): FacetWeights {
  const sum = weights.reduce((all, [, weight]) => all + weight, 0)
  const shares = weights.map(([facet, weight]): [Facet, number] => [
    facet,
    Math.floor(sum > 0 ? (weight / sum) * total : total / weights.length),
  ])
  const [first] = shares
  if (first) first[1] += total - shares.reduce((all, [, share]) => all + share, 0)
  return Object.fromEntries(shares)
}

/** Equal shares. */
export function equalWeights(facets: readonly Facet[]): FacetWeights {
  return scaled(
    facets.map((facet) => [facet, 1]),
    100,
  )
}

/** The weights of these facets as percents; one without a weight stays without. */
export function asPercents(weights: FacetWeights, facets: readonly Facet[]): FacetWeights {
  const weighted = facets.flatMap((facet): [Facet, number][] => {
    const weight = weights[facet]
    return weight === undefined ? [] : [[facet, weight]]
  })
  const sum = weighted.reduce((all, [, weight]) => all + weight, 0)
  return sum === 100 ? Object.fromEntries(weighted) : scaled(weighted, 100)
}

/** One share is changed, and the others divide what is left as they did before. */
export function withWeight(
  weights: FacetWeights,
  { facets, facet, percent }: { readonly facets: readonly Facet[]; readonly facet: Facet; readonly percent: number },
): FacetWeights {
  const others = facets.flatMap((each): [Facet, number][] => {
    const weight = weights[each]
    return each === facet || weight === undefined ? [] : [[each, weight]]
  })
  return { ...scaled(others, 100 - percent), [facet]: others.length === 0 ? 100 : percent }
}

/** The question with weights for what it asks for now: what came in gets an equal share, what left leaves its own. */
export function fitWeights<Q extends FormulaQuestion>(question: Q): Q {
  const { facets: weights } = question
  if (weights === undefined) return question
  const facets = facetsOf(question)
  if (facets.length < 2) return without<FormulaQuestion>(question, 'facets') as Q
  const missing = facets.filter((facet) => weights[facet] === undefined)
  const fitted = missing.reduce<FacetWeights>(
    (sum, facet) => withWeight(sum, { facets, facet, percent: Math.floor(100 / facets.length) }),
    asPercents(weights, facets),
  )
  return { ...question, facets: fitted }
}
