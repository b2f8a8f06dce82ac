import { t } from '@isomorph/messages'
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
      aria-label={t('rich-text.block')}
      value={value}
      onChange={(event) => setBlock(editor, event.target.value)}
    >
      <option value="p">{t('rich-text.block.text')}</option>
      {['1', '2', '3'].map((level) => (
        <option key={level} value={`h${level}`}>
          {t('rich-text.block.heading', { level })}
        </option>
      ))}
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
        label={t('rich-text.list.bulleted')}
        isPressed={isBulleted}
        onClick={() => editor.chain().focus().toggleBulletList().run()}
      >
        <Glyph name="bullet" />
      </ToolbarButton>
      <ToolbarButton
        label={t('rich-text.list.numbered')}
        isPressed={isNumbered}
        onClick={() => editor.chain().focus().toggleOrderedList().run()}
      >
        <Glyph name="numbered" />
      </ToolbarButton>
    </>
  )
}

const marks = [
  {
    name: 'bold',
    label: 'rich-text.mark.bold',
    Glyph: 'b',
    letter: 'rich-text.mark.bold.letter',
    shortcut: `${modifier}B`,
  },
  {
    name: 'italic',
    label: 'rich-text.mark.italic',
    Glyph: 'i',
    letter: 'rich-text.mark.italic.letter',
    shortcut: `${modifier}I`,
  },
] as const
/** Behind a button, so that the tools stand in one row. */
const rareMarks = [
  { name: 'underline', label: 'rich-text.mark.underline', shortcut: `${modifier}U` },
  { name: 'subscript', label: 'rich-text.mark.subscript', shortcut: '' },
  { name: 'superscript', label: 'rich-text.mark.superscript', shortcut: '' },
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
        label={t('rich-text.mark.rare')}
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
            {shortcut === '' ? t(label) : `${t(label)} (${shortcut})`}
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
      {marks.map(({ name, label, Glyph: Letter, letter, shortcut }) => (
        <ToolbarButton
          key={name}
          label={t(label)}
          isPressed={active[name]}
          shortcut={shortcut}
          onClick={() => editor.chain().focus().toggleMark(name).run()}
        >
          <Letter>{t(letter)}</Letter>
        </ToolbarButton>
      ))}
      <RareMarks editor={editor} active={active} />
      {!isCompact && <ListTools editor={editor} isBulleted={active.bulletList} isNumbered={active.orderedList} />}
    </>
  )
}
