import { childrenOf } from '../children.ts'
import { accentsOf, withAccent } from '../accents.ts'
import type { Tree } from '../tree.ts'
import { differentiate } from '../calculus/differentiate.ts'
import type { RandomLetters } from './expectation.ts'
import type { Expression } from './expression.ts'
import { letter } from './expression.ts'

/**
 * What the symbols of formulas that are compared stand for, where the formulas themselves show it. A symbol without a
 * meaning gets none: dy/dt is a letter of its own beside y, and not 0 because no t is seen in y.
 */
export interface Notation {
  /** Letters that stand for functions, with the letters that they depend on: y with [x] where dy/dx occurs. */
  readonly dependence: ReadonlyMap<string, readonly string[]>
  /** The variable that a prime means, where all derivatives are taken by the same one. */
  readonly primeVariable: string | undefined
  /** A bar over a letter is part of its name: x̄ is a mean, unless there are complex numbers. */
  readonly areBarsNames: boolean
  /** Letters that a bar conjugates all the same. */
  readonly complexLetters?: ReadonlySet<string>
  /** Letters that stand for random variables, about which expected values say something. */
  readonly random?: RandomLetters
}

/** What is known of letters before formulas are looked at. */
export interface KnownLetters {
  /** Letters that are functions, with the letter each is applied to. */
  readonly functions: ReadonlyMap<string, string | undefined>
  /** Letters that are numbers, which change with nothing unless a derivative of the very letter is seen. */
  readonly numbers: ReadonlySet<string>
  /** Letters whose derivatives are zero. */
  readonly constants: ReadonlySet<string>
}

/** Newton's dots mean derivatives by time. */
const TIME = 't'

interface DerivativeSymbol {
  readonly name: string
  /** Absent for a prime. */
  readonly variable: string | undefined
}

/** The letter that a symbol such as `y''` or `ẏ` differentiates, and how often. */
export function derivativeShownBy(name: string): { base: string; order: number; isByTime: boolean } | undefined {
  if (name.length === 1) return undefined
  const primes = /'+$/.exec(name)?.[0].length ?? 0
  if (primes > 0) return { base: name.slice(0, -primes), order: primes, isByTime: false }
  const { bare, accents } = accentsOf(name)
  const dots = accents.reduce((count, accent) => count + (accent === 'dot' ? 1 : accent === 'ddot' ? 2 : 0), 0)
  if (dots === 0) return undefined
  const others = accents.filter((accent) => accent !== 'dot' && accent !== 'ddot')
  return { base: others.reduce(withAccent, bare), order: dots, isByTime: true }
}

/** Whether a name has primes or dots. */
export const isDifferentiated = (name: string): boolean => derivativeShownBy(name) !== undefined

/** What is differentiated, through repeated derivatives and brackets. */
function innermost(tree: Tree): Tree {
  if (tree.kind === 'derivative') return innermost(tree.body)
  return tree.kind === 'group' ? innermost(tree.inner) : tree
}

function namesIn(tree: Tree, found: Set<string>): Set<string> {
  if (tree.kind === 'symbol') found.add(tree.name)
  for (const child of childrenOf(tree)) namesIn(child, found)
  return found
}

/** The derivative symbols of a tree, and the letters of formulas that are differentiated by a variable they do not have. */
interface Found {
  readonly symbols: DerivativeSymbol[]
  readonly withoutVariable: { readonly names: ReadonlySet<string>; readonly variable: string }[]
  readonly variables: Set<string>
}

function collect(tree: Tree, found: Found): void {
  if (tree.kind === 'derivative') {
    const body = innermost(tree)
    found.variables.add(tree.variable)
    const names = namesIn(body, new Set())
    if (body.kind === 'symbol' && body.name !== tree.variable)
      found.symbols.push({ name: derivativeShownBy(body.name)?.base ?? body.name, variable: tree.variable })
    else if (!names.has(tree.variable) && names.size > 0) found.withoutVariable.push({ names, variable: tree.variable })
  }
  const marked = tree.kind === 'symbol' ? derivativeShownBy(tree.name) : undefined
  if (marked !== undefined) {
    if (marked.isByTime) found.variables.add(TIME)
    found.symbols.push({ name: marked.base, variable: marked.isByTime ? TIME : undefined })
  }
  for (const child of childrenOf(tree)) collect(child, found)
}

const nothingKnown: KnownLetters = { functions: new Map(), numbers: new Set(), constants: new Set() }

/** Reads off what the symbols of all formulas together show. */
export function notationOf(
  trees: readonly Tree[],
  areBarsNames: boolean,
  { functions, numbers, constants }: KnownLetters = nothingKnown,
): Notation {
  const found: Found = { symbols: [], withoutVariable: [], variables: new Set() }
  for (const tree of trees) collect(tree, found)
  const primeVariable = found.variables.size === 1 ? [...found.variables][0] : undefined
  const dependence = new Map<string, string[]>()
  const note = (name: string, variable: string | undefined): void => {
    const known = dependence.get(name) ?? []
    if (variable !== undefined && !known.includes(variable)) known.push(variable)
    dependence.set(name, known)
  }
  for (const { name, variable } of found.symbols) if (!constants.has(name)) note(name, variable ?? primeVariable)
  for (const [name, variable] of functions) if (variable !== undefined) note(name, variable)
  for (const { names, variable } of found.withoutVariable) {
    // In d(mv)/dt something depends on t: what is seen to elsewhere, else every letter may.
    const isKnown = [...names].some((name) => dependence.get(name)?.includes(variable) === true)
    if (!isKnown) for (const name of names) if (!numbers.has(name)) note(name, variable)
  }
  return { dependence, primeVariable, areBarsNames }
}

/** Whether a law of calculus may relate the derivatives: the chain rule, or the derivative of an inverse function. */
export function mayBeLinked({ dependence, primeVariable }: Notation): boolean {
  const depends = (name: string, by: string): boolean => dependence.get(name)?.includes(by) === true
  for (const [name, variables] of dependence) {
    if (variables.length === 0 && primeVariable === undefined && [...dependence.values()].some((all) => all.length > 0))
      return true
    for (const by of variables) {
      if (depends(by, name)) return true
      if (variables.some((middle) => middle !== by && depends(middle, by))) return true
    }
  }
  return false
}

/** The name of a derivative of a letter: `dy/dx`, `d^2y/dx^2`, `∂^2u/∂t∂x`. The order of variables does not matter. */
function derivativeName(name: string, variables: readonly string[]): string {
  const distinct = [...new Set(variables)].sort()
  const sign = distinct.length === 1 ? 'd' : '∂'
  const raised = (order: number): string => (order === 1 ? '' : `^${order}`)
  const below = distinct.map(
    (variable) => `${sign}${variable}${raised(variables.filter((other) => other === variable).length)}`,
  )
  return `${sign}${raised(variables.length)}${name}/${below.join('')}`
}

/** The letter that stands for a derivative. */
function derivativeLetter(name: string, variables: readonly string[]): Expression {
  if (variables.length === 0) return letter(name)
  return { op: 'letter', name: derivativeName(name, variables), derivative: { name, variables } }
}

/** What a symbol stands for: itself, or the derivative that its primes or dots say. */
export function symbolMeaning(name: string, notation: Notation | undefined): Expression {
  const marked = derivativeShownBy(name)
  if (marked === undefined) return letter(name)
  const known = notation?.dependence.get(marked.base)
  const variable = marked.isByTime ? TIME : known?.length === 1 ? known[0] : notation?.primeVariable
  if (variable === undefined) return letter(name)
  return derivativeLetter(
    marked.base,
    Array.from({ length: marked.order }, () => variable),
  )
}

/** The derivative of a function of one letter at that letter, `y''(x)`, where the letter y alone means the same. */
export function functionMeaning(
  name: string,
  primes: number,
  args: readonly Expression[],
  notation: Notation | undefined,
): Expression | undefined {
  const [by, ...others] = notation?.dependence.get(name) ?? []
  const [argument] = args
  if (by === undefined || others.length > 0 || args.length !== 1) return undefined
  if (argument?.op !== 'letter' || argument.name !== by) return undefined
  return derivativeLetter(
    name,
    Array.from({ length: primes }, () => by),
  )
}

/** Differentiates; letters that depend on the variable have derivatives that are letters themselves. */
export function differentiateWith(a: Expression, by: string, { dependence }: Notation): Expression {
  return differentiate(a, by, ({ name, derivative }) => {
    const known = derivative ?? { name, variables: [] }
    if (dependence.get(known.name)?.includes(by) !== true) return undefined
    return derivativeLetter(known.name, [...known.variables, by])
  })
}
