import type { BlockNode, InlineNode, RichText } from './document.ts'

function inlineText(node: InlineNode): string {
  switch (node.type) {
    case 'text':
      return node.text
    case 'variable':
      return `{${node.attrs.name}}`
    case 'inlineMath':
      return node.attrs.latex
    case 'questionSlot':
      return '____'
    case 'hardBreak':
      return '\n'
  }
}

function blockText(node: BlockNode): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return (node.content ?? []).map(inlineText).join('')
    case 'blockMath':
      return node.attrs.latex
    case 'image':
      return node.attrs.alt
    case 'embed':
      return node.attrs.title
    case 'bulletList':
    case 'orderedList':
      return node.content.map((item) => blocksText(item.content)).join('\n')
    case 'table':
      return node.content.map((row) => row.content.map((cell) => blocksText(cell.content)).join('\t')).join('\n')
    case 'horizontalRule':
      return ''
  }
}

function blocksText(nodes: readonly BlockNode[]): string {
  return nodes.map(blockText).join('\n')
}

/** The words of a document: for search, titles, CSV and speech. Math stays LaTeX, a variable becomes `{name}`. */
export function plainText(doc: RichText): string {
  return blocksText(doc.content)
}
