import { useEditorState, type Editor } from '@tiptap/react'
import { memo, useRef, useState, type ReactNode } from 'react'
import { AddressPanel } from './address-panel.tsx'
import { useEditorHost } from './editor-context.ts'
import { insertImages } from './images/image-upload.ts'
import { pickerAccept } from './images/image-files.ts'
import { QuestionMenu, TableMenu, VariableMenu } from './insert-menus.tsx'
import { Glyph, ToolbarButton } from './toolbar-button.tsx'
import { isWebAddress, readLinkTarget, withScheme } from './web-address.ts'

type OpenPanel = 'variable' | 'question' | 'table' | 'link' | 'embed'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
const mod = isApple ? '⌘' : 'Ctrl+'

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
  const marks = [
    { name: 'bold', label: 'Bold', glyph: <b>B</b>, shortcut: `${mod}B` },
    { name: 'italic', label: 'Italic', glyph: <i>I</i>, shortcut: `${mod}I` },
    { name: 'underline', label: 'Underline', glyph: <u>U</u>, shortcut: `${mod}U` },
  ] as const
  const scripts = [
    { name: 'subscript', label: 'Subscript', glyph: <span>x₂</span> },
    { name: 'superscript', label: 'Superscript', glyph: <span>x²</span> },
  ] as const
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

/** The tools above a text, the ones of this product first. Arrow keys are not needed: every tool is a tab stop. */
export const Toolbar = memo(function Toolbar({ editor, isCompact }: { editor: Editor; isCompact: boolean }): ReactNode {
  const host = useEditorHost()
  const [open, setOpen] = useState<{ readonly panel: OpenPanel; readonly anchor: HTMLButtonElement }>()
  const picker = useRef<HTMLInputElement>(null)
  const close = (): void => setOpen(undefined)
  const anchorOf = (panel: OpenPanel): HTMLButtonElement | null => (open?.panel === panel ? open.anchor : null)
  const show = (panel: OpenPanel) => (anchor: HTMLButtonElement) => setOpen({ panel, anchor })
  const insertMath = (type: 'inlineMath' | 'blockMath') => () =>
    void editor
      .chain()
      .focus()
      .insertContent({ type, attrs: { latex: '' } })
      .run()
  const linkHref = String(editor.getAttributes('link')['href'] ?? '')
  return (
    <div className="rich-text-toolbar" role="toolbar" aria-label="Text tools">
      <ToolbarButton
        label="Formula"
        shortcut={`${mod}M`}
        word={isCompact ? '' : 'Formula'}
        onClick={insertMath('inlineMath')}
      >
        <b>Σ</b>
      </ToolbarButton>
      {host.createVariable && (
        <ToolbarButton
          label="Insert a variable"
          shortcut="{"
          hasMenu
          word={isCompact ? '' : 'Variable'}
          onClick={show('variable')}
        >
          <span className="variable-pill is-known">x</span>
        </ToolbarButton>
      )}
      {host.createQuestion && (
        <ToolbarButton label="Insert a question" hasMenu word="Question" onClick={show('question')}>
          <Glyph name="question" />
        </ToolbarButton>
      )}
      <span className="rich-text-divider" />
      <Marks editor={editor} isCompact={isCompact} />
      <span className="rich-text-divider" />
      {!isCompact && (
        <ToolbarButton label="Formula on its own line" onClick={insertMath('blockMath')}>
          <span className="rich-text-sum">∑</span>
        </ToolbarButton>
      )}
      {host.uploadImage && (
        <ToolbarButton label="Picture" onClick={() => picker.current?.click()}>
          <Glyph name="image" />
        </ToolbarButton>
      )}
      {!isCompact && (
        <ToolbarButton label="Table" hasMenu onClick={show('table')}>
          <Glyph name="table" />
        </ToolbarButton>
      )}
      <ToolbarButton label="Link" onClick={show('link')}>
        <Glyph name="link" />
      </ToolbarButton>
      {!isCompact && host.checkEmbed && (
        <ToolbarButton label="Page of another site" onClick={show('embed')}>
          <Glyph name="embed" />
        </ToolbarButton>
      )}
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
      <VariableMenu editor={editor} anchor={anchorOf('variable')} onClose={close} />
      <QuestionMenu editor={editor} anchor={anchorOf('question')} onClose={close} />
      <TableMenu editor={editor} anchor={anchorOf('table')} onClose={close} />
      {open?.panel === 'link' && (
        <AddressPanel
          anchor={open.anchor}
          title="Link to"
          initial={linkHref}
          hint="A web address or an e-mail address."
          doneLabel="Set link"
          onClose={close}
          onRemove={
            linkHref === ''
              ? undefined
              : () => void (editor.chain().focus().unsetMark('link', { extendEmptyMarkRange: true }).run() && close())
          }
          onDone={(address) => setLink(editor, address)}
        />
      )}
      {open?.panel === 'embed' && (
        <AddressPanel
          anchor={open.anchor}
          title="Page to show"
          initial=""
          hint="The site has to allow being shown inside other pages."
          doneLabel="Embed"
          onClose={close}
          onDone={async (address) => {
            if (!isWebAddress(address)) return 'This is not a web address.'
            const url = withScheme(address)
            const issue = await host.checkEmbed?.(url)
            if (issue === undefined) {
              editor
                .chain()
                .focus()
                .insertContent({ type: 'embed', attrs: { url, title: new URL(url).hostname, height: 400 } })
                .run()
            }
            return issue
          }}
        />
      )}
    </div>
  )
})

function setLink(editor: Editor, address: string): string | undefined {
  const href = readLinkTarget(address)
  if (href === undefined) return 'This is neither a web address nor an e-mail address.'
  if (editor.state.selection.empty && !editor.isActive('link')) {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
      .run()
  } else {
    editor.chain().focus().extendMarkRange('link').setMark('link', { href }).run()
  }
  return undefined
}
