import { somePart, childrenOf } from '../../children.ts'
import { withAccent } from '../../accents.ts'
import type { Tree } from '../../tree.ts'
import { mapTree } from '../map-tree.ts'
import { sameTree } from '../../same-tree.ts'

type Loop = Extract<Tree, { kind: 'bound' }>

const isLoop = (tree: Tree): tree is Loop =>
  tree.kind === 'bound' && (tree.operator === 'sum' || tree.operator === 'product')

/** A letter with its subscript: the a and the `i` of `a_i`. */
function partsOf(name: string): { readonly base: string; readonly subscript: string } | undefined {
  const at = name.indexOf('_')
  return at < 1 ? undefined : { base: name.slice(0, at), subscript: name.slice(at + 1) }
}

const at = { from: 0, to: 0 }
const letter = (name: string): Tree => ({ kind: 'symbol', name, at })
const whole = (spelling: string): Tree => ({
  kind: 'number',
  spelling,
  value: { numerator: BigInt(spelling), denominator: 1n },
  at,
})

/** One index: `i`, `3` or `i+1`. */
function indexOf(text: string): Tree | undefined {
  if (/^\d{1,6}$/.test(text)) return whole(text)
  if (/^[A-Za-z]$/.test(text)) return letter(text)
  const shifted = /^([A-Za-z])([+-])(\d{1,6})$/.exec(text)
  if (shifted === null) return undefined
  const [, name = '', sign, offset = ''] = shifted
  return {
    kind: 'sum',
    terms: [
      { sign: '+', value: letter(name) },
      { sign: sign === '-' ? '-' : '+', value: whole(offset) },
    ],
    at,
  }
}

/** The indices of a subscript: one, or as many as it has signs. */
function indicesOf(subscript: string, count: number): readonly Tree[] | undefined {
  const texts = count === 1 ? [subscript] : Array.from(subscript)
  const indices = texts.map(indexOf)
  return texts.length === count && indices.every((each) => each !== undefined) ? indices : undefined
}

/** Letters with an index that a sum or product runs over, and how many indices each has. */
function familiesIn(trees: readonly Tree[]): ReadonlyMap<string, number> {
  const families = new Map<string, number>()
  const visit = (tree: Tree, running: ReadonlySet<string>): void => {
    const parts = tree.kind === 'symbol' ? partsOf(tree.name) : undefined
    if (parts !== undefined) {
      const isSingle = /^[A-Za-z]([+-]\d+)?$/.test(parts.subscript) && running.has(parts.subscript[0]!)
      const isDouble =
        /^[A-Za-z0-9]{2}$/.test(parts.subscript) && Array.from(parts.subscript).some((each) => running.has(each))
      if (isSingle || isDouble) families.set(parts.base, isSingle ? 1 : 2)
    }
    const inside = isLoop(tree) ? new Set([...running, tree.variable]) : running
    for (const part of childrenOf(tree)) visit(part, inside)
  }
  for (const tree of trees) visit(tree, new Set())
  return families
}

/** The end of all sums from 1 over letters of a family, where they have the same. */
function endOf(trees: readonly Tree[], base: string): Tree | undefined {
  const ends: Tree[] = []
  for (const tree of trees)
    somePart(tree, (part) => {
      const runsOver = isLoop(part) && somePart(part.body, (inner) => isIndexed(inner, base, part.variable))
      if (runsOver && part.lower?.kind === 'number' && part.lower.spelling === '1' && part.upper) ends.push(part.upper)
      return false
    })
  const [first] = ends
  return first !== undefined && ends.every((end) => sameTree(end, first)) ? first : undefined
}

const isIndexed = (tree: Tree, base: string, variable: string): boolean =>
  tree.kind === 'symbol' && tree.name === `${base}_${variable}`

/** What a family is called as a function of its index, which no letter is. */
const functionOf = (base: string): string => `${base}[]`

/** The mean that a bar says, of the values that all sums run over: `\bar x` beside the sum of `x_i` from 1 to n. */
function meanOf(base: string, end: Tree): Tree {
  const running = 'ι'
  const values: Tree = { kind: 'call', name: functionOf(base), args: [letter(running)], at }
  const sum: Tree = {
    kind: 'bound',
    operator: 'sum',
    variable: running,
    lower: whole('1'),
    upper: end,
    body: values,
    at,
  }
  const quotient: Tree = { kind: 'quotient', numerator: sum, denominator: end, style: 'fraction', at }
  return { kind: 'group', bracket: '(', inner: quotient, at }
}

/** Two formulas with their indexed letters as functions of the index. */
export interface Indexed {
  readonly key: Tree
  readonly answer: Tree
  readonly functions: readonly string[]
}

/**
 * In a sum over i, `x_i` is another number for each i, so that `\sum x_i` is not `n x_i`, and i may be called k. Outside of
 * the sum `x_n` and `x_1` are values of the same family.
 */
export function withIndexedLetters(key: Tree, answer: Tree): Indexed {
  const trees = [key, answer]
  const families = familiesIn(trees)
  if (families.size === 0) return { key, answer, functions: [] }
  const means = new Map<string, Tree>()
  for (const [base, count] of families) {
    const isSaid = trees.some((tree) => saysWhatIs(tree, withAccent(base, 'bar')))
    const end = count === 1 && !isSaid ? endOf(trees, base) : undefined
    if (end !== undefined) means.set(withAccent(base, 'bar'), meanOf(base, end))
  }
  const rewritten = (tree: Tree): Tree =>
    mapTree(tree, (part) => {
      const bared = barredName(part)
      const mean = bared === undefined ? undefined : means.get(bared)
      if (mean !== undefined) return mean
      const parts = part.kind === 'symbol' ? partsOf(part.name) : undefined
      const args = parts && indicesOf(parts.subscript, families.get(parts.base) ?? 0)
      return parts && args ? { kind: 'call', name: functionOf(parts.base), args, at: part.at } : part
    })
  return { key: rewritten(key), answer: rewritten(answer), functions: [...families.keys()].map(functionOf) }
}

/** Whether a statement is about what a barred letter is, as `\bar x = …` is: there it stands for itself. */
const saysWhatIs = (tree: Tree, name: string): boolean =>
  tree.kind === 'relation' && tree.operands.some((operand) => somePart(operand, (part) => barredName(part) === name))

/** `x̄`, which is read as a bar over x. */
function barredName(tree: Tree): string | undefined {
  if (tree.kind === 'symbol') return tree.name
  const [under] = tree.kind === 'call' && tree.name === 'conjugate' ? tree.args : []
  return under?.kind === 'symbol' ? withAccent(under.name, 'bar') : undefined
}
