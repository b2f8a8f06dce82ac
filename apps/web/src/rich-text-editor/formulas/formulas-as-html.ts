import { mathmlToLatex, wordToLatex } from '../../math/index.ts'
import { mathInText } from './math-in-text.ts'

/** Equations of Word with what stands around them in comments. */
const wordEquation = /<!--\[if gte msEquation \d+\]>([\s\S]*?)<!\[endif\]-->/g

/** Formulas of pasted HTML as the elements that the editor reads: MathML, equations of Word, LaTeX in its delimiters. */
export function formulasAsHtml(html: string): string {
  const source = html.replaceAll(wordEquation, (whole, inner: string) => {
    const latex = wordToLatex(inner)
    return latex === undefined ? whole : spanOf(latex)
  })
  if (!/<math|\$|\\[([]|\\begin/.test(source)) return source
  const { body } = new DOMParser().parseFromString(source, 'text/html')
  for (const math of Array.from(body.querySelectorAll('math'))) replaceMath(math)
  for (const text of textsIn(body)) replaceText(text)
  return body.innerHTML
}

function element(latex: string, isDisplay: boolean): HTMLElement {
  const made = document.createElement(isDisplay ? 'div' : 'span')
  made.setAttribute('data-latex', latex)
  return made
}

const spanOf = (latex: string): string => element(latex, false).outerHTML

function replaceMath(math: Element): void {
  const latex = mathmlToLatex(math)
  // Pages that set formulas by KaTeX have each of them twice, for the eye and for the ear.
  const whole = math.closest('.katex') ?? math
  if (latex !== undefined) whole.replaceWith(element(latex, math.getAttribute('display') === 'block'))
}

function textsIn(body: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (currentNode instanceof Text && !currentNode.parentElement?.closest('code, pre, [data-latex]'))
      found.push(currentNode)
  }
  return found
}

function replaceText(text: Text): void {
  const content = text.data
  let end = 0
  const pieces = mathInText(content).flatMap(({ from, to, latex, isDisplay }) => {
    const before = content.slice(end, from)
    end = to
    return [before, element(latex, isDisplay)]
  })
  if (pieces.length > 0) text.replaceWith(...pieces, content.slice(end))
}
