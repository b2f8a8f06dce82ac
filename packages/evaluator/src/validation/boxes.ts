/** An empty box of a formula that is half typed. */
const box = String.raw`\\placeholder(?:\[[^\]]*\])?(?:\{\s*\})?`

/** Source of a pattern: braces with nothing in them, or with boxes only. */
export const emptyGroup = String.raw`\{\s*(?:${box}\s*)*\}`

const boxes = new RegExp(box, 'g')

/** A formula without its empty boxes, but for those that are the whole of a numerator or denominator. */
export function withoutBoxes(latex: string): string {
  return latex.replaceAll(boxes, (found, from: number) =>
    isHalfFraction(latex, from, from + found.length) ? found : '',
  )
}

function isHalfFraction(latex: string, from: number, to: number): boolean {
  const begin = latex.slice(0, from).trimEnd().length - 1
  return (
    latex[begin] === '{' && latex.slice(to).trimStart().startsWith('}') && fractionPartAt(latex, begin) !== undefined
  )
}

/** Which part of a fraction the brace at this place opens. */
export function fractionPartAt(latex: string, brace: number): 'numerator' | 'denominator' | undefined {
  if (followsFraction(latex, brace)) return 'numerator'
  const numerator = latex[brace - 1] === '}' ? openingBrace(latex, brace - 1) : digitAt(latex, brace - 1)
  return followsFraction(latex, numerator) ? 'denominator' : undefined
}

function followsFraction(latex: string, at: number): boolean {
  return /\\[dt]?frac$/.test(latex.slice(Math.max(0, at - 6), Math.max(0, at)))
}

/** In `\frac1{2}` the numerator is one digit without braces. */
function digitAt(latex: string, at: number): number {
  return /\d/.test(latex[at] ?? '') ? at : -1
}

function openingBrace(latex: string, closing: number): number {
  let depth = 0
  for (let at = closing; at >= 0; at--) {
    if (latex[at - 1] === '\\') continue
    if (latex[at] === '}') depth++
    if (latex[at] === '{' && --depth === 0) return at
  }
  return -1
}
