import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { randomUuid } from '../../data/uuid.ts'

/** Short, unique within a document with overwhelming likelihood. */
function freshId(): string {
  return randomUuid().slice(0, 8)
}

const withId: ReadonlySet<string> = new Set(['table', 'tableRow', 'tableCell', 'tableHeader'])

function giveIds(state: EditorState): Transaction | null {
  const seen = new Set<string>()
  const transaction = state.tr
  state.doc.descendants((node, position) => {
    if (!withId.has(node.type.name)) return
    const id = node.attrs['id'] as string | null
    if (id && !seen.has(id)) seen.add(id)
    else transaction.setNodeAttribute(position, 'id', freshId())
  })
  return transaction.docChanged ? transaction.setMeta('addToHistory', false) : null
}

/** Every table, row and cell has an id of its own; copies and new ones get a fresh one. */
export const TableIds = Extension.create({
  name: 'tableIds',
  addGlobalAttributes() {
    return [{ types: [...withId], attributes: { id: { default: null, rendered: false } } }]
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        key: new PluginKey('tableIds'),
        appendTransaction: (transactions, _before, state) =>
          transactions.some((each) => each.docChanged) ? giveIds(state) : null,
      }),
    ]
  },
})
