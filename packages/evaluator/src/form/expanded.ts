import { childrenOf } from '../children.ts'
import type { Tree } from '../tree.ts'
import { isStatement, ungrouped } from '../equivalence/formula.ts'

const isSum = (tree: Tree): boolean => {
  const bare = ungrouped(tree)
  return bare.kind === 'sum' || (bare.kind === 'signed' && isSum(bare.value))
}

/** A whole exponent of two or more. */
function isRepeated(exponent: Tree): boolean {
  const bare = ungrouped(exponent)
  return bare.kind === 'number' && bare.value.denominator === 1n && bare.value.numerator > 1n
}

/** No bracket is left to multiply out: no product or whole power of a sum, no sum over a number, no minus before a sum. */
export function isExpanded(tree: Tree): boolean {
  const bare = ungrouped(tree)
  if (isStatement(bare)) return false
  return nothingToExpand(bare)
}

function nothingToExpand(tree: Tree): boolean {
  const bare = ungrouped(tree)
  switch (bare.kind) {
    case 'product':
      if (bare.factors.some(isSum)) return false
      break
    case 'quotient':
      if (isSum(bare.numerator)) return false
      break
    case 'power':
      if (isRepeated(bare.exponent) && (isSum(bare.base) || isProduct(bare.base))) return false
      break
    case 'signed':
      if (isSum(bare.value)) return false
      break
    case 'sum':
      if (bare.terms.some((term) => isSum(term.value))) return false
      break
    default:
  }
  return childrenOf(bare).every(nothingToExpand)
}

const isProduct = (tree: Tree): boolean => {
  const bare = ungrouped(tree)
  return bare.kind === 'product' || bare.kind === 'quotient'
}
