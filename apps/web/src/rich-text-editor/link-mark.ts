import { isLinkUrl } from '@isomorph/rich-text'
import { Mark } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { readLinkTarget } from './web-address.ts'

/** A link: an address of the web, of mail, or of a file here, and nothing else. An address pasted over words makes one. */
export const LinkMark = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isLinkUrl(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML({ HTMLAttributes }) {
    const href = String(HTMLAttributes['href'] ?? '')
    return ['a', { href: isLinkUrl(href) ? href : '', rel: 'noopener noreferrer', target: '_blank' }, 0]
  },
  addProseMirrorPlugins() {
    const { editor, type } = this
    return [
      new Plugin({
        key: new PluginKey('linkPaste'),
        props: {
          handlePaste: (view, event) => {
            const href = readLinkTarget(event.clipboardData?.getData('text/plain') ?? '')
            const { from, to, empty } = view.state.selection
            if (href === undefined || empty || !editor.isEditable) return false
            view.dispatch(view.state.tr.addMark(from, to, type.create({ href })))
            return true
          },
          // A click places the caret; links are followed where the text is read.
          handleClick: (_view, _position, event) => {
            if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
            return false
          },
        },
      }),
    ]
  },
})
