import { t, type PlainKey } from '@isomorph/messages'
import { InputRule, Node } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { pillLatex, StaticMath } from '../../math/index.ts'
import { CreateVariableChoices } from '../create-variable-choices.tsx'
import { useEditorHost } from '../editor-context.ts'
import { isInOpenMath } from '../formulas/math-in-text.ts'
import { FloatingPanel } from '../floating-panel.tsx'

const descriptions: Readonly<Record<'unknown' | 'known' | 'defined', PlainKey>> = {
  unknown: 'rich-text.variable.unknown',
  known: 'rich-text.variable.known',
  defined: 'rich-text.variable.defined',
}

function VariableView({ node, editor }: NodeViewProps): ReactNode {
  const host = useEditorHost()
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const name = String(node.attrs['name'])
  const status = host.statusOf(name)
  const isUnknown = status === 'unknown' && !host.variables.some((variable) => variable.name === name)
  return (
    <NodeViewWrapper as="span">
      <button
        type="button"
        ref={setAnchor}
        contentEditable={false}
        className={`variable-pill is-${status}`}
        title={`${name}: ${t(descriptions[status])}`}
        aria-label={t('rich-text.variable', { name, status: t(descriptions[status]) })}
        disabled={!editor.isEditable}
        onClick={() => (isUnknown && host.createVariable ? setOpen(true) : host.openVariable?.(name))}
      >
        <StaticMath latex={pillLatex(name)} />
      </button>
      {isOpen && (
        <FloatingPanel
          anchor={anchor}
          label={t('rich-text.variable.create', { name })}
          onClose={() => setOpen(false)}
          width={320}
        >
          <CreateVariableChoices name={name} onChosen={() => setOpen(false)} />
        </FloatingPanel>
      )}
    </NodeViewWrapper>
  )
}

function placeOf(doc: DocumentNode, position: number): { readonly parent: DocumentNode; readonly start: number } {
  const place = doc.resolve(position)
  return { parent: place.parent, start: place.start() }
}

/** A variable's value stands here. `{v}` typed makes one. */
export const VariablePill = Node.create({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,
  // A click opens it; selected, it would be typed over.
  selectable: false,
  addAttributes: () => ({
    name: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-variable') ?? '',
      renderHTML: (attributes: Record<string, unknown>) => ({ 'data-variable': attributes['name'] }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-variable]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  renderText: ({ node }) => `{${String(node.attrs['name'])}}`,
  addNodeView: () => ReactNodeViewRenderer(VariableView, { as: 'span' }),
  addInputRules() {
    return [
      new InputRule({
        find: /\{\\?([A-Za-z\u0370-\u03ff][A-Za-z0-9\u0370-\u03ff]*(?:_(?:[A-Za-z0-9]+|\{[A-Za-z0-9]+\}))?)\}$/,
        handler: ({ state, range, match, chain }) => {
          const { parent, start } = placeOf(state.doc, range.from)
          if (isInOpenMath(parent.textBetween(0, range.from - start, undefined, '\ufffc'))) return null
          const name = (match[1] ?? '').replace(/_\{([^}]*)\}$/, '_$1')
          chain().insertContentAt(range, { type: 'variable', attrs: { name } }).run()
          return undefined
        },
      }),
    ]
  },
})
