import katex from 'katex'
import { escapeHtml, renderToHtml, type RichText } from '@isomorph/rich-text'
import { LRUCache } from 'lru-cache'
import { byShape, type Typeset } from './formula-shapes.ts'

/** The same formulas stand in the statements of many learners; rendering one takes a tenth of a millisecond. */
const rendered = new LRUCache<string, string>({ max: 5000 })

/** A formula longer than this is shown as its source: no honest one comes near. */
const longestFormula = 5000

const typesetAs = (isDisplay: boolean): Typeset =>
  byShape((latex) =>
    katex.renderToString(latex, {
      displayMode: isDisplay,
      output: 'htmlAndMathml',
      throwOnError: false,
      strict: 'ignore',
      trust: false,
      maxExpand: 200,
      maxSize: 20,
    }),
  )
const typesetDisplay = typesetAs(true)
const typesetInline = typesetAs(false)

function renderMath(latex: string, isDisplay: boolean): string {
  if (latex.length > longestFormula) return `<code class="math">${escapeHtml(latex)}</code>`
  const key = `${isDisplay ? 'd' : 'i'}${latex}`
  const known = rendered.get(key)
  if (known !== undefined) return known
  const html = isDisplay ? typesetDisplay(latex) : typesetInline(latex)
  rendered.set(key, html)
  return html
}

/** What a rendered page has in place of the signature of a figure that is not public. */
export const unsignedMark = '?unsigned=1'

/**
 * A document as HTML with its maths as HTML and MathML. Question slots are empty elements that the page fills. Figures
 * that are not public have no signature yet, so that the result can be kept for every viewer of a variant:
 * `signRenderedFigures` of the files feature adds it.
 *
 * @example
 * const html = signRenderedFigures(services, user.id, renderStatementHtml(instantiateStatement(compiled, variant)))
 */
export function renderStatementHtml(document: RichText): string {
  return renderToHtml(document, {
    renderMath,
    renderQuestionSlot: (questionKey) => `<span data-question-slot="${questionKey}"></span>`,
    resolveImage: ({ attrs }) => (attrs.nonPublic ? `${attrs.src.split('?')[0]}${unsignedMark}` : attrs.src),
  })
}
