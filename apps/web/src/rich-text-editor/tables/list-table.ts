import type { JSONContent } from '@tiptap/core'

function cell(type: 'tableHeader' | 'tableCell', content: JSONContent): JSONContent {
  return { type, content: [{ type: 'paragraph', content: [content] }] }
}

const row = (...content: readonly JSONContent[]): JSONContent => ({ type: 'tableRow', content: [...content] })

/** A table with the name of a list as heading; its one cell with the list is filled with all its elements when it is shown. */
export function listTable(name: string, direction: 'row' | 'column'): JSONContent {
  const heading = cell('tableHeader', { type: 'text', text: name })
  const list = cell('tableCell', { type: 'variable', attrs: { name } })
  return { type: 'table', content: direction === 'row' ? [row(heading, list)] : [row(heading), row(list)] }
}
