import { t, type PlainKey } from '@isomorph/messages'
import type { ProblemContent } from '@isomorph/problem'
import { questionSentence, variableSentence, type wholeParts } from '../../../entities/problem/content-differences.ts'
import type { Side, Three } from './merge-sequences.ts'
import {
  mergeList,
  mergeText,
  mergeValue,
  type Change,
  type ListOptions,
  type Merge,
  type ToldChange,
} from './three-way-merge.ts'

export type ThreeContents = Three<ProblemContent>

/** Merges one part of the contents. */
type PartMerge<C extends Change> = (contents: ThreeContents) => Merge<Partial<ProblemContent>, C>

function versionsOf<K extends keyof ProblemContent>(contents: ThreeContents, part: K): Three<ProblemContent[K]> {
  const { base, mine, theirs } = contents
  return { base: base[part], mine: mine[part], theirs: theirs[part] }
}

function asPart<K extends keyof ProblemContent, C extends Change>(
  part: K,
  { changes, settle }: Merge<ProblemContent[K], C>,
): Merge<Partial<ProblemContent>, C> {
  return { changes, settle: (sideOf) => ({ [part]: settle(sideOf) }) }
}

/** A part as one change. */
export function wholePart(
  [part, key]: (typeof wholeParts)[number],
  tell: (side: Side, name: string) => string,
): PartMerge<ToldChange> {
  return (contents) => {
    const name = t(key)
    const describe = () => ({ id: part, name, mine: tell('mine', name), theirs: tell('theirs', name) })
    return asPart(part, mergeValue(versionsOf(contents, part), describe))
  }
}

/** A text paragraph by paragraph. */
export function paragraphs(part: 'statement' | 'solution', name: PlainKey): PartMerge<Change> {
  return (contents) => asPart(part, mergeText(versionsOf(contents, part), part, t(name)))
}

/** Conditions one by one. */
export function conditions(options: ListOptions): PartMerge<ToldChange> {
  return (contents) => {
    const merge = mergeList(
      versionsOf(contents, 'constraints'),
      {
        kind: 'constraint',
        keyOf: ({ id }) => id,
        nameOf: () => t('problem-history.part.condition'),
        tell: (_, __, after) =>
          after === undefined
            ? t('problem-history.part.condition.removed')
            : t('problem-history.part.condition.now', { formula: after.formula }),
      },
      options,
    )
    return asPart('constraints', merge)
  }
}

/** Variables one by one. */
export function variables(options: ListOptions): PartMerge<ToldChange> {
  return (contents) => {
    const merge = mergeList(
      versionsOf(contents, 'variables'),
      {
        kind: 'variable',
        keyOf: ({ id }) => id,
        nameOf: (_, variable) => t('problem-editor.place.variable', { name: variable?.name ?? '' }),
        tell: (_, before, after) => variableSentence(before, after),
      },
      options,
    )
    return asPart('variables', merge)
  }
}

/** Questions one by one; the first version of the listing that has a question gives its number. */
export function questions(options: ListOptions): PartMerge<ToldChange> {
  return (contents) => {
    const lists = versionsOf(contents, 'questions')
    const numberOf = (key: number): number => {
      const places = options.listing.map((version) =>
        lists[version].findIndex(({ questionKey }) => questionKey === key),
      )
      return (places.find((place) => place >= 0) ?? -1) + 1
    }
    const merge = mergeList(
      lists,
      {
        kind: 'question',
        keyOf: ({ questionKey }) => questionKey,
        nameOf: (key) => t('problem-editor.place.question', { number: String(numberOf(key)) }),
        tell: (key, before, after) => questionSentence(numberOf(key), before, after),
      },
      options,
    )
    return asPart('questions', merge)
  }
}

/** Merges contents part by part; parts that are not named stay mine. */
export function mergeContents<C extends Change>(
  contents: ThreeContents,
  parts: readonly PartMerge<C>[],
): Merge<ProblemContent, C> {
  const merges = parts.map((part) => part(contents))
  return {
    changes: merges.flatMap(({ changes }) => changes),
    settle: (sideOf) => {
      const merged: ProblemContent = Object.assign({}, contents.mine, ...merges.map(({ settle }) => settle(sideOf)))
      // An optional part without a value stays away: it is not stored as undefined.
      return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as typeof merged
    },
  }
}
