import type { LogicOperator, Tree } from '../tree.ts'

/** How tightly printed trees hold together; a part that holds less tightly than its place needs brackets. */
export const LEVEL = {
  relation: 6,
  setOperation: 7,
  intersection: 7.5,
  sum: 8,
  product: 9,
  factor: 10,
  postfix: 11,
  atom: 12,
  /** What has to hold tighter than this stands in brackets, whatever it is. */
  bracketed: 13,
} as const

const bindingOf: Readonly<Record<LogicOperator, number>> = {
  iff: 1,
  implies: 2,
  or: 3,
  nor: 3,
  xor: 3,
  and: 4,
  nand: 4,
  not: 5,
}

export function levelOf(tree: Tree): number {
  switch (tree.kind) {
    case 'logic':
      return bindingOf[tree.operator]
    case 'relation':
      return LEVEL.relation
    case 'set-operation':
      return tree.operator === 'intersection' ? LEVEL.intersection : LEVEL.setOperation
    case 'sum':
    case 'signed':
      return LEVEL.sum
    case 'product':
    case 'bound':
    case 'derivative':
    case 'mixed-number':
      return LEVEL.product
    case 'quantity':
      return tree.value || tree.unit.kind === 'product' || tree.unit.kind === 'quotient' ? LEVEL.product : LEVEL.factor
    case 'quotient':
      return tree.style === 'fraction' ? LEVEL.factor : LEVEL.product
    case 'power':
    case 'percent':
      return LEVEL.factor
    case 'call':
      return levelOfCall(tree.name)
    default:
      return LEVEL.atom
  }
}

function levelOfCall(name: string): number {
  switch (name) {
    case 'for-all':
    case 'exists':
    case 'exists-one':
    case 'exists-none':
    case 'named':
      return bindingOf.iff
    case 'maps-to':
    case 'from-to':
    case 'divides':
    case 'not-divides':
    case 'not-parallel':
    case 'proportional':
    case 'parallel':
    case 'perpendicular':
    case 'similar':
    case 'congruent':
      return LEVEL.relation
    case 'ratio':
      return LEVEL.setOperation
    case 'polar':
    case 'triangle':
    case 'angle-of-points':
      return LEVEL.product
    case 'factorial':
    case 'double-factorial':
      return LEVEL.postfix
    default:
      return LEVEL.atom
  }
}

/** Whether a factor may stand bare at this place of a product. */
export function mayStandInProduct(factor: Tree, index: number, count: number, isImplied: boolean): boolean {
  if (factor.kind === 'signed') return index > 0 && !isImplied && levelOf(factor.value) >= LEVEL.factor
  if (factor.kind === 'quotient') return factor.style === 'fraction' || index === 0
  if (factor.kind === 'bound' || factor.kind === 'derivative') return index === count - 1
  return levelOf(factor) >= LEVEL.factor
}

/** How tightly an operand must hold to stand without brackets: `not not a` and `a ⇒ (b ⇒ c)` need none. */
export function operandLevel(operator: LogicOperator, index: number): number {
  const mayRepeat = operator === 'not' || (operator === 'implies' && index > 0)
  return mayRepeat ? bindingOf[operator] : bindingOf[operator] + 1
}
