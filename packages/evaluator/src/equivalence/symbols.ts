import { childrenOf } from '../children.ts'
import { isComputed } from '../computing/meaning.ts'
import { isDifferentiated, mayBeLinked, notationOf } from '../computing/notation.ts'
import type { Tree } from '../tree.ts'
import type { ComparisonOptions, EquivalenceOptions } from './comparison-setting.ts'
import { ungrouped } from './formula.ts'
import { hasNabla, withGradients } from './gradients.ts'
import { mapTree } from './map-tree.ts'

/** Two formulas with their symbols understood alike, for everything that compares them. */
export interface Understood {
  readonly key: Tree
  readonly answer: Tree
  readonly options: ComparisonOptions
  /**
   * A law that is not known here could relate symbols of the two, so that a difference between them proves nothing:
   * dy/dx is (dy/du)(du/dx).
   */
  readonly areLinked: boolean
}

/**
 * Reads off what symbols without a meaning of their own stand for: derivatives are letters, a letter before (0) is a
 * function where the key shows it, a bar is part of a name unless there are complex numbers, and negates in logic.
 */
export function understood(key: Tree, answer: Tree, options: EquivalenceOptions): Understood {
  if (!hasSymbols(key) && !hasSymbols(answer)) return { key, answer, options, areLinked: false }
  const shown = functionsShownBy(key)
  for (const name of options.functions ?? []) shown.delete(name)
  const isLogic = hasLogic(key) || hasLogic(answer)
  const rewritten = (tree: Tree): Tree => {
    const called = withGradients(shown.size === 0 ? tree : applied(tree, shown))
    return isLogic ? barsAsNegations(called) : called
  }
  const [first, second] = [rewritten(key), rewritten(answer)]
  const areBarsNames = options.letters !== 'complex' && !hasImaginaryUnit(key) && !hasImaginaryUnit(answer)
  const notation = notationOf([first, second], areBarsNames, shown)
  const functions = [...(options.functions ?? []), ...shown.keys(), ...notation.dependence.keys()]
  const areLinked =
    mayBeLinked(notation) || [first, second].some((tree) => hasUnknownFunction(tree, areBarsNames, functions))
  return { key: first, answer: second, options: { ...options, functions, notation }, areLinked }
}

const any = (tree: Tree, test: (part: Tree) => boolean): boolean =>
  test(tree) || childrenOf(tree).some((part) => any(part, test))

/** Whether anything is to be understood at all; most formulas have nothing of the kind. */
const hasSymbols = (tree: Tree): boolean =>
  any(
    tree,
    (part) =>
      part.kind === 'derivative' ||
      (part.kind === 'relation' && part.operands.some((operand) => applicationIn(operand) !== undefined)) ||
      (part.kind === 'call' && !(isComputed(part.name) && part.name !== 'conjugate')) ||
      (part.kind === 'symbol' && part.name.length > 1 && isDifferentiated(part.name)),
  ) || hasNabla(tree)

const hasLogic = (tree: Tree): boolean => any(tree, (part) => part.kind === 'logic' && part.operator !== 'or')
const hasImaginaryUnit = (tree: Tree): boolean => any(tree, (part) => part.kind === 'constant' && part.name === 'i')

/** Names that are known and cannot be computed, such as det; and bars over more than a letter. */
function hasUnknownFunction(tree: Tree, areBarsNames: boolean, functions: readonly string[]): boolean {
  return any(tree, (part) => {
    if (part.kind !== 'call' || functions.includes(part.name)) return false
    if (part.name !== 'conjugate') return !isComputed(part.name)
    const under = ungrouped(part.args[0]!)
    return areBarsNames && under.kind !== 'symbol' && under.kind !== 'number'
  })
}

/** The letter and the brackets of `y(0)`, where nothing else is multiplied. */
function applicationIn(tree: Tree): { readonly name: string; readonly argument: Tree } | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'product' || bare.factors.length !== 2 || bare.joins[0] !== 'implied') return undefined
  const [first, second] = [bare.factors[0]!, bare.factors[1]!]
  if (first.kind !== 'symbol' || second.kind !== 'group' || second.bracket !== '(') return undefined
  return { name: first.name.replace(/'+$/, ''), argument: ungrouped(second.inner) }
}

const isNumeral = (tree: Tree): boolean =>
  tree.kind === 'number' || (tree.kind === 'signed' && ungrouped(tree.value).kind === 'number')

/**
 * Letters that the key applies to something: `y(0)=1` is no product, because nobody multiplies by a number in brackets
 * there, and `f(x)=2x` says what f is. With each the one letter that it is applied to, which may be left out: f = 2x.
 */
function functionsShownBy(key: Tree): Map<string, string | undefined> {
  const names = new Map<string, string | undefined>()
  const visit = (tree: Tree): void => {
    if (tree.kind === 'relation') {
      for (const [at, operand] of tree.operands.entries()) {
        const found = applicationIn(operand)
        if (found === undefined) continue
        const { name, argument } = found
        if (at === 0 && tree.operators[0] === '=' && argument.kind === 'symbol') names.set(name, argument.name)
        else if (isNumeral(argument) && !names.has(name)) names.set(name, undefined)
      }
    }
    for (const part of childrenOf(tree)) visit(part)
  }
  visit(key)
  return names
}

/** Products of such a letter and brackets as the calls that they are. */
function applied(tree: Tree, names: ReadonlyMap<string, unknown>): Tree {
  return mapTree(tree, (part) => {
    if (part.kind !== 'product') return part
    const factors: Tree[] = []
    const joins: (typeof part.joins)[number][] = []
    for (const [at, factor] of part.factors.entries()) {
      const before = factors.at(-1)
      const isCall =
        before?.kind === 'symbol' &&
        names.has(before.name.replace(/'+$/, '')) &&
        part.joins[at - 1] === 'implied' &&
        factor.kind === 'group' &&
        factor.bracket === '('
      if (isCall) {
        const name = before.name.replace(/'+$/, '')
        const primes = before.name.length - name.length
        const call: Tree = { kind: 'call', name, args: [factor.inner], primes, at: part.at }
        factors[factors.length - 1] = call
      } else {
        if (at > 0) joins.push(part.joins[at - 1]!)
        factors.push(factor)
      }
    }
    return factors.length === 1 ? factors[0]! : { ...part, factors, joins }
  })
}

const barsAsNegations = (tree: Tree): Tree =>
  mapTree(tree, (part) =>
    part.kind === 'call' && part.name === 'conjugate'
      ? { kind: 'logic', operator: 'not', operands: part.args, at: part.at }
      : part,
  )
