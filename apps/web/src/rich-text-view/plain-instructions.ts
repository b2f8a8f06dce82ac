/** Instructions are a rich-text document; here they are typed as paragraphs. */
interface TextParagraph {
  readonly type: 'paragraph'
  readonly content?: readonly { readonly type: 'text'; readonly text: string }[]
}

export interface PlainDocument {
  readonly type: 'doc'
  readonly content: readonly TextParagraph[]
}

interface Node {
  readonly type?: string
  readonly text?: string
  readonly content?: readonly Node[]
}

function textOf(node: Node): string {
  return node.text ?? (node.content ?? []).map(textOf).join('')
}

/** The text of a document, a paragraph a line. */
export function plainTextOf(document: unknown): string {
  return ((document as Node | null)?.content ?? []).map(textOf).join('\n')
}

/** A document of one paragraph per line; none for no text. */
export function plainDocumentOf(text: string): PlainDocument | null {
  if (text.trim() === '') return null
  const content = text
    .split('\n')
    .map((line): TextParagraph =>
      line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: line }] },
    )
  return { type: 'doc', content }
}
