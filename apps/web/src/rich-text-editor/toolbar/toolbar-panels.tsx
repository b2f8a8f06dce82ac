import { t } from '@isomorph/messages'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { AddressPanel } from './address-panel.tsx'
import { useEditorHost, type RichTextEditorHost } from '../editor-context.ts'
import { QuestionMenu, TableMenu, VariableMenu } from './insert-menus.tsx'
import { isWebAddress, readLinkTarget, withScheme } from '../web-address.ts'

export type OpenPanel = 'variable' | 'question' | 'table' | 'link' | 'embed'

export interface Opened {
  readonly panel: OpenPanel
  /** The button below which it opens. */
  readonly anchor: HTMLButtonElement
}

interface PanelProps {
  readonly editor: Editor
  readonly anchor: HTMLButtonElement
  readonly onClose: () => void
}

/** The menu or panel that a tool has opened, if there is one. */
export function OpenMenu({
  editor,
  open,
  onClose,
}: Omit<PanelProps, 'anchor'> & { open: Opened | undefined }): ReactNode {
  const anchorOf = (panel: OpenPanel): HTMLButtonElement | null => (open?.panel === panel ? open.anchor : null)
  return (
    <>
      <VariableMenu editor={editor} anchor={anchorOf('variable')} onClose={onClose} />
      <QuestionMenu editor={editor} anchor={anchorOf('question')} onClose={onClose} />
      <TableMenu editor={editor} anchor={anchorOf('table')} onClose={onClose} />
      {open?.panel === 'link' && <LinkPanel editor={editor} anchor={open.anchor} onClose={onClose} />}
      {open?.panel === 'embed' && <EmbedPanel editor={editor} anchor={open.anchor} onClose={onClose} />}
    </>
  )
}

function LinkPanel({ editor, anchor, onClose }: PanelProps): ReactNode {
  const linkHref = String(editor.getAttributes('link')['href'] ?? '')
  return (
    <AddressPanel
      anchor={anchor}
      title={t('rich-text.link')}
      initial={linkHref}
      hint={t('rich-text.link.hint')}
      doneLabel={t('rich-text.link.done')}
      onClose={onClose}
      onRemove={
        linkHref === ''
          ? undefined
          : () => void (editor.chain().focus().unsetMark('link', { extendEmptyMarkRange: true }).run() && onClose())
      }
      onDone={(address) => setLink(editor, address)}
    />
  )
}

function EmbedPanel({ editor, anchor, onClose }: PanelProps): ReactNode {
  const host = useEditorHost()
  return (
    <AddressPanel
      anchor={anchor}
      title={t('rich-text.embed.page')}
      initial=""
      hint={t('rich-text.embed.page.hint')}
      doneLabel={t('rich-text.embed.done')}
      onClose={onClose}
      onDone={(address) => insertEmbed(editor, address, host.checkEmbed)}
    />
  )
}

/** Answers why a page cannot be embedded. */
async function insertEmbed(
  editor: Editor,
  address: string,
  checkEmbed: RichTextEditorHost['checkEmbed'],
): Promise<string | undefined> {
  if (!isWebAddress(address)) return t('rich-text.address.notWeb')
  const url = withScheme(address)
  const issue = await checkEmbed?.(url)
  if (issue === undefined) {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'embed', attrs: { url, title: new URL(url).hostname, height: 400 } })
      .run()
  }
  return issue
}

/** Answers why an address cannot be linked to. */
function setLink(editor: Editor, address: string): string | undefined {
  const href = readLinkTarget(address)
  if (href === undefined) return t('rich-text.address.neither')
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
