import { mathmlToLatex, wordToLatex } from '../../math/index.ts'
import { mathInText } from './math-in-text.ts'

/** Equations of Word: in a comment, where other readers are to see a picture; else as they are. */
const wordEquation = /<!--\[if gte msEquation \d+\]>[\s\S]*?<!\[endif\]-->|<(m:oMath(?:Para)?)\b[\s\S]*?<\/\1>/g

/** What Word has for some readers only, as it writes it and as a browser has read it. */
const condition = /<!(?:--)?\[(if|endif)\b[^\]]*\](?:--)?>/g

/** How long the picture is that Word puts behind an equation for readers that know no equations. */
function lengthOfPicture(behind: string): number {
  if (!/^\s*<!(?:--)?\[if !msEquation\]/.test(behind)) return 0
  let depth = 0
  for (const { 0: mark, 1: kind, index } of behind.matchAll(condition)) {
    depth += kind === 'if' ? 1 : -1
    if (depth === 0) return index + mark.length
  }
  return 0
}

/** Each equation of Word in the place of what Word has for it: a comment, and a picture. */
function withoutWordEquations(html: string): string {
  let end = 0
  const pieces = [...html.matchAll(wordEquation)].flatMap(({ 0: whole, index }) => {
    const latex = wordToLatex(whole)
    if (latex === undefined) return []
    const before = html.slice(end, index)
    const behind = index + whole.length
    end = behind + lengthOfPicture(html.slice(behind))
    return [before, spanOf(latex)]
  })
  return pieces.join('') + html.slice(end)
}

/** Formulas of pasted HTML as the elements that the editor reads: MathML, equations of Word, LaTeX in its delimiters. */
export function formulasAsHtml(html: string): string {
  const source = withoutWordEquations(html)
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
