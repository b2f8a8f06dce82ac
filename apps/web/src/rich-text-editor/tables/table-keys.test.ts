import { getSchema } from '@tiptap/core'
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { CellSelection } from '@tiptap/pm/tables'
import { describe, expect, it } from 'vitest'
import { plainHost } from '../editor-context.ts'
import { editorExtensions } from '../extensions.ts'
import { blocksDeletion } from './table-keys.ts'

const schema = getSchema(editorExtensions(() => plainHost, ''))

const paragraph = (text: string) => ({
  type: 'paragraph',
  ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
})
const cell = (...texts: readonly string[]) => ({ type: 'tableCell', content: texts.map(paragraph) })

const doc = schema.nodeFromJSON({
  type: 'doc',
  content: [
    paragraph('before'),
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('a', 'aa'), cell('b')] },
        { type: 'tableRow', content: [cell('c'), cell('')] },
      ],
    },
    paragraph('after'),
  ],
})

function positionOf(text: string, offset: number): number {
  let found = -1
  doc.descendants((node, position) => {
    if (node.isText && node.text === text) found = position + offset
  })
  return found
}

function stateAt(from: number, to = from): EditorState {
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) })
}

describe('Backspace and Delete around tables', () => {
  it.each([
    ['before the first letter of a cell', 'a', 0, 'Backspace', true],
    ['behind the last letter of a cell', 'b', 1, 'Delete', true],
    ['behind a letter of a cell', 'b', 1, 'Backspace', false],
    ['at the start of the second line of a cell', 'aa', 0, 'Backspace', false],
    ['at the end of the first line of a cell', 'a', 1, 'Delete', false],
    ['at the end of the last line of a cell', 'aa', 2, 'Delete', true],
    ['right behind the table', 'after', 0, 'Backspace', true],
    ['right before the table', 'before', 6, 'Delete', true],
    ['elsewhere before the table', 'before', 3, 'Delete', false],
    ['at the start of the text', 'before', 0, 'Backspace', false],
  ] as const)('%s: %s + %i, %s is blocked: %s', (_, text, offset, key, expected) => {
    expect(blocksDeletion(stateAt(positionOf(text, offset)), key)).toBe(expected)
  })

  it('refuses a selection that would merge two cells, or a cell with the text around the table', () => {
    expect(blocksDeletion(stateAt(positionOf('a', 0), positionOf('b', 1)), 'Delete')).toBe(true)
    expect(blocksDeletion(stateAt(positionOf('before', 2), positionOf('a', 1)), 'Backspace')).toBe(true)
    expect(blocksDeletion(stateAt(positionOf('c', 1), positionOf('after', 2)), 'Backspace')).toBe(true)
  })

  it('lets a selection within one cell, or around the whole table, be deleted', () => {
    expect(blocksDeletion(stateAt(positionOf('a', 0), positionOf('aa', 1)), 'Delete')).toBe(false)
    expect(blocksDeletion(stateAt(positionOf('before', 0), positionOf('after', 2)), 'Delete')).toBe(false)
  })

  it('empties selected cells but never takes one out of its row', () => {
    const first = positionOf('a', 0) - 2
    const cells = EditorState.create({ doc, selection: CellSelection.create(doc, first, positionOf('b', 0) - 2) })
    expect(blocksDeletion(cells, 'Delete')).toBe(false)
    const node = EditorState.create({ doc, selection: NodeSelection.create(doc, first) })
    expect(blocksDeletion(node, 'Delete')).toBe(true)
  })
})
