import katex from 'katex'
import { renderToHtml, type RichText } from '@isomorph/rich-text'

function renderMath(latex: string, isDisplay: boolean): string {
  return katex.renderToString(latex, { displayMode: isDisplay, output: 'htmlAndMathml', throwOnError: false })
}

/** A filled-in document as HTML with its mathematics rendered. */
export function renderHtml(document: RichText): string {
  return renderToHtml(document, {
    renderMath,
    renderQuestionSlot: (questionKey) => `<span data-question-slot="${questionKey}"></span>`,
  })
}
