import { childrenOf, somePart } from '../../children.ts'
import { sameTree } from '../../same-tree.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { ungrouped } from '../formula.ts'
import { nameApplied } from './calls-in-products.ts'
import { isWord } from './spelt-names.ts'

/** Functions by name, with the one letter that each is applied to. */
type FunctionNames = Map<string, string | undefined>

interface Application {
  /** With its primes. */
  readonly spelt: string
  readonly name: string
  readonly argument: Tree
}

function applicationOf(first: Tree, second: Tree | undefined): Application | undefined {
  const spelt = nameApplied(first)
  if (spelt === undefined || second?.kind !== 'group' || second.bracket !== '(') return undefined
  return { spelt, name: spelt.replace(/'+$/, ''), argument: ungrouped(second.inner) }
}

/** The letter and the brackets of `y(0)`, where nothing else is multiplied. */
export function applicationIn(tree: Tree): Application | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'product' || bare.factors.length !== 2 || bare.joins[0] !== 'implied') return undefined
  return applicationOf(bare.factors[0]!, bare.factors[1])
}

/** `f(x)^2` with a letter that mostly is a function: in `m(v)^2` there are two factors. */
function applicationRaised(first: Tree, second: Tree | undefined): Application | undefined {
  if (first.kind !== 'symbol' || second?.kind !== 'power' || !OF_ONE_TERM.test(first.name)) return undefined
  return applicationOf(first, second.base)
}

/** Every letter of a product that stands directly before brackets. */
function applicationsAmong(tree: Tree): readonly Application[] {
  if (tree.kind !== 'product') return []
  return tree.factors.flatMap((factor, at) => {
    const second = tree.joins[at] === 'implied' ? tree.factors[at + 1] : undefined
    return applicationOf(factor, second) ?? applicationRaised(factor, second) ?? []
  })
}

const isNumeral = (tree: Tree): boolean =>
  tree.kind === 'number' || (tree.kind === 'signed' && ungrouped(tree.value).kind === 'number')

/** The inner one of `f(g(x))`, whose letter is not f; `a(b(c+d))` and `x(f(x))` are products. */
function applicationInside({ name, argument }: Application): Application | undefined {
  const inner = applicationIn(argument)
  if (inner === undefined) return undefined
  const isLast = inner.argument.kind === 'symbol' ? inner.argument.name !== name : isNumeral(inner.argument)
  return isLast || applicationInside({ ...inner, name }) !== undefined ? inner : undefined
}

/** Whether a product has `f(g(x))` in it. */
export const hasNestedApplication = ({ factors, joins }: Extract<Tree, { kind: 'product' }>): boolean =>
  factors.some((factor, at) => {
    const application = joins[at] === 'implied' ? applicationOf(factor, factors[at + 1]) : undefined
    return application !== undefined && applicationInside(application) !== undefined
  })

/**
 * Letters that the key applies to something. `y(0)=1` is no product, because nobody multiplies by a number in brackets
 * there; `f(x)=2x` says what f is; nobody multiplies by a derivative in `f'(x)`, by x in
 * `\frac{d}{dx}(x^2f(x))`, or twice in `f(g(x))`. With each the one letter that it is applied to, which may be left out: f = 2x.
 */
export function functionsShownBy(key: Tree): FunctionNames {
  const names: FunctionNames = new Map()
  const visit = (tree: Tree, variables: readonly string[]): void => {
    const inside = tree.kind === 'derivative' ? [...variables, tree.variable] : variables
    for (const part of childrenOf(tree)) visit(part, inside)
    if (tree.kind === 'relation') addFromRelation(names, tree)
    else for (const application of applicationsAmong(tree)) addApplied(names, application, inside)
  }
  visit(key, [])
  return names
}

function addFromRelation(names: FunctionNames, { operands, operators }: Extract<Tree, { kind: 'relation' }>): void {
  for (const [at, operand] of operands.entries()) {
    const found = applicationIn(operand)
    if (found === undefined) continue
    const { name, argument } = found
    if (at === 0 && operators[0] === '=' && argument.kind === 'symbol') names.set(name, argument.name)
    else if (isNumeral(argument) && !names.has(name)) names.set(name, undefined)
  }
}

/** `f'(x)`, `f(g(x))`, and what is applied to the letter by which it is differentiated. */
function addApplied(names: FunctionNames, application: Application, variables: readonly string[]): void {
  const { spelt, name, argument } = application
  if (names.has(name)) return
  const isPrimed = spelt !== name
  if (argument.kind === 'symbol') {
    const isOfVariable = variables.includes(argument.name) && !variables.includes(name)
    if (isPrimed || isOfVariable) names.set(name, argument.name)
    return
  }
  const inner = isPrimed ? applicationIn(argument) : applicationInside(application)
  if (inner === undefined) return
  names.set(name, undefined)
  if (inner.argument.kind === 'symbol' && !names.has(inner.name)) names.set(inner.name, inner.argument.name)
}

/** What the key differentiates by what: with dy/dt in the key, y′(t) is y′ in the answer. */
export function functionsDifferentiatedIn(key: Tree): Map<string, string> {
  const names = new Map<string, string>()
  somePart(key, (part) => {
    const body = part.kind === 'derivative' ? ungrouped(part.body) : undefined
    if (part.kind === 'derivative' && body?.kind === 'symbol') names.set(body.name, part.variable)
    return false
  })
  return names
}

/** Names of functions wherever nothing else is said, and names that always have another meaning before brackets. */
const USUAL = /^[fghFGH](?:_\w+)?$/
/** Names of functions where the brackets behind them hold no sum, so that a factor would need none. */
const OF_ONE_TERM = /^(?:[fghFGH](?:_\w+)?|[duyN]|[Pp]hi|[Pp]si|theta|zeta|delta|[JYP]_\w+)$/
/** `\operatorname{rank}`: a name of several letters that is no function yet. Capitals also name sums of money, as in PV(1+r). */
const OPERATOR = /^[a-z]{2,}$/
const OTHERWISE: ReadonlySet<string> = new Set(['P', 'E', 'Var', 'Cov', 'Delta'])

/**
 * Letters that may be functions. Either the key has a letter or a number alone in brackets behind them, where a factor needs
 * no brackets, as in `F(b)-F(a)`; or their names say so and they stand before several brackets, as in `f(x+1)-f(x-1)`.
 * `x(2)` may be a product with the value of a variable.
 */
export function functionsPerhaps(key: Tree): ReadonlySet<string> {
  const found = new Set<string>()
  const seen = new Map<string, Tree>()
  somePart(key, (part) => {
    for (const application of applicationsAmong(part)) {
      const { name, argument } = application
      if (looksApplied(application, seen.get(name) ?? argument)) found.add(name)
      seen.set(name, argument)
    }
    return false
  })
  if (found.size > 0) for (const name of functionsShownBy(key).keys()) found.delete(name)
  return found
}

/** Letters that functions mostly depend on. */
const USUAL_ARGUMENT = /^(?:[nstz]|omega|tau)$/

/**
 * Letters that the answer applies to such a letter, and the key to something: `x(t)-x(2)` for `x(t-2)`. Some write a product
 * as `a(b)+a(c)`.
 */
export function functionsOfAnswer(key: Tree, answer: Tree): readonly string[] {
  const perhaps = functionsPerhaps(answer)
  if (perhaps.size === 0) return []
  const isAmong = (tree: Tree, test: (application: Application) => boolean): boolean =>
    somePart(tree, (part) => applicationsAmong(part).some(test))
  const isOfUsual = (argument: Tree): boolean => argument.kind === 'symbol' && USUAL_ARGUMENT.test(argument.name)
  const shown = functionsShownBy(key)
  return [...perhaps].filter(
    (name) =>
      !shown.has(name) &&
      isAmong(key, (application) => application.name === name) &&
      isAmong(answer, (application) => application.name === name && isOfUsual(application.argument)),
  )
}

/**
 * Whether a name of several letters that is no known function stands before brackets, as in `\operatorname{ld}(8)`, or `f^2`,
 * which is the square for some and f of f for others.
 */
export const hasUnknownOperator = (tree: Tree): boolean =>
  somePart(tree, (part) =>
    applicationsAmong(part).some(({ name }) => (OPERATOR.test(name) && isWord(name)) || /^f\^\{\d/.test(name)),
  )

function looksApplied({ name, argument }: Application, other: Tree): boolean {
  if (OTHERWISE.has(name)) return false
  if (name.includes('^')) return true
  if (argument.kind === 'symbol') return argument.name !== name && name !== 'd'
  if (isWord(name) && OPERATOR.test(name)) return true
  const isOneTerm = /^(?:product|power|quotient|signed)$/.test(argument.kind)
  if (isOneTerm && name !== 'd' && isNumeral(argument)) return OF_ONE_TERM.test(name)
  if (isOneTerm && (OF_ONE_TERM.test(name) || isWord(name)) && variablesIn(argument).size > 0) return true
  const isUsual = USUAL.test(name)
  const isNumber = argument.kind === 'number'
  if (isNumber && OF_ONE_TERM.test(name) && name !== 'd') return true
  const inner = applicationIn(argument)
  if (isUsual && (isNumber || (inner !== undefined && USUAL.test(inner.name)))) return true
  return (isUsual || (isNumber && other.kind === 'number')) && !sameTree(argument, other)
}
