import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import type { Witness } from '../expressions/probe.ts'
import { ungrouped } from '../formula.ts'

/** The letter and the number of an end such as `n`, `n+1` or `n-1`. */
function endOf(tree: Tree): { readonly name: string; readonly offset: number } | undefined {
  const end = ungrouped(tree)
  if (end.kind === 'symbol') return { name: end.name, offset: 0 }
  const [first, second] = end.kind === 'sum' && end.terms.length === 2 ? end.terms : []
  if (first?.sign !== '+' || first.value.kind !== 'symbol' || second?.value.kind !== 'number') return undefined
  return { name: first.value.name, offset: Number(second.value.spelling) * (second.sign === '-' ? -1 : 1) }
}

/**
 * The letters that sums run to, where a sum ends before it begins at a point that tells two formulas apart: whoever writes
 * a sum from 1 to n means that there is something to add.
 */
export function endsOfEmptySums(trees: readonly Tree[], witness: Witness): readonly string[] {
  const names = new Set<string>()
  for (const tree of trees)
    somePart(tree, (part) => {
      if (part.kind !== 'bound' || part.upper === undefined || part.lower?.kind !== 'number') return false
      const end = endOf(part.upper)
      const value = end && witness[end.name]
      if (end === undefined || value === undefined || value.denominator !== 1n) return false
      if (Number(value.numerator) + end.offset < Number(part.lower.spelling)) names.add(end.name)
      return false
    })
  return [...names]
}
