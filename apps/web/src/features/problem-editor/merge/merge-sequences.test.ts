import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeSequences } from './merge-sequences.ts'

/** `a [b|c] d`: settled letters, and what both have of an overlap. */
function merge(base: string, mine: string, theirs: string): string {
  const chunks = mergeSequences(
    { base: base.split(''), mine: mine.split(''), theirs: theirs.split('') },
    (letter) => letter,
  )
  return chunks
    .map((chunk) =>
      chunk.kind === 'settled' ? chunk.items.join('') : `[${chunk.mine.join('')}|${chunk.theirs.join('')}]`,
    )
    .join('')
}

describe('merging two versions of one sequence', () => {
  it.each([
    ['abc', 'Abc', 'abC', 'AbC', 'changes of different lines'],
    ['ab', 'Ab', 'aB', 'AB', 'changes of neighbours'],
    ['ab', 'Ab', 'aBX', 'ABX', 'a change beside a change that adds a line'],
    ['ab', 'abX', 'abY', 'abYX', 'what both add at one place'],
    ['ab', 'abX', 'abX', 'abX', 'what both add alike'],
    ['abc', 'ac', 'abcX', 'acX', 'a removal and an addition'],
    ['abc', 'aXc', 'aYc', 'a[X|Y]c', 'two changes of one line'],
    ['abc', 'ac', 'aYc', 'a[|Y]c', 'a removal of what the other changes'],
  ])('of %s, %s and %s are %s: %s', (base, mine, theirs, merged) => {
    expect(merge(base, mine, theirs)).toBe(merged)
  })

  it('is what one side has where the other is the base, or the same', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(texts, texts, (base, changed) => {
        expect(merge(base, changed, base)).toBe(changed)
        expect(merge(base, base, changed)).toBe(changed)
        expect(merge(base, changed, changed)).toBe(changed)
      }),
    )
  })
})
