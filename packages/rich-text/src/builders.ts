/** Small makers of documents, for problems written as code and for tests. */

import type { BlockNode, InlineNode, Mark, ParagraphNode, RichText, TextNode } from './document.ts'

/** A run of text. */
export function text(value: string, ...marks: readonly Mark[]): TextNode {
  return marks.length === 0 ? { type: 'text', text: value } : { type: 'text', text: value, marks }
}

const inlinePattern = /\$([^$]+)\$|\{\{(\w+)\}\}|\[\[(\d+)\]\]/g

/**
 * Inline nodes from a line of shorthand: `$…$` is math, `{{name}}` a variable, `[[3]]` the slot of question 3.
 */
function inlineNodes(line: string): readonly InlineNode[] {
  const nodes: InlineNode[] = []
  let end = 0
  for (const match of line.matchAll(inlinePattern)) {
    if (match.index > end) nodes.push(text(line.slice(end, match.index)))
    const [whole, latex, name, key] = match
    if (latex !== undefined) nodes.push({ type: 'inlineMath', attrs: { latex } })
    else if (name !== undefined) nodes.push({ type: 'variable', attrs: { name } })
    else nodes.push({ type: 'questionSlot', attrs: { questionKey: Number(key) } })
    end = match.index + whole.length
  }
  if (end < line.length) nodes.push(text(line.slice(end)))
  return nodes
}

/** A paragraph from a line of shorthand: `Find $x$ when a = {{a}}: [[1]]`. */
export function paragraph(line: string): ParagraphNode {
  return line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: inlineNodes(line) }
}

/** Math on a line of its own. */
export function block(latex: string): BlockNode {
  return { type: 'blockMath', attrs: { latex } }
}

/** A document from blocks and lines of shorthand. */
export function doc(...parts: readonly (BlockNode | string)[]): RichText {
  return { type: 'doc', content: parts.map((part) => (typeof part === 'string' ? paragraph(part) : part)) }
}
