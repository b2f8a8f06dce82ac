import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doc } from './builders.ts'
import { diffRichText, diffSequences, type LineDiff } from './diff.ts'

/** `A [-red-]{+blue+} car` */
function told({ words }: LineDiff): string {
  const runs = words.map(({ kind, item }) => {
    const said = item.type === 'text' ? item.text : item.type === 'variable' ? `{${item.attrs.name}}` : item.type
    return kind === 'same' ? said : kind === 'added' ? `+${said}` : `-${said}`
  })
  return runs.join('')
}

const diff = (before: string, after: string) => diffRichText(doc(before), doc(after)).map(told)

describe('diffRichText', () => {
  it('tells words and pills apart', () => {
    expect(diff('A red car drives {{v}} m/s.', 'A blue car drives {{w}} m/s.')).toEqual([
      'A -red+blue car drives -{v}+{w} m/s.',
    ])
  })

  it('keeps lines that are the same, and shows what became another line as two', () => {
    const lines = diffRichText(
      doc('First.', 'Old words only.', 'Last.'),
      doc('First.', 'Something else entirely here', 'Last.'),
    )
    expect(lines.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
  })

  it('says nothing has changed where nothing has', () => {
    expect(diffRichText(doc('A {{v}}', '[[1]]'), doc('A {{v}}', '[[1]]')).map(({ kind }) => kind)).toEqual([
      'same',
      'same',
    ])
  })
})

describe('diffSequences', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })

  it('leads from one sequence to the other', () => {
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const steps = diffSequences(before, after, (letter) => letter)
        expect(steps.filter(({ kind }) => kind !== 'added').map(({ item }) => item)).toEqual(before)
        expect(steps.filter(({ kind }) => kind !== 'removed').map(({ item }) => item)).toEqual(after)
      }),
    )
  })

  it('removes and adds nothing between equal ones', () => {
    fc.assert(
      fc.property(letters, (same) => {
        expect(diffSequences(same, same, (letter) => letter).every(({ kind }) => kind === 'same')).toBe(true)
      }),
    )
  })
})
