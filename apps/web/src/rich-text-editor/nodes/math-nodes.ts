import { InputRule, mergeAttributes, Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { BlockMathView, InlineMathView } from './math-node-view.tsx'

const latexAttribute = {
  latex: {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute('data-latex') ?? '',
    renderHTML: (attributes: Record<string, unknown>) => ({ 'data-latex': attributes['latex'] }),
  },
}

/** A formula in the line. */
export const InlineMath = Node.create({
  name: 'inlineMath',
  group: 'inline',
  inline: true,
  atom: true,
  // A click opens it; selected, it would be typed over.
  selectable: false,
  addAttributes: () => latexAttribute,
  parseHTML: () => [{ tag: 'span[data-latex]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes)],
  renderText: ({ node }) => `$${String(node.attrs['latex'])}$`,
  addNodeView: () => ReactNodeViewRenderer(InlineMathView, { as: 'span' }),
  addKeyboardShortcuts() {
    return { 'Mod-m': () => this.editor.commands.insertContent({ type: 'inlineMath', attrs: { latex: '' } }) }
  },
})

/** A formula on a line of its own. `$$` at the start of a line makes one. */
export const BlockMath = Node.create({
  name: 'blockMath',
  group: 'block',
  atom: true,
  selectable: true,
  addAttributes: () => latexAttribute,
  parseHTML: () => [{ tag: 'div[data-latex]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(BlockMathView),
  addInputRules() {
    return [
      new InputRule({
        find: /^\$\$ $/,
        handler: ({ range, chain }) => {
          chain()
            .deleteRange(range)
            .insertContent({ type: 'blockMath', attrs: { latex: '' } })
            .run()
        },
      }),
    ]
  },
})
