import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import type { Decision } from '../comparison-setting.ts'
import { and, formulaOf, not, or, same, ungrouped } from '../formula.ts'
import type { Formula } from '../formula.ts'
import { compareByTruthTable } from '../truth-table.ts'
import { eventOf } from './event.ts'

const hasLogic = (tree: Tree): boolean => somePart(tree, (part) => part.kind === 'logic')
const hasBar = (tree: Tree): boolean => somePart(tree, (part) => part.kind === 'call' && part.name === 'conjugate')

/** A formula of circuits: letters, bars, products for "and", sums for "or", and signs of logic. */
function switchingOf(tree: Tree): Formula | undefined {
  const bare = ungrouped(tree)
  const joined = (parts: readonly Tree[], join: (parts: readonly Formula[]) => Formula): Formula | undefined => {
    const formulas = parts.map(switchingOf)
    return formulas.every((each) => each !== undefined) ? join(formulas) : undefined
  }
  switch (bare.kind) {
    case 'number':
      return bare.spelling === '0' || bare.spelling === '1'
        ? { kind: 'truth', isTrue: bare.spelling === '1' }
        : undefined
    case 'product':
      return joined(bare.factors, and)
    case 'sum':
      return bare.terms.every(({ sign }) => sign === '+')
        ? joined(
            bare.terms.map(({ value }) => value),
            or,
          )
        : undefined
    case 'call':
      return bare.name === 'conjugate' ? joined(bare.args, ([part]) => not(part!)) : undefined
    case 'logic':
      return joined(bare.operands, (parts) => logicOf(bare, parts))
    default:
      return bare.kind === 'symbol' ? eventOf(bare) : undefined
  }
}

/** A sign of logic between formulas that are read already: they stand in it as statements of their own. */
function logicOf(tree: Extract<Tree, { kind: 'logic' }>, parts: readonly Formula[]): Formula {
  const names = parts.map((_, index) => `part ${index}`)
  const operands = names.map((name): Tree => ({ kind: 'symbol', name, at: tree.at }))
  const put = (formula: Formula): Formula => {
    switch (formula.kind) {
      case 'statement':
        return parts[names.indexOf(formula.name)] ?? formula
      case 'not':
        return not(put(formula.part))
      case 'same':
        return same(put(formula.parts[0]), put(formula.parts[1]))
      case 'and':
      case 'or':
        return { kind: formula.kind, parts: formula.parts.map(put) }
      default:
        return formula
    }
  }
  return put(formulaOf({ ...tree, operands }, {}))
}

/**
 * Formulas of circuits where one is written with signs of logic and the other with bars, products and sums. Where neither
 * has a sign of logic, bars may as well be accents, so that sameness as logic is nothing but a hint.
 */
export function compareSwitching(key: Tree, answer: Tree): Decision | undefined {
  const areMixed = hasLogic(key) !== hasLogic(answer)
  if (!areMixed) return undefined
  const [first, second] = [switchingOf(key), switchingOf(answer)]
  return first && second && compareByTruthTable(first, second, [])
}

/** Whether two formulas with bars say the same as logic. */
export function areSameSwitching(key: Tree, answer: Tree): boolean {
  if (!hasBar(key) && !hasBar(answer)) return false
  const [first, second] = [switchingOf(key), switchingOf(answer)]
  return first !== undefined && second !== undefined && compareByTruthTable(first, second, []).verdict === 'equal'
}
