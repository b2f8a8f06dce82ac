/**
 * Tables that are filled from lists. A cell that holds nothing but a list is filled with its elements: along the row where
 * the row begins with a heading, else downwards, the row repeated for each element.
 */

import type { BlockNode, InlineNode, TableCellNode, TableNode, TableRowNode } from '@isomorph/rich-text'
import type { ShownValue } from './shown-value.ts'

/** The elements of the list that a name stands for. */
type ItemsOf = (name: string) => readonly ShownValue[] | undefined

/** What fills tables, and the cells' content that it has made: there is nothing left in it to be filled in. */
interface Growth {
  readonly itemsOf: ItemsOf
  readonly filled: Set<readonly BlockNode[]>
}

type Items = readonly ShownValue[]

export function inlineOf(value: ShownValue): readonly InlineNode[] {
  if (value.isMath) return [{ type: 'inlineMath', attrs: { latex: value.latex } }]
  return value.text === '' ? [] : [{ type: 'text', text: value.text }]
}

/** The list that a cell holds, where it holds nothing else. */
function itemsIn(cell: TableCellNode, itemsOf: ItemsOf): Items | undefined {
  const [only, ...others] = cell.content
  if (only?.type !== 'paragraph' || others.length > 0) return undefined
  const filled = (only.content ?? []).filter((node) => node.type !== 'text' || node.text.trim() !== '')
  const [pill] = filled
  return filled.length === 1 && pill?.type === 'variable' ? itemsOf(pill.attrs.name) : undefined
}

function cellWith(cell: TableCellNode, index: number, content: readonly BlockNode[]): TableCellNode {
  return { ...cell, attrs: { ...cell.attrs, id: index === 0 ? cell.attrs.id : `${cell.attrs.id}-${index}` }, content }
}

function cellOf(cell: TableCellNode, index: number, value: ShownValue | undefined, { filled }: Growth): TableCellNode {
  const content = value === undefined ? [] : inlineOf(value)
  const blocks: readonly BlockNode[] = [content.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content }]
  filled.add(blocks)
  return cellWith(cell, index, blocks)
}

function holdsSlot(cell: TableCellNode): boolean {
  return JSON.stringify(cell.content).includes('"questionSlot"')
}

function grownAlong(row: TableRowNode, lists: readonly (Items | undefined)[], growth: Growth): TableRowNode {
  const content = row.content.flatMap((cell, index) => {
    const items = lists[index]
    return items === undefined ? [cell] : items.map((item, position) => cellOf(cell, position, item, growth))
  })
  return { ...row, content }
}

/** What is beside a list is repeated with it; an answer field stands once. */
function grownDown(row: TableRowNode, lists: readonly (Items | undefined)[], growth: Growth): readonly TableRowNode[] {
  const count = Math.max(...lists.map((items) => items?.length ?? 0))
  return Array.from({ length: Math.max(1, count) }, (_, position) => ({
    ...row,
    attrs: { id: position === 0 ? row.attrs.id : `${row.attrs.id}-${position}` },
    content: row.content.map((cell, index) => {
      const items = lists[index]
      if (items !== undefined) return cellOf(cell, position, items[position], growth)
      return position > 0 && holdsSlot(cell)
        ? cellOf(cell, position, undefined, growth)
        : cellWith(cell, position, cell.content)
    }),
  }))
}

function grownRow(row: TableRowNode, growth: Growth): readonly TableRowNode[] {
  const lists = row.content.map((cell) => itemsIn(cell, growth.itemsOf))
  if (lists.every((items) => items === undefined)) return [row]
  const isHeaded = row.content[0]?.type === 'tableHeader' && lists[0] === undefined
  return isHeaded ? [grownAlong(row, lists, growth)] : grownDown(row, lists, growth)
}

/** A table with its lists written out. One with cells over several rows or columns stays as it is. */
export function growTable(table: TableNode, growth: Growth): TableNode {
  const isPlain = table.content.every((row) =>
    row.content.every(({ attrs: { colspan, rowspan } }) => colspan === 1 && rowspan === 1),
  )
  return isPlain ? { ...table, content: table.content.flatMap((row) => grownRow(row, growth)) } : table
}
