import { expect, it } from 'vitest'
import { doc, paragraph, type BlockNode, type TableCellNode, type TableNode } from '@isomorph/rich-text'
import { compile, draw, numeric, randomNumber, wholeSet } from '../problem.fixtures.ts'
import { instantiateStatement } from './instantiate.ts'

const attrs = { colspan: 1, rowspan: 1, colwidth: null }

/** A cell; a line that begins with # is a heading. */
function cell(line: string, id: string): TableCellNode {
  const isHeading = line.startsWith('#')
  const content = [paragraph(isHeading ? line.slice(1) : line)]
  return { type: isHeading ? 'tableHeader' : 'tableCell', attrs: { id, ...attrs }, content }
}

function table(...rows: readonly (readonly string[])[]): TableNode {
  return {
    type: 'table',
    attrs: { id: 't' },
    content: rows.map((cells, row) => ({
      type: 'tableRow',
      attrs: { id: `r${row}` },
      content: cells.map((line, column) => cell(line, `c${row}${column}`)),
    })),
  }
}

function textOf(block: BlockNode): string {
  if (block.type !== 'paragraph') return ''
  return (block.content ?? []).map((node) => (node.type === 'text' ? node.text : `<${node.type}>`)).join('')
}

function filled(...rows: readonly (readonly string[])[]): { readonly lines: string[]; readonly ids: string[] } {
  const compiled = compile({
    variables: [wholeSet(1, 'x', '3', '1/2', '7'), wholeSet(2, 'y', '10', '20'), randomNumber(3, 'a', '4', '4')],
    statement: doc(table(...rows)),
    questions: [numeric('1')],
  })
  const [grown] = instantiateStatement(compiled, draw(compiled)).content
  if (grown?.type !== 'table') throw new Error('There is no table.')
  return {
    lines: grown.content.map((row) => row.content.map(({ content }) => content.map(textOf).join('')).join(' | ')),
    ids: grown.content.flatMap((row) => [row.attrs.id, ...row.content.map((each) => each.attrs.id)]),
  }
}

it('fills a row that begins with a heading from left to right', () => {
  expect(filled(['#x', '{{x}}'], ['#a', '{{a}}']).lines).toEqual(['x | 3 | <inlineMath> | 7', 'a | 4'])
})

it('fills other rows downwards, with two lists side by side and what stands beside them repeated', () => {
  expect(filled(['#x', '#y', '#unit'], ['{{x}}', '{{y}}', 'm {{a}}']).lines).toEqual([
    'x | y | unit',
    '3 | 10 | m 4',
    '<inlineMath> | 20 | m 4',
    '7 |  | m 4',
  ])
})

it('keeps an answer field once, and every id different', () => {
  const { lines, ids } = filled(['{{y}}', '[[1]]'])
  expect(lines).toEqual(['10 | <questionSlot>', '20 | '])
  expect(new Set(ids).size).toBe(ids.length)
})

it('shows a list with other text as its numbers', () => {
  expect(filled(['y: {{y}}', 'b']).lines).toEqual(['y: 10, 20 | b'])
})
