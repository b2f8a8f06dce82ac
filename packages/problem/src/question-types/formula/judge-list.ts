/** Judges a typed list by the list of a key: in order, as a set, or by partners in any order. */

import { integer, rational, type Rational, type Tree } from '@isomorph/evaluator'
import { sayOfAnswer } from '../../marking/answer-said.ts'
import { markingError } from '../../marking/marking-error.ts'
import type { FormulaQuestionBase } from './content.ts'
import type { Judged } from './facets.ts'
import { itemsOf } from './list-items.ts'
import { largestMatching } from './match-list.ts'

/** Longer lists are not answers, and matching them costs the square of their length. */
const longestList = 60

export interface ListKey {
  readonly rules: Pick<FormulaQuestionBase, 'isListOrdered' | 'isListSet' | 'hasCreditPerElement'>
  /** How many items the key has. */
  readonly count: number
  /** Whether an item may be a point, such as `(1,2)`. */
  readonly hasPoints: boolean
  readonly judge: (item: number, typed: Tree) => Judged
}

type Fits = (key: number, typed: number) => boolean

/** How many items of the key were met, and how many typed ones are of no use. */
interface Met {
  readonly matched: number
  readonly surplus: number
}

function positions(count: number): readonly number[] {
  return Array.from({ length: count }, (_, position) => position)
}

/** Items that occur several times count once, on both sides. */
function metAsSet(count: number, typedCount: number, fits: Fits): Met {
  const typed = positions(typedCount)
  const keys = positions(count)
  const matched = keys.filter((key) => typed.some((index) => fits(key, index))).length
  return { matched, surplus: typed.filter((index) => !keys.some((key) => fits(key, index))).length }
}

function metBy({ rules, count }: ListKey, typedCount: number, fits: Fits): Met {
  if (rules.isListOrdered !== true && rules.isListSet === true) return metAsSet(count, typedCount, fits)
  const matched =
    rules.isListOrdered === true
      ? positions(Math.min(count, typedCount)).filter((index) => fits(index, index)).length
      : largestMatching(count, fits, typedCount)
  return { matched, surplus: Math.max(0, typedCount - count) }
}

/** The share of the credit: what is too much takes back what was met, so that long lists are no way to collect it. */
function shareOfElements({ rules, count }: ListKey, { matched, surplus }: Met): Rational | undefined {
  if (rules.hasCreditPerElement !== true) return undefined
  const earned = Math.max(0, matched - surplus)
  return earned === count ? integer(1) : rational(BigInt(earned), BigInt(count))
}

/** A list is right when every item has its partner, no facet of any item is missed and nothing is too much. */
export function judgeList(tree: Tree, key: ListKey): Judged {
  const typed = itemsOf(tree, key.hasPoints)
  if (typed.length > longestList)
    return { ok: false, error: markingError('AnswerFormatError', sayOfAnswer('listTooLong')) }
  const judgedItems = new Map<string, Judged>()
  const judge = (item: number, index: number): Judged => {
    const at = `${item}:${index}`
    // Only the positions of `typed` are asked for.
    const judged = judgedItems.get(at) ?? key.judge(item, typed[index] as Tree)
    judgedItems.set(at, judged)
    return judged
  }
  const fits: Fits = (item, index) => {
    const judged = judge(item, index)
    return judged.ok && Object.values(judged.judgement.facets).every(Boolean)
  }
  const met = metBy(key, typed.length, fits)
  const results = [...judgedItems.values()]
  const failed = results.find((judged) => !judged.ok)
  if (failed !== undefined) return failed
  const isAll = met.matched === key.count && met.surplus === 0
  const isUndecided = !isAll && results.some((judged) => judged.ok && judged.judgement.isUndecided === true)
  const share = shareOfElements(key, met)
  const evidence = { items: typed.length, matched: met.matched, expected: key.count }
  const judgement = { facets: { value: isAll }, rule: 'listItems', isUndecided, evidence } as const
  return { ok: true, judgement: share === undefined ? judgement : { ...judgement, share } }
}
