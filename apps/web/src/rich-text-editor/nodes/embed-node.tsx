import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { TextInput } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { FloatingPanel } from '../floating-panel.tsx'

interface EmbedAttributes {
  readonly url: string
  readonly title: string
  readonly height: number
}

function EmbedForm({ node, updateAttributes, deleteNode, onDone }: NodeViewProps & { onDone: () => void }): ReactNode {
  const { title, height } = node.attrs as EmbedAttributes
  return (
    <div className="rich-text-form">
      <TextInput
        label={t('rich-text.embed.title')}
        hint={t('rich-text.embed.title.hint')}
        value={title}
        autoFocus
        error={title.trim() === '' ? t('rich-text.embed.title.none') : undefined}
        onChange={(changed) => updateAttributes({ title: changed.slice(0, 200) })}
      />
      <TextInput
        label={t('rich-text.embed.height')}
        value={String(height)}
        input={{ inputMode: 'numeric' }}
        onChange={(changed) => {
          const size = Number.parseInt(changed, 10)
          if (size >= 50 && size <= 2000) updateAttributes({ height: size })
        }}
      />
      <div className="rich-text-form-end">
        <Button color="error" onClick={deleteNode}>
          {t('rich-text.remove')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t('rich-text.done')}
        </Button>
      </div>
    </div>
  )
}

function EmbedView(props: NodeViewProps): ReactNode {
  const { node, editor } = props
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { url, title, height } = node.attrs as EmbedAttributes
  return (
    <NodeViewWrapper className="rich-text-embed">
      <iframe
        src={url}
        title={title || url}
        height={height}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
      <button
        type="button"
        ref={setAnchor}
        className="rich-text-bar"
        disabled={!editor.isEditable}
        onClick={() => setOpen(true)}
      >
        {t('rich-text.embed.edit', { title: title || url })}
      </button>
      {isOpen && (
        <FloatingPanel anchor={anchor} label={t('rich-text.embed')} onClose={() => setOpen(false)}>
          <EmbedForm {...props} onDone={() => setOpen(false)} />
        </FloatingPanel>
      )}
    </NodeViewWrapper>
  )
}

/** A page of another site in a frame. */
export const EmbedBlock = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ url: { default: '' }, title: { default: '' }, height: { default: 400 } }),
  parseHTML: () => [],
  renderHTML: ({ HTMLAttributes }) => ['div', { 'data-embed': HTMLAttributes['url'] as string }],
  addNodeView: () => ReactNodeViewRenderer(EmbedView),
})
