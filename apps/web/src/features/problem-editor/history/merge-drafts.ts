import { t } from '@isomorph/messages'
import type { BlockNode, RichText } from '@isomorph/rich-text'
import type { ProblemContent } from '@isomorph/problem'
import { areAlike } from '../../../entities/problem/are-alike.ts'
import {
  questionSentence,
  speltContent,
  variableSentence,
  wholeParts,
} from '../../../entities/problem/content-differences.ts'
import type { ProblemDraft } from '../../../entities/problem/editor-backup.ts'
import type { ContentChange } from '../draft/content-changes.ts'
import { withFreshIds, type LargestUsedIds } from './fresh-ids.ts'
import { mergeSequences } from './merge-sequences.ts'

/** Whose version of something goes on. */
export type Side = 'mine' | 'theirs'

/** Something that both people changed in different ways. */
export interface Overlap {
  readonly id: string
  /** `Question 2` */
  readonly name: string
  /** What each of them did, as sentences, or as texts where it is a passage. */
  readonly mine: string | RichText
  readonly theirs: string | RichText
  /** The passage before; only where it is one. */
  readonly base?: RichText
}

interface ThreeDrafts {
  readonly base: ProblemDraft
  readonly mine: ProblemDraft
  readonly theirs: ProblemDraft
}

interface Three<T> {
  readonly base: T
  readonly mine: T
  readonly theirs: T
}

interface Merge {
  readonly overlaps: readonly Overlap[]
  /** My draft by itself, without the ids that they have given to other things. */
  readonly mine: ProblemDraft
  /** The draft with what both did, and overlaps as they were chosen: mine where nothing was. */
  readonly settle: (choices: ReadonlyMap<string, Side>) => ProblemDraft
}

type Choices = ReadonlyMap<string, Side>

/** A part of the merged draft, once its overlaps are settled. */
type Settled<T> = (choices: Choices) => T

const key = (value: unknown): string => speltContent(value) ?? ''

function mergeValue<T>(
  overlaps: Overlap[],
  { base, mine, theirs }: Three<T>,
  overlap: () => Omit<Overlap, 'base'>,
): Settled<T> {
  if (areAlike(mine, base)) return () => theirs
  if (areAlike(theirs, base) || areAlike(mine, theirs)) return () => mine
  const told = overlap()
  overlaps.push(told)
  return (choices) => (choices.get(told.id) === 'theirs' ? theirs : mine)
}

function passage(content: readonly BlockNode[]): RichText {
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content }
}

/** Texts are merged paragraph by paragraph. */
function mergeText(overlaps: Overlap[], id: string, name: string, texts: Three<RichText>): Settled<RichText> {
  const { base, mine, theirs } = texts
  const chunks = mergeSequences({ base: base.content, mine: mine.content, theirs: theirs.content }, key)
  for (const [index, chunk] of chunks.entries()) {
    if (chunk.kind !== 'overlap') continue
    overlaps.push({
      id: `${id}:${index}`,
      name,
      base: passage(chunk.base),
      mine: passage(chunk.mine),
      theirs: passage(chunk.theirs),
    })
  }
  return (choices) => {
    const content = chunks.flatMap((chunk, index) => {
      if (chunk.kind === 'settled') return chunk.items
      return choices.get(`${id}:${index}`) === 'theirs' ? chunk.theirs : chunk.mine
    })
    return passage(content)
  }
}

interface Keyed<T> {
  readonly kind: string
  readonly keyOf: (each: T) => number
  readonly nameOf: (key: number, each: T | undefined) => string
  readonly tell: (key: number, before: T | undefined, after: T | undefined) => string
}

/** Lists of things with ids: each thing by itself, in the order of mine with what they added behind its neighbour. */
function mergeList<T>(overlaps: Overlap[], lists: Three<readonly T[]>, keyed: Keyed<T>): Settled<readonly T[]> {
  const { kind, keyOf, nameOf, tell } = keyed
  const find = (list: readonly T[], id: number): T | undefined => list.find((each) => keyOf(each) === id)
  const keys = [...new Set([...lists.mine, ...lists.theirs, ...lists.base].map(keyOf))]
  const merged = new Map(
    keys.map((id): [number, Settled<T | undefined>] => {
      const three = { base: find(lists.base, id), mine: find(lists.mine, id), theirs: find(lists.theirs, id) }
      const value = mergeValue(overlaps, three, () => ({
        id: `${kind}:${id}`,
        name: nameOf(id, three.mine ?? three.theirs),
        mine: tell(id, three.base, three.mine),
        theirs: tell(id, three.base, three.theirs),
      }))
      return [id, value]
    }),
  )
  const order = mergedOrder({
    base: lists.base.map(keyOf),
    mine: lists.mine.map(keyOf),
    theirs: lists.theirs.map(keyOf),
  })
  return (choices) => order.flatMap((id) => merged.get(id)?.(choices) ?? [])
}

/** My order where I moved something, else theirs. */
function mergedOrder({ base, mine, theirs }: Three<readonly number[]>): readonly number[] {
  const kept = mine.filter((id) => base.includes(id))
  const isMovedByMe = base.filter((id) => mine.includes(id)).some((id, index) => id !== kept[index])
  return isMovedByMe ? orderOf(mine, theirs) : orderOf(theirs, mine)
}

/** The order of mine; what only they have stands behind what stands before it there. */
function orderOf(mine: readonly number[], theirs: readonly number[]): readonly number[] {
  const order = [...mine]
  for (const [index, id] of theirs.entries()) {
    if (order.includes(id)) continue
    const before = theirs.slice(0, index).findLast((each) => order.includes(each))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}

/** Parts that are merged as they are, each with its value or without one. */
const plainParts = wholeParts.filter(([part]) => part !== 'statement' && part !== 'solution' && part !== 'constraints')

type Contents = Three<ProblemContent>

function partOf<K extends keyof ProblemContent>({ base, mine, theirs }: Contents, part: K): Three<ProblemContent[K]> {
  return { base: base[part], mine: mine[part], theirs: theirs[part] }
}

function mergeVariables(overlaps: Overlap[], contents: Contents): Settled<ProblemContent['variables']> {
  return mergeList(overlaps, partOf(contents, 'variables'), {
    kind: 'variable',
    keyOf: ({ id }) => id,
    nameOf: (_, variable) => t('problem-editor.place.variable', { name: variable?.name ?? '' }),
    tell: (_, before, after) => variableSentence(before, after),
  })
}

function mergeConditions(overlaps: Overlap[], contents: Contents): Settled<ProblemContent['constraints']> {
  return mergeList(overlaps, partOf(contents, 'constraints'), {
    kind: 'constraint',
    keyOf: ({ id }) => id,
    nameOf: () => t('problem-history.part.condition'),
    tell: (_, __, after) =>
      after === undefined
        ? t('problem-history.part.condition.removed')
        : t('problem-history.part.condition.now', { formula: after.formula }),
  })
}

function mergeQuestions(overlaps: Overlap[], contents: Contents): Settled<ProblemContent['questions']> {
  const { mine, theirs } = contents
  const numberOf = (id: number): number => {
    const list = mine.questions.some(({ questionKey }) => questionKey === id) ? mine.questions : theirs.questions
    return list.findIndex(({ questionKey }) => questionKey === id) + 1
  }
  return mergeList(overlaps, partOf(contents, 'questions'), {
    kind: 'question',
    keyOf: ({ questionKey }) => questionKey,
    nameOf: (id) => t('problem-editor.place.question', { number: String(numberOf(id)) }),
    tell: (id, before, after) => questionSentence(numberOf(id), before, after),
  })
}

/** Parts that are there in some contents only, and merged as they are. */
function mergePlainParts(overlaps: Overlap[], contents: Contents): Settled<Partial<ProblemContent>> {
  const merged = plainParts.map(([part, key]) => {
    const name = t(key)
    const value = mergeValue<unknown>(overlaps, partOf(contents, part), () => ({
      id: part,
      name,
      mine: t('problem-history.part.mine', { part: name }),
      theirs: t('problem-history.part.theirs', { part: name }),
    }))
    return [part, value] as const
  })
  return (choices) => {
    const entries = merged.map(([part, value]) => [part, value(choices)] as const)
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
}

function mergeContents(overlaps: Overlap[], contents: Contents): Settled<ProblemContent> {
  const statement = mergeText(overlaps, 'statement', t('problem-editor.statement'), partOf(contents, 'statement'))
  const variables = mergeVariables(overlaps, contents)
  const constraints = mergeConditions(overlaps, contents)
  const questions = mergeQuestions(overlaps, contents)
  const solution = mergeText(overlaps, 'solution', t('problem-editor.solution'), partOf(contents, 'solution'))
  const plain = mergePlainParts(overlaps, contents)
  return (choices) => ({
    format: contents.mine.format,
    linkedDraws: contents.mine.linkedDraws,
    ...plain(choices),
    statement: statement(choices),
    variables: variables(choices),
    constraints: constraints(choices),
    questions: questions(choices),
    solution: solution(choices),
  })
}

/** Undoes that a content took the place of another one, and leaves what was written since. */
export function undoReplacement(before: ProblemContent, replacing: ProblemContent): ContentChange {
  return (now) => mergeContents([], { base: replacing, mine: now, theirs: before })(new Map())
}

/** Merges what two people made of one version of a problem: only what both changed in different ways is left to choose. */
export function mergeDrafts({ base, mine, theirs }: ThreeDrafts, usedIds: LargestUsedIds): Merge {
  const overlaps: Overlap[] = []
  const value = <K extends 'name' | 'tags' | 'licensing'>(
    part: K,
    name: string,
    tell: (draft: ProblemDraft) => string,
  ) =>
    mergeValue(overlaps, { base: base[part], mine: mine[part], theirs: theirs[part] }, () => ({
      id: part,
      name,
      mine: tell(mine),
      theirs: tell(theirs),
    }))
  const name = value('name', t('problem-history.part.name'), (draft) =>
    t('problem-history.note.quoted', { note: draft.name }),
  )
  const tags = value('tags', t('problem-history.part.tags'), (draft) => draft.tags.join(', '))
  const licensing = value('licensing', t('problem-history.part.licence'), (draft) => draft.licensing.licence)
  const own = withFreshIds({ base: base.content, mine: mine.content, theirs: theirs.content }, usedIds)
  const content = mergeContents(overlaps, { base: base.content, mine: own, theirs: theirs.content })
  return {
    overlaps,
    mine: { ...mine, content: own },
    settle: (choices) => ({
      ...mine,
      name: name(choices),
      tags: tags(choices),
      licensing: licensing(choices),
      content: content(choices),
    }),
  }
}
