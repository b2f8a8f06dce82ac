import { isInteger, type ProductNode, type Tree } from '@isomorph/evaluator'
import type { FormulaSetting } from '../formula-setting.ts'
import { realFraction } from '../value.ts'
import { lettersOfAll, listIssue, type CompiledFormula, type CompilePart } from './compiled-formula.ts'
import { isListTree } from './shape.ts'
import { say } from '../../wording/said.ts'

/** An element of a list, taken out of a product. */
export interface TakenElement {
  readonly part: CompiledFormula
  /** The product with something else in the place of the element. */
  readonly with: (element: Tree) => Tree
}

function elementOf(list: CompiledFormula, position: CompiledFormula): CompiledFormula {
  return {
    letters: lettersOfAll([list, position]),
    isList: false,
    compute: (values) => {
      const items = list.compute(values)
      if (!items.ok) return items
      const place = position.compute(values)
      if (!place.ok) return place
      if (items.value.kind !== 'list' || place.value.kind === 'list') return listIssue(say('positionNoNumber'))
      const index = realFraction(place.value)
      const item = isInteger(index) ? items.value.items[Number(index.numerator) - 1] : undefined
      if (item !== undefined) return { ok: true, value: item }
      const { length } = items.value.items
      return listIssue(say('noElement', { length: String(length), index: spelt(index) }))
    },
  }
}

const spelt = ({ numerator, denominator }: ReturnType<typeof realFraction>): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`

interface Position {
  readonly inner: Tree
  /** What is done to the element: what stands behind it in `x[3]^2` and `x[3]!` is read as being about the bracket. */
  readonly around: (element: Tree) => Tree
}

function positionIn(tree: Tree | undefined): Position | undefined {
  if (tree?.kind === 'group' && tree.bracket === '[') return { inner: tree.inner, around: (element) => element }
  if (tree?.kind === 'power') return within(tree.base, (base) => ({ ...tree, base }))
  if (tree?.kind === 'percent') return within(tree.value, (value) => ({ ...tree, value }))
  if (tree?.kind === 'call' && tree.name === 'factorial')
    return within(tree.args[0], (argument) => ({ ...tree, args: [argument] }))
  return undefined
}

function within(tree: Tree | undefined, around: (element: Tree) => Tree): Position | undefined {
  const position = positionIn(tree)
  return position && { inner: position.inner, around: (element) => around(position.around(element)) }
}

/** `x[3]`, which the reader takes for a product of a list and a number in square brackets. */
export function elementPart(
  tree: ProductNode,
  setting: FormulaSetting,
  compile: CompilePart,
): TakenElement | undefined {
  const at = tree.factors.findIndex((factor, index) => {
    const position = positionIn(tree.factors[index + 1])
    return position !== undefined && tree.joins[index] === 'implied' && isListTree(factor, setting)
  })
  const [list, position] = [tree.factors[at], positionIn(tree.factors[at + 1])]
  if (at < 0 || list === undefined || position === undefined) return undefined
  return {
    part: elementOf(compile(list), compile(position.inner)),
    with: (element) => {
      const taken = position.around(element)
      const factors = [...tree.factors.slice(0, at), taken, ...tree.factors.slice(at + 2)]
      const joins = [...tree.joins.slice(0, at), ...tree.joins.slice(at + 1)]
      return factors.length === 1 ? taken : { ...tree, factors, joins }
    },
  }
}
