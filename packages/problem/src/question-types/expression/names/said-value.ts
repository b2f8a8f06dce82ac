import { ungrouped, variablesIn, type Decision, type Tree } from '@isomorph/evaluator'
import { isStatement } from '../../formula/alternatives.ts'

/** A letter, with an exponent or in brackets behind another: what names such as `f^{-1}(x)`, `\Delta G` and `pH` are made of. */
function isPartOfName(tree: Tree): boolean {
  if (tree.kind === 'symbol') return true
  if (tree.kind === 'power') return tree.base.kind === 'symbol'
  return tree.kind === 'group' && ['symbol', 'number'].includes(ungrouped(tree.inner).kind)
}

const mostParts = 4

/** What can stand for a value in an equation: a letter, a few in a row, or a function of some. */
function isNameLike(tree: Tree): boolean {
  const bare = ungrouped(tree)
  if (bare.kind === 'symbol' || bare.kind === 'call') return true
  return bare.kind === 'product' && bare.factors.length <= mostParts && bare.factors.every(isPartOfName)
}

const isCoordinate = (name: string): boolean => /^[xyz]$/.test(name)

/** Whether an equation is one of points: `y=2x` is a line, and 2x is none. */
const isOfPoints = (name: Tree, values: readonly Tree[]): boolean =>
  name.kind === 'symbol' &&
  isCoordinate(name.name) &&
  values.some((value) => [...variablesIn(value)].some(isCoordinate))

/** Whether a side only names the values, with a letter that none of them has. */
function isNameOf(side: Tree, values: readonly Tree[]): boolean {
  const letters = [...variablesIn(side)]
  const isOwn = letters.some((letter) => values.every((value) => !variablesIn(value).has(letter)))
  return isOwn && isNameLike(side) && !isOfPoints(ungrouped(side), values)
}

/** The values that an equation states: v of `x=v`, of `\varphi(12)=v`, of `\sin\alpha=v` and of `2+2=v\approx1.41`. */
function valuesSaid(tree: Tree): readonly Tree[] {
  const bare = ungrouped(tree)
  if (bare.kind !== 'relation' || bare.operators.some((sign) => sign !== '=' && sign !== '≈')) return []
  const exact = bare.operands.filter((_, at) => at === 0 || bare.operators[at - 1] === '=')
  const [behind, before] = [exact.slice(1), exact.slice(0, -1)]
  if (behind.length === 0 || isNameOf(exact[0]!, behind)) return behind
  return isNameOf(exact.at(-1)!, before) ? before : exact
}

/** `x=4` asks for an equation, and 4 is none; `F=ma` says what F is. */
const isOfUnknown = (key: Tree): boolean => [...variablesIn(key)].every(isCoordinate)

/** The value of `\{2\}`, which is that of `x=2`. */
function onlyElement(tree: Tree): Tree {
  const bare = ungrouped(tree)
  return bare.kind === 'set' && bare.items.length === 1 ? bare.items[0]! : tree
}

/** A value with a name that only one of key and answer has, or with its calculation, goes to a person. */
export function unlessSaid(
  key: Tree,
  answer: Tree,
  decision: Decision,
  compare: (key: Tree, answer: Tree) => Decision,
): Decision {
  if (decision.verdict !== 'different' || isStatement(ungrouped(key)) === isStatement(ungrouped(answer)))
    return decision
  const isSaidByKey = isStatement(ungrouped(key))
  const elements = isSaidByKey ? onlyElement(answer) : answer
  if (isSaidByKey && elements === answer && isOfUnknown(key)) return decision
  const [statement, other] = isSaidByKey ? [key, elements] : [answer, key]
  const values = valuesSaid(statement)
  const isSame = (value: Tree): boolean =>
    (isSaidByKey ? compare(value, other) : compare(other, value)).verdict === 'equal'
  return values.length > 0 && values.every(isSame)
    ? { verdict: 'undecided', rule: 'the same with a name or a calculation before it' }
    : decision
}
