/** How two documents differ, word by word: pills, formulas, pictures and places of questions count as one word each. */

import type { BlockNode, InlineNode, Mark, RichText } from './document.ts'

export type DiffKind = 'same' | 'added' | 'removed'

/** One step from one sequence to another. */
export interface SequenceStep<T> {
  readonly kind: DiffKind
  readonly item: T
}

/** Larger tables take longer than anybody waits; what is beyond counts as replaced. */
const mostCells = 4_000_000

/** The length of the longest common subsequence from each row and column on, row by row. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array {
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const at = row * width + column
      const below = lengths[at + width] ?? 0
      const right = lengths[at + 1] ?? 0
      lengths[at] = one[row] === other[column] ? (lengths[at + width + 1] ?? 0) + 1 : Math.max(below, right)
    }
  }
  return lengths
}

/** The longest common subsequence of what is left between an equal beginning and an equal end. */
function diffMiddle<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): readonly SequenceStep<T>[] {
  const [rows, columns] = [before.length, after.length]
  const replaced = (): readonly SequenceStep<T>[] => [
    ...before.map((item) => ({ kind: 'removed' as const, item })),
    ...after.map((item) => ({ kind: 'added' as const, item })),
  ]
  if (rows === 0 || columns === 0 || rows * columns > mostCells) return replaced()
  const [one, other] = [before.map(keyOf), after.map(keyOf)]
  const width = columns + 1
  const lengths = commonLengths(one, other)
  const steps: SequenceStep<T>[] = []
  let [row, column] = [0, 0]
  while (row < rows || column < columns) {
    const [first, second] = [before[row], after[column]]
    const at = row * width + column
    if (row < rows && column < columns && one[row] === other[column]) {
      steps.push({ kind: 'same', item: second as T })
      row += 1
      column += 1
    } else if (column >= columns || (row < rows && (lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0))) {
      steps.push({ kind: 'removed', item: first as T })
      row += 1
    } else {
      steps.push({ kind: 'added', item: second as T })
      column += 1
    }
  }
  return steps
}

/** How one sequence becomes another, with as much kept as can be. */
export function diffSequences<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): readonly SequenceStep<T>[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && keyOf(before[start] as T) === keyOf(after[start] as T)) start += 1
  let end = 0
  while (end < shorter - start && keyOf(before.at(-1 - end) as T) === keyOf(after.at(-1 - end) as T)) end += 1
  const same = (items: readonly T[]) => items.map((item) => ({ kind: 'same' as const, item }))
  return [
    ...same(after.slice(0, start)),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end), keyOf),
    ...same(after.slice(after.length - end)),
  ]
}

/** One word of a document, or what stands for one. */
export type Word =
  | { readonly type: 'text'; readonly text: string; readonly marks: readonly Mark[] }
  | Exclude<InlineNode, { readonly type: 'text' }>
  | Extract<BlockNode, { readonly type: 'blockMath' | 'image' | 'embed' | 'horizontalRule' }>

/** A paragraph, or what stands like one, wherever it is. */
interface Line {
  readonly place: 'text' | 'heading' | 'item' | 'cell'
  readonly words: readonly Word[]
}

function wordsOf(inline: readonly InlineNode[] = []): readonly Word[] {
  return inline.flatMap((node): readonly Word[] => {
    if (node.type !== 'text') return [node]
    const { marks = [] } = node
    return (node.text.match(/\s+|[\p{L}\p{N}]+|./gsu) ?? []).map((text) => ({ type: 'text', text, marks }))
  })
}

function linesOf(blocks: readonly BlockNode[], place: Line['place'] = 'text'): readonly Line[] {
  return blocks.flatMap((block): readonly Line[] => {
    switch (block.type) {
      case 'paragraph':
        return [{ place, words: wordsOf(block.content) }]
      case 'heading':
        return [{ place: 'heading', words: wordsOf(block.content) }]
      case 'bulletList':
      case 'orderedList':
        return block.content.flatMap((item) => linesOf(item.content, 'item'))
      case 'table':
        return block.content.flatMap((row) => row.content.flatMap((cell) => linesOf(cell.content, 'cell')))
      case 'blockMath':
      case 'image':
      case 'embed':
      case 'horizontalRule':
        return [{ place, words: [block] }]
    }
  })
}

/** Addresses of pictures that are not public carry a signature that is new with every fetch. */
const signature = /(\/api\/files\/[\w.-]+)\?[^"]*/g

/** Nearly all words are plain text, which no other word's key begins like. */
function keyOfWord(word: Word): string {
  if (word.type === 'text' && word.marks.length === 0) return `"${word.text}`
  return JSON.stringify(word).replaceAll(signature, '$1')
}

const keyOfLine = ({ place, words }: Line): string => `${place} ${words.map(keyOfWord).join('')}`

/** A line of both documents, word by word. */
export interface LineDiff {
  readonly kind: DiffKind | 'changed'
  readonly place: 'text' | 'heading' | 'item' | 'cell'
  readonly words: readonly SequenceStep<Word>[]
}

function wholeLine({ place, words }: Line, kind: DiffKind): LineDiff {
  return { kind, place, words: words.map((item) => ({ kind, item })) }
}

const isSpace = (word: Word): boolean => word.type === 'text' && word.text.trim() === ''

/** A line that was rewritten, or nothing where so little is left that two lines read better. */
function changedLine(before: Line, after: Line): LineDiff | undefined {
  const words = diffSequences(before.words, after.words, keyOfWord)
  const kept = words.filter(({ kind, item }) => kind === 'same' && !isSpace(item)).length
  const most = Math.max(before.words.filter((word) => !isSpace(word)).length, 1)
  return kept * 4 < most ? undefined : { kind: 'changed', place: after.place, words }
}

/** Removed lines meet the added ones in their order. */
function pairLines(removed: readonly Line[], added: readonly Line[]): readonly LineDiff[] {
  const lines: LineDiff[] = []
  for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
    const [before, after] = [removed[index], added[index]]
    const changed = before && after && changedLine(before, after)
    if (changed) lines.push(changed)
    else {
      if (before) lines.push(wholeLine(before, 'removed'))
      if (after) lines.push(wholeLine(after, 'added'))
    }
  }
  return lines
}

/**
 * How one document became another, line by line and word by word.
 *
 * ```ts
 * diffRichText(doc('A car'), doc('A red car'))[0].kind // 'changed'
 * ```
 */
export function diffRichText(before: RichText, after: RichText): readonly LineDiff[] {
  const lines: LineDiff[] = []
  let [removed, added]: [Line[], Line[]] = [[], []]
  const settle = (): void => {
    lines.push(...pairLines(removed, added))
    ;[removed, added] = [[], []]
  }
  for (const { kind, item } of diffSequences(linesOf(before.content), linesOf(after.content), keyOfLine)) {
    if (kind === 'removed') removed.push(item)
    else if (kind === 'added') added.push(item)
    else {
      settle()
      lines.push(wholeLine(item, 'same'))
    }
  }
  settle()
  return lines
}
