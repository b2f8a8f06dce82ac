import { accentsOf } from '../../accents.ts'
import type { Budget } from '../../computing/budget.ts'
import { lettersOf, product, zero } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import type { MeaningOptions } from '../../computing/meaning.ts'
import { sameTree } from '../../same-tree.ts'
import type { Tree } from '../../tree.ts'
import { areAlike, workedOut } from './arrays.ts'
import type { Worked } from './arrays.ts'
import { compareExpressions } from '../expressions/compare-expressions.ts'
import type { Comparison } from '../expressions/compare-expressions.ts'
import { compareFormulas } from '../compare-formulas.ts'
import { ungrouped } from '../formula.ts'
import type { Formula } from '../formula.ts'
import type { ProbeOptions } from '../expressions/probe.ts'
import { different, equal, undecided } from '../verdicts.ts'

interface Setting {
  readonly meaning: MeaningOptions
  readonly probing: ProbeOptions
  readonly budget: Budget
}

/** Two formulas with vectors or matrices, worked out and compared entry by entry. */
export function compareArrays(key: Tree, answer: Tree, setting: Setting): Comparison {
  return compareWorked(workedOut(key, setting.meaning), workedOut(answer, setting.meaning), setting)
}

function compareWorked(first: Worked, second: Worked, { probing, budget }: Setting): Comparison {
  if (first.kind === 'number' && second.kind === 'number')
    return compareExpressions(first.value, second.value, probing, budget)
  if (first.kind === 'number' || second.kind === 'number') return different('a vector or matrix and a number')
  if (!areAlike(first.cells, second.cells)) return different('size of the matrix')
  const others = second.cells.flat()
  return firstThatDiffers(
    first.cells.flat().map((cell, at) => () => compareExpressions(cell, others[at]!, probing, budget)),
  )
}

function firstThatDiffers(comparisons: readonly (() => Comparison)[]): Comparison {
  let open: Comparison | undefined
  for (const compare of comparisons) {
    const compared = compare()
    if (compared.verdict === 'different') return compared
    if (compared.verdict === 'undecided') open ??= compared
  }
  return open ?? equal('entry by entry')
}

/** Both sides of an equation. */
function sidesOf(tree: Tree): readonly [Tree, Tree] | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'relation' || bare.operators.length !== 1 || bare.operators[0] !== '=') return undefined
  return [bare.operands[0]!, bare.operands[1]!]
}

/**
 * Equations between vectors or matrices: what the same letter, or a function such as r(t), is by itself, or the same
 * equation up to a factor that does not vanish. That other equations have other solutions is left to a person.
 */
export function compareArrayEquations(key: Tree, answer: Tree, setting: Setting): Comparison {
  const [first, second] = [sidesOf(key), sidesOf(answer)]
  if (first === undefined || second === undefined) return undecided('vectors in a statement')
  for (const at of [0, 1] as const) {
    for (const index of [0, 1] as const) {
      const [named, other] = [ungrouped(first[at]), ungrouped(second[index])]
      if (isNamed(named) && (sameTree(named, other) || isSameButArrow(named, other)))
        return compareArrays(first[at === 0 ? 1 : 0], second[index === 0 ? 1 : 0], setting)
    }
  }
  const [a, b] = [differenceOf(first, setting), differenceOf(second, setting)]
  if (a === undefined || b === undefined || a.length !== b.length) return undecided('vectors in a statement')
  const atoms = [a, b].map((cells) => cells.map(vanishing))
  const isSameCondition =
    [a, b].every((cells) => cells.some(hasLetters)) &&
    areAllProportional(a, b, setting) &&
    atoms[0]!.every(
      (atom, at) => compareFormulas(atom, atoms[1]![at]!, setting.probing, setting.budget).verdict === 'equal',
    )
  return isSameCondition ? equal('the same equation up to a factor') : undecided('other equations of vectors')
}

/** Letters and values of functions, but not `\vec0`, which both sides may be compared with. */
const isNamed = (tree: Tree): boolean =>
  tree.kind === 'call' || (tree.kind === 'symbol' && accentsOf(tree.name).bare !== '0')

const vanishing = (cell: Expression): Formula => ({ kind: 'atom', comparator: '=', left: cell, right: zero })

/** Whether the entries of one are those of the other times one factor. */
function areAllProportional(a: readonly Expression[], b: readonly Expression[], { probing, budget }: Setting): boolean {
  const crossed = a.flatMap((cell, at) =>
    b.map(
      (_, index) => () => compareExpressions(product([cell, b[index]!]), product([a[index]!, b[at]!]), probing, budget),
    ),
  )
  return firstThatDiffers(crossed).verdict === 'equal'
}

/** `v` and `\vec v`, where both say what vector it is. */
function isSameButArrow(named: Tree, other: Tree): boolean {
  const bareOf = (tree: Tree): string | undefined =>
    tree.kind === 'symbol' && accentsOf(tree.name).accents.every((accent) => accent === 'vec')
      ? accentsOf(tree.name).bare
      : undefined
  const bare = bareOf(named)
  return bare !== undefined && bare === bareOf(other)
}

const hasLetters = (a: Expression): boolean => lettersOf(a).size > 0

function differenceOf([left, right]: readonly [Tree, Tree], { meaning }: Setting): readonly Expression[] | undefined {
  const at = left.at
  const worked = workedOut(
    {
      kind: 'sum',
      terms: [
        { sign: '+', value: left },
        { sign: '-', value: right },
      ],
      at,
    },
    meaning,
  )
  return worked.kind === 'number' ? [worked.value] : worked.cells.flat()
}
