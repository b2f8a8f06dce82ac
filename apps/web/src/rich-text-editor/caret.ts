import type { Editor, TiptapEditorHTMLElement } from '@tiptap/core'

/** What is chosen in a text; where nothing is, both ends are the place of the caret. */
export interface Caret {
  readonly from: number
  readonly to: number
}

export const surfaceClass = 'rich-text-surface'

/** Where the caret stands in the text that an element is part of. */
export function caretAt(element: Element | null): Caret | undefined {
  const editor = element?.closest<TiptapEditorHTMLElement>(`.${surfaceClass}`)?.editor
  if (!editor) return undefined
  const { from, to } = editor.state.selection
  return { from, to }
}

/** Takes the focus at once: the next key is typed there. */
export function takeCaret(editor: Editor, caret: Caret): void {
  editor.commands.setTextSelection(caret)
  editor.view.focus()
  editor.commands.scrollIntoView()
}
