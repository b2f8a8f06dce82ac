import type { BlockNode, InlineNode, Mark, RichText } from '@isomorph/rich-text'

/** The editor's JSON: the same shape as ours with attributes and marks that we do not store. */
export interface EditorJson {
  readonly type?: string
  readonly text?: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[]
  readonly content?: readonly EditorJson[]
}

const storedAttributes: Readonly<Record<string, readonly string[]>> = {
  variable: ['name'],
  inlineMath: ['latex'],
  blockMath: ['latex'],
  questionSlot: ['questionKey'],
  heading: ['level'],
  image: ['src', 'alt', 'width', 'height', 'nonPublic'],
  embed: ['url', 'title', 'height'],
  table: ['id'],
  tableRow: ['id'],
  tableCell: ['id', 'colspan', 'rowspan', 'colwidth'],
  tableHeader: ['id', 'colspan', 'rowspan', 'colwidth'],
}

const storedMarks: ReadonlySet<string> = new Set([
  'bold',
  'italic',
  'underline',
  'code',
  'subscript',
  'superscript',
  'link',
])

function storedMark(mark: NonNullable<EditorJson['marks']>[number]): Mark | undefined {
  if (!storedMarks.has(mark.type)) return undefined
  if (mark.type !== 'link') return { type: mark.type } as Mark
  const href = mark.attrs?.['href']
  return typeof href === 'string' ? { type: 'link', attrs: { href } } : undefined
}

function storedNode(node: EditorJson): BlockNode | InlineNode {
  const names = storedAttributes[node.type ?? '']
  const attrs = names && Object.fromEntries(names.map((name) => [name, node.attrs?.[name] ?? null]))
  // Only text carries marks in the stored document.
  const marks = node.type === 'text' ? node.marks?.map(storedMark).filter((mark) => mark !== undefined) : undefined
  return {
    type: node.type,
    ...(attrs ? { attrs } : {}),
    ...(node.text === undefined ? {} : { text: node.text }),
    ...(marks && marks.length > 0 ? { marks } : {}),
    ...(node.content && node.content.length > 0 ? { content: node.content.map(storedNode) } : {}),
  } as BlockNode | InlineNode
}

function isEmptyParagraph(node: EditorJson | undefined): boolean {
  return node?.type === 'paragraph' && (node.content ?? []).length === 0
}

/** The editor keeps an empty line behind a table, picture or formula to type in; it is not part of the text. */
function withoutTrailingLine(nodes: readonly EditorJson[]): readonly EditorJson[] {
  const last = nodes.at(-1)
  const before = nodes.at(-2)
  const isHelper = isEmptyParagraph(last) && before !== undefined && before.type !== 'paragraph'
  return isHelper ? nodes.slice(0, -1) : nodes
}

/** The editor's document as it is stored: known nodes, marks and attributes only. */
export function toRichText(json: EditorJson): RichText {
  const content = withoutTrailingLine(json.content ?? []).map((node) => storedNode(node) as BlockNode)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

/** Whether a document has no words, formulas or pictures in it. */
export function isEmptyRichText(doc: RichText): boolean {
  return doc.content.every((node) => node.type === 'paragraph' && (node.content ?? []).length === 0)
}
