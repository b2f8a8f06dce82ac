/** The shape of every node and mark as data: what may stand in it and which attributes it carries. */

import { isFileUrl, isLinkUrl, isWebUrl } from './urls.ts'

/** Returns what is wrong with a value, or nothing. */
type AttributeCheck = (value: unknown) => string | undefined

export type ContentGroup = 'block' | 'inline' | 'listItem' | 'tableRow' | 'tableCell'

export interface NodeShape {
  readonly group: ContentGroup
  /** What stands inside, and how many of it at least. */
  readonly content?: { readonly group: ContentGroup; readonly atLeast: 0 | 1 }
  readonly attrs?: Readonly<Record<string, AttributeCheck>>
}

/** Bounds that a document keeps; far beyond what a person writes, far below what would slow anybody down. */
export const richTextLimits = {
  depth: 24,
  nodes: 20_000,
  textLength: 100_000,
  latexLength: 10_000,
  findings: 50,
} as const

function text(maxLength: number): AttributeCheck {
  return (value) => {
    if (typeof value !== 'string') return 'must be text'
    return value.length > maxLength ? `must not be longer than ${maxLength} characters` : undefined
  }
}

function integer(min: number, max: number): AttributeCheck {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? undefined
      : `must be a whole number from ${min} to ${max}`
}

function orNull(check: AttributeCheck): AttributeCheck {
  return (value) => (value === null ? undefined : check(value))
}

function address(isAllowed: (url: string) => boolean, allowed: string): AttributeCheck {
  return (value) => (typeof value === 'string' && isAllowed(value) ? undefined : `must be ${allowed}`)
}

function columnWidths(value: unknown): string | undefined {
  const isWidth = (width: unknown): boolean => integer(1, 5000)(width) === undefined
  return Array.isArray(value) && value.length <= 100 && value.every(isWidth) ? undefined : 'must be a list of widths'
}

function boolean(value: unknown): string | undefined {
  return typeof value === 'boolean' ? undefined : 'must be true or false'
}

const latex = { latex: text(richTextLimits.latexLength) }
const identity = { id: text(100) }
const inlineContent = { group: 'inline', atLeast: 0 } as const
const blockContent = { group: 'block', atLeast: 1 } as const
const pixels = orNull(integer(1, 10_000))

const cell: NodeShape = {
  group: 'tableCell',
  content: blockContent,
  attrs: { ...identity, colspan: integer(1, 100), rowspan: integer(1, 100), colwidth: orNull(columnWidths) },
}

/** Every node but `doc` and `text`, which are checked by themselves. */
export const nodeShapes: ReadonlyMap<string, NodeShape> = new Map<string, NodeShape>([
  ['paragraph', { group: 'block', content: inlineContent }],
  ['heading', { group: 'block', content: inlineContent, attrs: { level: integer(1, 3) } }],
  ['blockMath', { group: 'block', attrs: latex }],
  [
    'image',
    {
      group: 'block',
      attrs: {
        src: address(isFileUrl, 'the address of an uploaded file'),
        alt: text(2000),
        width: pixels,
        height: pixels,
        nonPublic: boolean,
      },
    },
  ],
  [
    'embed',
    {
      group: 'block',
      attrs: { url: address(isWebUrl, 'a web address (http or https)'), title: text(500), height: integer(1, 5000) },
    },
  ],
  ['bulletList', { group: 'block', content: { group: 'listItem', atLeast: 1 } }],
  ['orderedList', { group: 'block', content: { group: 'listItem', atLeast: 1 } }],
  ['listItem', { group: 'listItem', content: blockContent }],
  ['table', { group: 'block', content: { group: 'tableRow', atLeast: 1 }, attrs: identity }],
  ['tableRow', { group: 'tableRow', content: { group: 'tableCell', atLeast: 1 }, attrs: identity }],
  ['tableCell', cell],
  ['tableHeader', cell],
  ['horizontalRule', { group: 'block' }],
  ['variable', { group: 'inline', attrs: { name: text(100) } }],
  ['inlineMath', { group: 'inline', attrs: latex }],
  ['questionSlot', { group: 'inline', attrs: { questionKey: integer(0, 1_000_000) } }],
  ['hardBreak', { group: 'inline' }],
])

/** Marks by type, with their attributes. */
export const markShapes: ReadonlyMap<string, Readonly<Record<string, AttributeCheck>>> = new Map([
  ...['bold', 'italic', 'underline', 'code', 'subscript', 'superscript'].map((type) => [type, {}] as const),
  ['link', { href: address(isLinkUrl, 'a web address, an e-mail address (mailto:) or an uploaded file') }] as const,
])
