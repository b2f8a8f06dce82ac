import type { BlockNode, InlineNode, RichText } from '@isomorph/rich-text'

/**
 * Writes a document the way one would on paper. Paragraphs are separated by an empty line; `@name` is a variable,
 * `$…$` maths in the line, `$$…$$` maths on its own line (both may use `@name`), `[[1]]` the place of question 1,
 * `![alt](name)` a picture of the gallery, and lines between bars (`| a | b |`) are a table whose first row is its head.
 */
export function write(source: string): RichText {
  return {
    type: 'doc',
    content: source
      .trim()
      .split(/\n\s*\n/)
      .map(block),
  }
}

function block(source: string, index: number): BlockNode {
  const text = source.trim()
  const display = /^\$\$([\s\S]+)\$\$$/.exec(text)
  if (display?.[1]) return { type: 'blockMath', attrs: { latex: maths(display[1].trim()) } }
  const picture = /^!\[([^\]]*)\]\(([\w-]+)\)$/.exec(text)
  if (picture) return image(picture[2] ?? '', picture[1] ?? '')
  if (text.startsWith('|')) return table(text, index)
  return { type: 'paragraph', content: inline(text.replaceAll(/\s*\n\s*/g, ' ')) }
}

/** `gallery:name` becomes the address of the uploaded picture when a gallery problem is put into the product. */
function image(name: string, alt: string): BlockNode {
  return { type: 'image', attrs: { src: `gallery:${name}`, alt, width: 420, height: null, nonPublic: false } }
}

function table(source: string, index: number): BlockNode {
  const rows = source.split('\n').map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|'),
  )
  return {
    type: 'table',
    attrs: { id: `table-${index}` },
    content: rows.map((cells, row) => ({
      type: 'tableRow',
      attrs: { id: `table-${index}-${row}` },
      content: cells.map((cell, column) => ({
        type: row === 0 ? 'tableHeader' : 'tableCell',
        attrs: { id: `table-${index}-${row}-${column}`, colspan: 1, rowspan: 1, colwidth: null },
        content: [{ type: 'paragraph', content: inline(cell.trim()) }],
      })),
    })),
  }
}

const inlinePattern = /\$([^$]+)\$|@([A-Za-z]+(?:_[A-Za-z0-9]+)?)|\[\[(\d+)\]\]/g

function inline(source: string): InlineNode[] {
  const nodes: InlineNode[] = []
  let end = 0
  for (const match of source.matchAll(inlinePattern)) {
    if (match.index > end) nodes.push({ type: 'text', text: source.slice(end, match.index) })
    nodes.push(inlineNode(match))
    end = match.index + match[0].length
  }
  if (end < source.length) nodes.push({ type: 'text', text: source.slice(end) })
  return nodes
}

function inlineNode([, latex, variable, questionKey]: RegExpExecArray): InlineNode {
  if (latex !== undefined) return { type: 'inlineMath', attrs: { latex: maths(latex) } }
  if (variable !== undefined) return { type: 'variable', attrs: { name: variable } }
  return { type: 'questionSlot', attrs: { questionKey: Number(questionKey) } }
}

function maths(latex: string): string {
  return latex.replaceAll(/@([A-Za-z]+(?:_[A-Za-z0-9]+)?)/g, String.raw`\variable{$1}`)
}
