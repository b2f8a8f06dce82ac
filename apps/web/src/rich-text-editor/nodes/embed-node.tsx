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

const heights = { least: 50, most: 2000 }

/** The height in pixels; undefined where it is none that a frame may have. */
function readHeight(typed: string): number | undefined {
  const height = Number(typed)
  return Number.isInteger(height) && height >= heights.least && height <= heights.most ? height : undefined
}

type EmbedFormProps = Pick<NodeViewProps, 'node' | 'updateAttributes' | 'deleteNode'> & { readonly onDone: () => void }

/** What is typed stays while it is no height yet: `6` on the way to `600`. */
function HeightInput({ height, onChange }: { height: number; onChange: (height: number) => void }): ReactNode {
  const [typed, setTyped] = useState(String(height))
  const range = { least: String(heights.least), most: String(heights.most) }
  return (
    <TextInput
      label={t('rich-text.embed.height')}
      value={typed}
      input={{ inputMode: 'numeric' }}
      error={readHeight(typed) === undefined ? t('rich-text.embed.heightRange', range) : undefined}
      onChange={(text) => {
        setTyped(text)
        const changed = readHeight(text)
        if (changed !== undefined) onChange(changed)
      }}
    />
  )
}

export function EmbedForm({ node, updateAttributes, deleteNode, onDone }: EmbedFormProps): ReactNode {
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
      <HeightInput height={height} onChange={(changed) => updateAttributes({ height: changed })} />
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
