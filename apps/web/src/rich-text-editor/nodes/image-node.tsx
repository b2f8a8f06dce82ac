import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { imageSizeMaximum } from '@isomorph/contract'
import { CheckboxInput, TextInput } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { FloatingPanel } from '../floating-panel.tsx'

function readSize(text: string): number | null {
  const size = Number.parseInt(text, 10)
  return Number.isFinite(size) && size > 0 && size <= imageSizeMaximum ? size : null
}

function FormEnd({ onRemove, onDone }: { onRemove: () => void; onDone: () => void }): ReactNode {
  return (
    <div className="rich-text-form-end">
      <Button color="error" onClick={onRemove}>
        {t('rich-text.picture.remove')}
      </Button>
      <Button variant="contained" onClick={onDone}>
        {t('rich-text.done')}
      </Button>
    </div>
  )
}

type ImageFormProps = Pick<NodeViewProps, 'node' | 'updateAttributes' | 'deleteNode'> & { readonly onDone: () => void }

export function ImageForm({ node, updateAttributes, deleteNode, onDone }: ImageFormProps): ReactNode {
  const { alt, width, height, nonPublic } = node.attrs as Record<string, string | number | boolean | null>
  // Of the picture as it was before anything was typed: `1` on the way to `100` would round the height to 1, too.
  const [ratio] = useState(() => (typeof width === 'number' && typeof height === 'number' ? height / width : null))
  const resize = (text: string): void => {
    const size = readSize(text)
    updateAttributes({ width: size, height: size !== null && ratio !== null ? Math.round(size * ratio) : null })
  }
  return (
    <div className="rich-text-form">
      <TextInput
        label={t('rich-text.picture.description')}
        hint={t('rich-text.picture.description.hint')}
        value={String(alt)}
        isMultiline
        minRows={2}
        autoFocus
        error={String(alt).trim() === '' ? t('rich-text.picture.description.none') : undefined}
        onChange={(changed) => updateAttributes({ alt: changed })}
      />
      <TextInput
        label={t('rich-text.picture.width')}
        value={width === null ? '' : String(width)}
        hint={t('rich-text.picture.width.hint')}
        input={{ inputMode: 'numeric' }}
        onChange={resize}
      />
      <CheckboxInput
        label={t('rich-text.picture.nonPublic')}
        hint={t('rich-text.picture.nonPublic.hint')}
        isChecked={nonPublic === true}
        onChange={(changed) => updateAttributes({ nonPublic: changed })}
      />
      <FormEnd onRemove={deleteNode} onDone={onDone} />
    </div>
  )
}

function ImageView(props: NodeViewProps): ReactNode {
  const { node, editor } = props
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const { src, alt, width } = node.attrs as { src: string; alt: string; width: number | null }
  const isUndescribed = alt.trim() === ''
  const [isOpen, setOpen] = useState(false)
  return (
    <NodeViewWrapper className="rich-text-image">
      <button
        type="button"
        ref={setAnchor}
        className="rich-text-atom"
        disabled={!editor.isEditable}
        aria-label={isUndescribed ? t('rich-text.picture.edit.undescribed') : t('rich-text.picture.edit', { alt })}
        onClick={() => setOpen(true)}
      >
        {/* oxlint-disable-next-line react/forbid-dom-props -- the width that the author gave it */}
        <img src={src} alt="" style={width === null ? undefined : { width }} />
      </button>
      {isUndescribed && (
        <button type="button" className="rich-text-flag" onClick={() => setOpen(true)} disabled={!editor.isEditable}>
          {t('rich-text.picture.describe')}
        </button>
      )}
      {isOpen && (
        <FloatingPanel anchor={anchor} label={t('rich-text.picture')} onClose={() => setOpen(false)}>
          <ImageForm {...props} onDone={() => setOpen(false)} />
        </FloatingPanel>
      )}
    </NodeViewWrapper>
  )
}

/** A picture on a line of its own. Only pictures uploaded here are taken; pasted pages lose theirs. */
export const ImageBlock = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null, parseHTML: (element: HTMLElement) => readSize(element.getAttribute('width') ?? '') },
    height: { default: null, parseHTML: (element: HTMLElement) => readSize(element.getAttribute('height') ?? '') },
    nonPublic: {
      default: false,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-non-public') === 'true',
      renderHTML: (attributes: Record<string, unknown>) => ({ 'data-non-public': String(attributes['nonPublic']) }),
    },
  }),
  parseHTML: () => [{ tag: 'img[src^="/api/files/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(ImageView),
})
