import { t } from '@isomorph/messages'
import type { Editor } from '@tiptap/react'
import { memo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useEditorHost } from '../editor-context.ts'
import { insertImages } from '../images/image-upload.ts'
import { pickerAccept } from '../images/image-files.ts'
import { MarkTools } from './mark-tools.tsx'
import { modifier } from './modifier.ts'
import { Glyph, ToolbarButton } from '../toolbar-button.tsx'
import { OpenMenu, type Opened, type OpenPanel } from './toolbar-panels.tsx'

const signs = { sum: 'Σ', variable: 'x' }

function insertMath(editor: Editor, type: 'inlineMath' | 'blockMath'): void {
  editor
    .chain()
    .focus()
    .insertContent({ type, attrs: { latex: '' } })
    .run()
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
        label={t('rich-text.formula')}
        shortcut={`${modifier}M`}
        word={isCompact ? '' : t('rich-text.formula')}
        onClick={() => insertMath(editor, 'inlineMath')}
      >
        <b>{signs.sum}</b>
      </ToolbarButton>
      {host.createVariable && (
        <ToolbarButton
          label={t('rich-text.tool.variable')}
          shortcut="{"
          hasMenu
          word={isCompact ? '' : t('rich-text.tool.variable.word')}
          onClick={onOpen('variable')}
        >
          <span className="variable-pill is-known">{signs.variable}</span>
        </ToolbarButton>
      )}
      {host.createQuestion && (
        <ToolbarButton
          label={t('rich-text.tool.question')}
          hasMenu
          word={t('rich-text.tool.question.word')}
          onClick={onOpen('question')}
        >
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
        <ToolbarButton label={t('rich-text.formula.block')} onClick={() => insertMath(editor, 'blockMath')}>
          <span className="rich-text-sum">∑</span>
        </ToolbarButton>
      )}
      {host.uploadImage && (
        <ToolbarButton label={t('rich-text.picture')} onClick={onPicture}>
          <Glyph name="image" />
        </ToolbarButton>
      )}
      {!isCompact && (
        <ToolbarButton label={t('rich-text.tool.table')} hasMenu onClick={onOpen('table')}>
          <Glyph name="table" />
        </ToolbarButton>
      )}
      <ToolbarButton label={t('rich-text.tool.link')} onClick={onOpen('link')}>
        <Glyph name="link" />
      </ToolbarButton>
      {!isCompact && host.checkEmbed && (
        <ToolbarButton label={t('rich-text.tool.embed')} onClick={onOpen('embed')}>
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
      aria-label={t('rich-text.picture.choose')}
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
    <div className="rich-text-toolbar" role="toolbar" aria-label={t('rich-text.tools')}>
      <InsertTools editor={editor} isCompact={isCompact} onOpen={show} />
      <span className="rich-text-divider" />
      <MarkTools editor={editor} isCompact={isCompact} />
      <span className="rich-text-divider" />
      <PartTools editor={editor} isCompact={isCompact} onOpen={show} onPicture={() => picker.current?.click()} />
      <PicturePicker editor={editor} picker={picker} />
      <OpenMenu editor={editor} open={open} onClose={close} />
    </div>
  )
})
