import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { ungrouped } from '../formula.ts'
import { mapTree } from '../map-tree.ts'

/** A derivative of a letter: of which, by which letters, and with which sign. */
interface DerivativeOfLetter {
  readonly name: string
  readonly variables: readonly string[]
  readonly isPartial: boolean
}

function derivativeOf(tree: Tree): DerivativeOfLetter | undefined {
  if (tree.kind !== 'derivative') return undefined
  const body = ungrouped(tree.body)
  const isPartial = tree.isPartial === true
  const variables = Array.from({ length: tree.order }, () => tree.variable)
  if (body.kind === 'symbol') return { name: body.name, variables, isPartial }
  const inner = derivativeOf(body)
  if (inner === undefined || inner.isPartial !== isPartial) return undefined
  return { ...inner, variables: [...inner.variables, ...variables] }
}

function derivativesIn(trees: readonly Tree[]): readonly DerivativeOfLetter[] {
  const found: DerivativeOfLetter[] = []
  for (const tree of trees)
    somePart(tree, (part) => {
      const derivative = derivativeOf(part)
      if (derivative !== undefined) found.push(derivative)
      return false
    })
  return found
}

/** The letters that are differentiated with ∂ by one letter and with d by the same: the two are not the same there. */
function lettersOfBothSigns(derivatives: readonly DerivativeOfLetter[]): ReadonlySet<string> {
  const names = (isPartial: boolean): Set<string> =>
    new Set(
      derivatives
        .filter((each) => each.isPartial === isPartial)
        .flatMap(({ name, variables }) => variables.map((variable) => `${name} by ${variable}`)),
    )
  const total = names(false)
  return new Set([...names(true)].flatMap((each) => (total.has(each) ? [each.slice(0, each.lastIndexOf(' by '))] : [])))
}

const at = { from: 0, to: 0 }

/** `f_xy` as the partial derivative of f by x and y; `undefined` where the name says nothing of the kind. */
function shownByName(name: string, derivatives: readonly DerivativeOfLetter[]): Tree | undefined {
  const [base = '', subscript = ''] = name.split('_')
  const variables = new Set(derivatives.flatMap((each) => (each.isPartial && each.name === base ? each.variables : [])))
  const letters = variables.has(subscript) ? [subscript] : Array.from(subscript)
  if (letters.length === 0 || letters.length > 4 || !letters.every((letter) => variables.has(letter))) return undefined
  return letters.reduce<Tree>(
    (body, variable) => ({ kind: 'derivative', variable, order: 1, isPartial: true, body, at }),
    { kind: 'symbol', name: base, at },
  )
}

/** Two formulas with their partial derivatives written alike. */
export interface PartialsAlike {
  readonly key: Tree
  readonly answer: Tree
  /** ∂f/∂x and df/dx both occur, which a law relates: df/dt = ∂f/∂t + ∂f/∂x · dx/dt. */
  readonly areLinked: boolean
}

/**
 * Reads `f_x` as ∂f/∂x where that is differentiated so, and tells ∂f/∂x from df/dx where both occur. Where one sign is
 * used throughout, it does not matter which.
 */
export function partialsAlike(key: Tree, answer: Tree): PartialsAlike {
  const derivatives = derivativesIn([key, answer])
  if (!derivatives.some(({ isPartial }) => isPartial)) return { key, answer, areLinked: false }
  const told = lettersOfBothSigns(derivatives)
  const alike = (tree: Tree): Tree => {
    // A name that stands beside the derivative itself is a name.
    const others = derivativesIn([tree]).filter(({ isPartial }) => isPartial)
    const named = mapTree(tree, (part) => {
      if (part.kind !== 'symbol' || !part.name.includes('_')) return part
      const isBeside = others.some(({ name }) => part.name.startsWith(`${name}_`))
      return isBeside ? part : (shownByName(part.name, derivatives) ?? part)
    })
    return told.size === 0 ? named : withPartialLetters(named, told)
  }
  return { key: alike(key), answer: alike(answer), areLinked: told.size > 0 }
}

/** The letter that is differentiated, and the name of its derivative by one more letter, whatever their order. */
function partialName(name: string, variable: string): { readonly base: string; readonly name: string } {
  const [base = '', ...variables] = name.replace(/^∂/, '').split('/∂')
  return { base, name: `∂${[base, ...[...variables, variable].sort()].join('/∂')}` }
}

/** Partial derivatives of some letters as letters of their own. */
function withPartialLetters(tree: Tree, told: ReadonlySet<string>): Tree {
  return mapTree(tree, (part) => {
    if (part.kind !== 'derivative' || part.isPartial !== true) return part
    let body = ungrouped(part.body)
    for (let times = 0; times < part.order; times += 1) {
      if (body.kind !== 'symbol') return part
      const { base, name } = partialName(body.name, part.variable)
      if (!told.has(base)) return part
      body = { ...body, name }
    }
    return body
  })
}
