import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { modifier } from './modifier.ts'
import { Glyph, ToolbarButton } from '../toolbar-button.tsx'

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
  { name: 'bold', label: 'Bold', glyph: <b>B</b>, shortcut: `${modifier}B` },
  { name: 'italic', label: 'Italic', glyph: <i>I</i>, shortcut: `${modifier}I` },
] as const
/** Behind a button, so that the tools stand in one row. */
const rareMarks = [
  { name: 'underline', label: 'Underline', shortcut: `${modifier}U` },
  { name: 'subscript', label: 'Subscript', shortcut: '' },
  { name: 'superscript', label: 'Superscript', shortcut: '' },
] as const

type MarkName = (typeof marks)[number]['name'] | (typeof rareMarks)[number]['name']
type ActiveMarks = Readonly<Record<MarkName, boolean>>

function RareMarks({ editor, active }: { editor: Editor; active: ActiveMarks }): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const toggle = (name: MarkName): void => {
    setAnchor(null)
    editor.chain().focus().toggleMark(name).run()
  }
  return (
    <>
      <ToolbarButton
        label="Underline, subscript, superscript"
        isPressed={rareMarks.some(({ name }) => active[name])}
        hasMenu
        onClick={setAnchor}
      >
        <Glyph name="more" />
      </ToolbarButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} disableRestoreFocus>
        {rareMarks.map(({ name, label, shortcut }) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={active[name]}
            selected={active[name]}
            onClick={() => toggle(name)}
          >
            {shortcut === '' ? label : `${label} (${shortcut})`}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** How words look, and what kind of paragraph they stand in. */
export function MarkTools({ editor, isCompact }: { editor: Editor; isCompact: boolean }): ReactNode {
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
      {marks.map(({ name, label, glyph, shortcut }) => (
        <ToolbarButton
          key={name}
          label={label}
          isPressed={active[name]}
          shortcut={shortcut}
          onClick={() => editor.chain().focus().toggleMark(name).run()}
        >
          {glyph}
        </ToolbarButton>
      ))}
      <RareMarks editor={editor} active={active} />
      {!isCompact && <ListTools editor={editor} isBulleted={active.bulletList} isNumbered={active.orderedList} />}
    </>
  )
}
