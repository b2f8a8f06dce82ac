import { useEditorState, type Editor } from '@tiptap/react'
import { memo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useEditorHost } from './editor-context.ts'
import { insertImages } from './images/image-upload.ts'
import { pickerAccept } from './images/image-files.ts'
import { Glyph, ToolbarButton } from './toolbar-button.tsx'
import { OpenMenu, type Opened, type OpenPanel } from './toolbar-panels.tsx'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
const mod = isApple ? '⌘' : 'Ctrl+'

function insertMath(editor: Editor, type: 'inlineMath' | 'blockMath'): void {
  editor
    .chain()
    .focus()
    .insertContent({ type, attrs: { latex: '' } })
    .run()
}

function blockOf(editor: Editor): string {
  for (const level of [1, 2, 3]) if (editor.isActive('heading', { level })) return `h${level}`
  return 'p'
}

function setBlock(editor: Editor, value: string): void {
  const level = Number(value.slice(1))
  if (value === 'p') editor.chain().focus().setParagraph().run()
  else if (level === 1 || level === 2 || level === 3) editor.chain().focus().setHeading({ level }).run()
}

function BlockChoice({ editor, value }: { editor: Editor; value: string }): ReactNode {
  return (
    <select
      className="rich-text-block-choice"
      aria-label="Kind of paragraph"
      value={value}
      onChange={(event) => setBlock(editor, event.target.value)}
    >
      <option value="p">Text</option>
      <option value="h1">Heading 1</option>
      <option value="h2">Heading 2</option>
      <option value="h3">Heading 3</option>
    </select>
  )
}

function ListTools({
  editor,
  isBulleted,
  isNumbered,
}: {
  editor: Editor
  isBulleted: boolean
  isNumbered: boolean
}): ReactNode {
  return (
    <>
      <ToolbarButton
        label="Bulleted list"
        isPressed={isBulleted}
        onClick={() => editor.chain().focus().toggleBulletList().run()}
      >
        <Glyph name="bullet" />
      </ToolbarButton>
      <ToolbarButton
        label="Numbered list"
        isPressed={isNumbered}
        onClick={() => editor.chain().focus().toggleOrderedList().run()}
      >
        <Glyph name="numbered" />
      </ToolbarButton>
    </>
  )
}

const marks = [
  { name: 'bold', label: 'Bold', glyph: <b>B</b>, shortcut: `${mod}B` },
  { name: 'italic', label: 'Italic', glyph: <i>I</i>, shortcut: `${mod}I` },
  { name: 'underline', label: 'Underline', glyph: <u>U</u>, shortcut: `${mod}U` },
] as const
const scripts = [
  { name: 'subscript', label: 'Subscript', glyph: <span>x₂</span> },
  { name: 'superscript', label: 'Superscript', glyph: <span>x²</span> },
] as const

function Marks({ editor, isCompact }: { editor: Editor; isCompact: boolean }): ReactNode {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      block: blockOf(current),
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      subscript: current.isActive('subscript'),
      superscript: current.isActive('superscript'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
    }),
  })
  return (
    <>
      {!isCompact && <BlockChoice editor={editor} value={active.block} />}
      {[...marks, ...scripts].map((mark) => (
        <ToolbarButton
          key={mark.name}
          label={mark.label}
          isPressed={active[mark.name]}
          {...('shortcut' in mark ? { shortcut: mark.shortcut } : {})}
          onClick={() => editor.chain().focus().toggleMark(mark.name).run()}
        >
          {mark.glyph}
        </ToolbarButton>
      ))}
      {!isCompact && <ListTools editor={editor} isBulleted={active.bulletList} isNumbered={active.orderedList} />}
    </>
  )
}

interface ToolsProps {
  readonly editor: Editor
  readonly isCompact: boolean
  /** Opens a panel below the button that was pressed. */
  readonly onOpen: (panel: OpenPanel) => (anchor: HTMLButtonElement) => void
}

/** What this product puts into texts: formulas, variables, questions. */
function InsertTools({ editor, isCompact, onOpen }: ToolsProps): ReactNode {
  const host = useEditorHost()
  return (
    <>
      <ToolbarButton
        label="Formula"
        shortcut={`${mod}M`}
        word={isCompact ? '' : 'Formula'}
        onClick={() => insertMath(editor, 'inlineMath')}
      >
        <b>Σ</b>
      </ToolbarButton>
      {host.createVariable && (
        <ToolbarButton
          label="Insert a variable"
          shortcut="{"
          hasMenu
          word={isCompact ? '' : 'Variable'}
          onClick={onOpen('variable')}
        >
          <span className="variable-pill is-known">x</span>
        </ToolbarButton>
      )}
      {host.createQuestion && (
        <ToolbarButton label="Insert a question" hasMenu word="Question" onClick={onOpen('question')}>
          <Glyph name="question" />
        </ToolbarButton>
      )}
    </>
  )
}

/** What else stands in texts. */
function PartTools({ editor, isCompact, onOpen, onPicture }: ToolsProps & { onPicture: () => void }): ReactNode {
  const host = useEditorHost()
  return (
    <>
      {!isCompact && (
        <ToolbarButton label="Formula on its own line" onClick={() => insertMath(editor, 'blockMath')}>
          <span className="rich-text-sum">∑</span>
        </ToolbarButton>
      )}
      {host.uploadImage && (
        <ToolbarButton label="Picture" onClick={onPicture}>
          <Glyph name="image" />
        </ToolbarButton>
      )}
      {!isCompact && (
        <ToolbarButton label="Table" hasMenu onClick={onOpen('table')}>
          <Glyph name="table" />
        </ToolbarButton>
      )}
      <ToolbarButton label="Link" onClick={onOpen('link')}>
        <Glyph name="link" />
      </ToolbarButton>
      {!isCompact && host.checkEmbed && (
        <ToolbarButton label="Page of another site" onClick={onOpen('embed')}>
          <Glyph name="embed" />
        </ToolbarButton>
      )}
    </>
  )
}

interface PicturePickerProps {
  readonly editor: Editor
  readonly picker: RefObject<HTMLInputElement | null>
}

function PicturePicker({ editor, picker }: PicturePickerProps): ReactNode {
  const host = useEditorHost()
  return (
    <input
      ref={picker}
      type="file"
      hidden
      multiple
      accept={pickerAccept}
      aria-label="Choose pictures"
      onChange={(event) => {
        const files = Array.from(event.target.files ?? [])
        event.target.value = ''
        void insertImages(editor, host, files)
      }}
    />
  )
}

/** The tools above a text, the ones of this product first. Arrow keys are not needed: every tool is a tab stop. */
export const Toolbar = memo(function Toolbar({ editor, isCompact }: { editor: Editor; isCompact: boolean }): ReactNode {
  const [open, setOpen] = useState<Opened>()
  const picker = useRef<HTMLInputElement>(null)
  const close = (): void => setOpen(undefined)
  const show = (panel: OpenPanel) => (anchor: HTMLButtonElement) => setOpen({ panel, anchor })
  return (
    <div className="rich-text-toolbar" role="toolbar" aria-label="Text tools">
      <InsertTools editor={editor} isCompact={isCompact} onOpen={show} />
      <span className="rich-text-divider" />
      <Marks editor={editor} isCompact={isCompact} />
      <span className="rich-text-divider" />
      <PartTools editor={editor} isCompact={isCompact} onOpen={show} onPicture={() => picker.current?.click()} />
      <PicturePicker editor={editor} picker={picker} />
      <OpenMenu editor={editor} open={open} onClose={close} />
    </div>
  )
})
