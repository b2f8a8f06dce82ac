import { Extension } from '@tiptap/core'
import { NodeSelection, TextSelection, type EditorState } from '@tiptap/pm/state'
import type { ResolvedPos } from '@tiptap/pm/model'
import { CellSelection } from '@tiptap/pm/tables'

/** The keys that delete, with what is held down with them. */
const deletions = { Backspace: ['', 'Mod-', 'Alt-'], Delete: ['', 'Mod-'] } as const
export type DeletionKey = keyof typeof deletions
const deletionKeys = Object.keys(deletions) as DeletionKey[]

function cellDepth(position: ResolvedPos): number | undefined {
  for (let depth = position.depth; depth > 0; depth -= 1) {
    const role = position.node(depth).type.spec['tableRole'] as string | undefined
    if (role === 'cell' || role === 'header_cell') return depth
  }
  return undefined
}

/** Whether the caret stands at the very start (or end) of everything that its ancestor at `depth` holds. */
function isAtEdge(position: ResolvedPos, depth: number, key: DeletionKey): boolean {
  if (key === 'Backspace' ? position.parentOffset > 0 : position.parentOffset < position.parent.content.size) {
    return false
  }
  for (let level = position.depth; level > depth; level -= 1) {
    const index = position.index(level - 1)
    const edge = key === 'Backspace' ? 0 : position.node(level - 1).childCount - 1
    if (index !== edge) return false
  }
  return true
}

/** Whether the block that the caret is at the edge of has a table as its neighbour on that side. */
function touchesTable(position: ResolvedPos, key: DeletionKey): boolean {
  for (let level = position.depth; level > 0; level -= 1) {
    if (!isAtEdge(position, level, key)) return false
    const parent = position.node(level - 1)
    const neighbour = parent.maybeChild(position.index(level - 1) + (key === 'Backspace' ? -1 : 1))
    if (neighbour) return neighbour.type.spec['tableRole'] === 'table'
  }
  return false
}

function blocksCaret(position: ResolvedPos, key: DeletionKey): boolean {
  const depth = cellDepth(position)
  if (depth !== undefined && isAtEdge(position, depth, key)) return true
  return touchesTable(position, key)
}

function blocksRange(from: ResolvedPos, to: ResolvedPos): boolean {
  const start = cellDepth(from)
  const end = cellDepth(to)
  if (start === undefined && end === undefined) return false
  if (start === undefined || end === undefined) return true
  return from.node(start) !== to.node(end) || from.before(start) !== to.before(end)
}

/**
 * Whether a deletion is refused: it would merge a cell with its neighbour or with what stands before or behind the
 * table, or take a cell out of its row.
 */
export function blocksDeletion(state: EditorState, key: DeletionKey): boolean {
  const { selection } = state
  if (selection instanceof CellSelection) return false
  if (selection instanceof NodeSelection) {
    const role = selection.node.type.spec['tableRole'] as string | undefined
    return role === 'cell' || role === 'header_cell'
  }
  if (!(selection instanceof TextSelection)) return false
  if (!selection.empty) return blocksRange(selection.$from, selection.$to)
  return blocksCaret(selection.$from, key)
}

/** Keeps tables whole under Backspace and Delete. */
export const TableKeys = Extension.create({
  name: 'tableKeys',
  // Before the keys of the table itself and of the base keymap.
  priority: 1000,
  addKeyboardShortcuts() {
    const shortcuts = deletionKeys.flatMap((key) =>
      deletions[key].map((held) => [`${held}${key}`, () => blocksDeletion(this.editor.state, key)] as const),
    )
    return Object.fromEntries(shortcuts)
  },
})
