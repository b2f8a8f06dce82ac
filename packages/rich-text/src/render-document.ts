import type { BlockNode, ImageNode, InlineNode, Mark, RichText, TableCellNode } from './document.ts'
import { isFileUrl, isLinkUrl, isWebUrl } from './urls.ts'

/** The elements that documents become. */
export type ElementName =
  | 'p'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'tbody'
  | 'tr'
  | 'td'
  | 'th'
  | 'hr'
  | 'br'
  | 'img'
  | 'iframe'
  | 'a'
  | 'strong'
  | 'em'
  | 'u'
  | 'code'
  | 'sub'
  | 'sup'
  | 'div'
  | 'span'

/** HTML attributes by their HTML names; an absent one is not written. */
export type ElementAttributes = Readonly<Record<string, string | number>>

/**
 * What a document is rendered to: strings of HTML, React elements, or anything else. Both the server's HTML and the
 * screens go through `renderDocument`, so a document cannot look different in the two.
 */
export interface RenderTarget<T> {
  readonly text: (text: string) => T
  readonly element: (name: ElementName, attributes: ElementAttributes, children: readonly T[]) => T
  readonly math: (latex: string, isDisplay: boolean) => T
  readonly questionSlot: (questionKey: number) => T
  /** A variable that has not been filled in: an author's pill. */
  readonly variable: (name: string) => T
  /** The address to load an image from, `undefined` to leave the image out. Default: its `src`. */
  readonly resolveImage?: (image: ImageNode) => string | undefined
}

const markElements = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
} as const

const headingElements = { 1: 'h2', 2: 'h3', 3: 'h4' } as const

function renderMark<T>(mark: Mark, child: T, target: RenderTarget<T>): T {
  if (mark.type !== 'link') {
    const name = Object.hasOwn(markElements, mark.type) ? markElements[mark.type] : undefined
    return name === undefined ? child : target.element(name, {}, [child])
  }
  const { href } = mark.attrs
  if (typeof href !== 'string' || !isLinkUrl(href)) return child
  return target.element('a', { href, target: '_blank', rel: 'noopener noreferrer' }, [child])
}

function renderInline<T>(node: InlineNode, target: RenderTarget<T>): T {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce((child, mark) => renderMark(mark, child, target), target.text(node.text))
    case 'variable':
      return target.variable(node.attrs.name)
    case 'inlineMath':
      return target.math(node.attrs.latex, false)
    case 'questionSlot':
      return target.questionSlot(node.attrs.questionKey)
    case 'hardBreak':
      return target.element('br', {}, [])
  }
}

/** What must not begin a line: it belongs to what stands before it. */
const closing = /^[.,;:!?)\]’”%]+/

/** Browsers break lines on both sides of a formula; one and the punctuation after it stay together. */
function renderInlines<T>(nodes: readonly InlineNode[], target: RenderTarget<T>): readonly T[] {
  const rendered: T[] = []
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (!node) continue
    const next = nodes[index + 1]
    const sign = node.type === 'inlineMath' && next?.type === 'text' ? closing.exec(next.text)?.[0] : undefined
    if (sign === undefined || next?.type !== 'text') {
      rendered.push(renderInline(node, target))
      continue
    }
    const both = [renderInline(node, target), renderInline({ ...next, text: sign }, target)]
    rendered.push(target.element('span', { class: 'unbroken' }, both))
    if (next.text.length > sign.length)
      rendered.push(renderInline({ ...next, text: next.text.slice(sign.length) }, target))
    index += 1
  }
  return rendered
}

function renderImage<T>(node: ImageNode, target: RenderTarget<T>): readonly T[] {
  if (!isFileUrl(node.attrs.src)) return []
  const src = target.resolveImage === undefined ? node.attrs.src : target.resolveImage(node)
  if (src === undefined) return []
  const { alt, width, height } = node.attrs
  const size = { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) }
  return [target.element('img', { src, alt, ...size, loading: 'lazy', decoding: 'async' }, [])]
}

function renderCell<T>(cell: TableCellNode, target: RenderTarget<T>): T {
  const { colspan, rowspan } = cell.attrs
  const spans = { ...(colspan > 1 ? { colspan } : {}), ...(rowspan > 1 ? { rowspan } : {}) }
  const isHeader = cell.type === 'tableHeader'
  return target.element(isHeader ? 'th' : 'td', spans, renderBlocks(cell.content, target))
}

function renderBlock<T>(node: BlockNode, target: RenderTarget<T>): readonly T[] {
  switch (node.type) {
    case 'paragraph':
      return [target.element('p', {}, renderInlines(node.content ?? [], target))]
    case 'heading': {
      const name = headingElements[node.attrs.level] ?? 'h4'
      return [target.element(name, {}, renderInlines(node.content ?? [], target))]
    }
    case 'blockMath':
      return [target.math(node.attrs.latex, true)]
    case 'image':
      return renderImage(node, target)
    case 'embed':
      return isWebUrl(node.attrs.url) ? [renderEmbed(node.attrs, target)] : []
    case 'bulletList':
    case 'orderedList': {
      const items = node.content.map((item) => target.element('li', {}, renderBlocks(item.content, target)))
      return [target.element(node.type === 'bulletList' ? 'ul' : 'ol', {}, items)]
    }
    case 'table': {
      const rows = node.content.map((row) =>
        target.element(
          'tr',
          {},
          row.content.map((cell) => renderCell(cell, target)),
        ),
      )
      return [target.element('table', {}, [target.element('tbody', {}, rows)])]
    }
    case 'horizontalRule':
      return [target.element('hr', {}, [])]
  }
}

function renderEmbed<T>(attrs: { url: string; title: string; height: number }, target: RenderTarget<T>): T {
  const attributes = {
    src: attrs.url,
    title: attrs.title,
    height: attrs.height,
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups',
    referrerpolicy: 'no-referrer',
    loading: 'lazy',
  }
  return target.element('iframe', attributes, [])
}

function renderBlocks<T>(nodes: readonly BlockNode[], target: RenderTarget<T>): readonly T[] {
  // Like `flatMap`, which takes several times as long for lists of one.
  const rendered: T[] = []
  for (const node of nodes) for (const each of renderBlock(node, target)) rendered.push(each)
  return rendered
}

/** Renders a document block by block. Addresses that are not allowed are left out, checked or not. */
export function renderDocument<T>(doc: RichText, target: RenderTarget<T>): readonly T[] {
  return renderBlocks(doc.content, target)
}
