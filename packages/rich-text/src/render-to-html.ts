import type { ImageNode, RichText } from './document.ts'
import { renderDocument, type ElementAttributes, type ElementName, type RenderTarget } from './render-document.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const special = /[&<>"']/

/** Makes text safe inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  // Most text needs no escaping, and looking is cheaper than replacing.
  if (!special.test(text)) return text
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}

const voidElements: ReadonlySet<ElementName> = new Set(['br', 'hr', 'img'])

function openingTag(name: ElementName, attributes: ElementAttributes): string {
  let written = ''
  for (const key of Object.keys(attributes)) written += ` ${key}="${escapeHtml(String(attributes[key]))}"`
  return `<${name}${written}>`
}

/** The parts of the page that the caller draws. What they return is inserted as it is: it must be safe HTML. */
export interface HtmlOptions {
  /** Default: the LaTeX, escaped, in a `code` element. */
  readonly renderMath?: (latex: string, isDisplay: boolean) => string
  /** Default: a span with `data-question`. */
  readonly renderQuestionSlot?: (questionKey: number) => string
  /** Default: the name in braces, escaped, in a span with class `variable`. */
  readonly renderVariable?: (name: string) => string
  /** The address an image is loaded from, `undefined` to leave it out. It is escaped here. */
  readonly resolveImage?: (image: ImageNode) => string | undefined
}

function mathAsCode(latex: string, isDisplay: boolean): string {
  const code = `<code class="math">${escapeHtml(latex)}</code>`
  return isDisplay ? `<div>${code}</div>` : code
}

function htmlTarget(options: HtmlOptions): RenderTarget<string> {
  return {
    text: escapeHtml,
    element: (name, attributes, children) =>
      voidElements.has(name)
        ? openingTag(name, attributes)
        : `${openingTag(name, attributes)}${children.join('')}</${name}>`,
    math: options.renderMath ?? mathAsCode,
    questionSlot: options.renderQuestionSlot ?? ((key) => `<span data-question="${escapeHtml(String(key))}"></span>`),
    variable: options.renderVariable ?? ((name) => `<span class="variable">{${escapeHtml(name)}}</span>`),
    ...(options.resolveImage === undefined ? {} : { resolveImage: options.resolveImage }),
  }
}

const plainTarget = htmlTarget({})

/** Renders a document as HTML. All text and attributes are escaped; unsafe addresses are left out. */
export function renderToHtml(doc: RichText, options?: HtmlOptions): string {
  return renderDocument(doc, options === undefined ? plainTarget : htmlTarget(options)).join('')
}
