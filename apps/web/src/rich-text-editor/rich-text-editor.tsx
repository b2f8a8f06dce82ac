import type { RichText } from '@isomorph/rich-text'
import { EditorContent, useEditor, type Editor, type JSONContent } from '@tiptap/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { plainHost, RichTextEditorContext, type RichTextEditorHost } from './editor-context.ts'
import { editorExtensions } from './extensions.ts'
import { toRichText, type EditorJson } from './normalise-document.ts'
import { Toolbar } from './toolbar/toolbar.tsx'
import { VariableSuggestions } from './variable-suggestions.tsx'
import '../rich-text-view/rich-text.css'
import './rich-text-editor.css'

export interface RichTextEditorProps {
  /** What the text is, for screen readers. */
  readonly label: string
  readonly value: RichText
  readonly onChange: (value: RichText) => void
  readonly host?: RichTextEditorHost
  readonly placeholder?: string
  /** A short text such as a choice or a hint: tools only while it has the focus, and fewer of them. */
  readonly isCompact?: boolean
  readonly isReadOnly?: boolean
}

/** The editor, whose text follows the value, and whose changes are passed on. */
function useTextEditor(
  { label, value, onChange, host, placeholder, isReadOnly }: Required<Omit<RichTextEditorProps, 'isCompact'>>,
  onFocus: () => void,
): Editor {
  const latest = useRef({ host, onChange })
  useEffect(() => {
    latest.current = { host, onChange }
  })
  const emitted = useRef<RichText>(value)
  const editor = useEditor({
    // oxlint-disable-next-line react/refs -- the host is read when something is pasted, never while rendering
    extensions: editorExtensions(() => latest.current.host, placeholder),
    // A document of ours is one of the editor's; only its read-only arrays are not in the editor's type.
    content: value as unknown as JSONContent,
    editable: !isReadOnly,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-readonly': String(isReadOnly),
        class: 'rich-text-surface',
      },
    },
    onUpdate: ({ editor: changed }) => {
      emitted.current = toRichText(changed.getJSON() as EditorJson)
      latest.current.onChange(emitted.current)
    },
    onFocus,
  })

  useEffect(() => {
    // A rename, a restored version: the text changed from outside. The cast is the one of `content`.
    if (value === emitted.current) return
    emitted.current = value
    editor.commands.setContent(value as unknown as JSONContent, { emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    if (editor.isEditable === isReadOnly) editor.setEditable(!isReadOnly, false)
  }, [editor, isReadOnly])
  return editor
}

/** The text being written, as students will see it. */
export function RichTextEditor(props: RichTextEditorProps): ReactNode {
  const { host = plainHost, placeholder = '', isCompact = false, isReadOnly = false } = props
  const [hasFocus, setFocus] = useState(false)
  const editor = useTextEditor({ ...props, host, placeholder, isReadOnly }, () => setFocus(true))

  return (
    <RichTextEditorContext value={host}>
      <div
        className={`rich-text-editor${isCompact ? ' is-compact' : ''}`}
        onBlur={(event) => {
          const next = event.relatedTarget
          if (!(next instanceof Element) || !event.currentTarget.contains(next)) setFocus(false)
        }}
      >
        {!isReadOnly && (!isCompact || hasFocus) && <Toolbar editor={editor} isCompact={isCompact} />}
        <EditorContent editor={editor} />
        {host.createVariable && <VariableSuggestions editor={editor} />}
      </div>
    </RichTextEditorContext>
  )
}
