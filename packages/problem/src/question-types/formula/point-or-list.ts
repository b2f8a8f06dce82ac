import { toLatex, toText, type Tree } from '@isomorph/evaluator'
import type { ReadingChoice } from '../../marking/reading-choice.ts'
import { withoutName } from '../numeric/naming.ts'
import type { CompiledAnswer } from './compile.ts'

/** What stands in an answer's outermost brackets, without a name in front: `(1;3)` of `x=((1;3))`. */
export function inBrackets(typed: Tree): Tree {
  if (typed.kind === 'group') return inBrackets(typed.inner)
  const named = withoutName(typed)
  return named === typed ? typed : inBrackets(named)
}

function isSeparatedBySemicolons(items: readonly Tree[], typed: string): boolean {
  const [first, second] = items
  return first !== undefined && second !== undefined && typed.slice(first.at.to, second.at.from).includes(';')
}

/** In plain text numbers are not grouped here, so that every comma separates. */
const textOf = (item: Tree): string =>
  toText(item)
    .replaceAll('*', '·')
    .replaceAll(/(?<=\d),(?=\d)/g, '')

/**
 * Round brackets with semicolons where a list is asked for: a list in other brackets, or a point. With commas they are a
 * point, and a list where order counts says that its brackets count as well.
 */
export function pointOrListChoices(
  answers: readonly CompiledAnswer[],
  tree: Tree,
  typed: string,
): readonly ReadingChoice[] {
  const point = inBrackets(tree)
  if (point.kind !== 'tuple' || !answers.some(({ isList }) => isList)) return []
  if (!isSeparatedBySemicolons(point.items, typed)) return []
  const list: Tree = { kind: 'list', items: point.items, at: point.at }
  return [
    { latex: toLatex(list), text: `[${point.items.map(textOf).join('; ')}]` },
    {
      latex: toLatex(point, { separator: ',' }),
      text: `(${point.items.map(textOf).join(', ')})`,
    },
  ]
}

/**
 * Square brackets around two numbers with a comma where a set is asked for: its two elements, or all numbers between them.
 * The interval is spelt as a set, since `[1,3]` would be both again.
 */
export function elementsOrIntervalChoices(
  answers: readonly CompiledAnswer[],
  tree: Tree,
  typed: string,
): readonly ReadingChoice[] {
  const list = inBrackets(tree)
  const items = list.kind === 'list' ? list.items : []
  const [first, second, ...others] = items
  if (first === undefined || second === undefined || others.length > 0) return []
  if (!answers.some(({ isList, tree: key }) => isList && key.kind === 'set')) return []
  if (!typed.slice(first.at.to, second.at.from).includes(',')) return []
  const x: Tree = { kind: 'symbol', name: 'x', at: list.at }
  const between: Tree = { kind: 'relation', operators: ['≤', '≤'], operands: [first, x, second], at: list.at }
  const interval: Tree = { kind: 'set-builder', variable: x, condition: between, at: list.at }
  return [
    { latex: toLatex(list), text: `[${items.map(textOf).join('; ')}]` },
    { latex: toLatex(interval), text: `{x | ${textOf(first)} ≤ x ≤ ${textOf(second)}}` },
  ]
}
