import type { MathfieldElement } from 'mathlive'

const braced = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`
const part = [
  String.raw`\\variable${braced}`,
  String.raw`[A-Za-z0-9.!]`,
  String.raw`[\^_](?:${braced}|[A-Za-z0-9])`,
  String.raw`\\(?:sqrt|d?frac)(?:${braced}|\d){1,2}`,
  String.raw`\\(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|phi|chi|psi|omega|Omega|Delta)\s*`,
  String.raw`\\left\([^()]*\\right\)`,
].join('|')
const termPattern = new RegExp(`^(?:${part})+$`)

/** Whether LaTeX is one term without an operator, so that all of it goes into a numerator. */
export function isTerm(latex: string): boolean {
  return termPattern.test(latex.trim())
}

/** How far left of the caret a term is looked for. */
const reach = 60

/**
 * MathLive leaves pills out when `/` takes what stands before it as its numerator. This selects the whole term
 * just before such an insertion, because a selection becomes the argument.
 */
export function takePillsAsArguments(field: MathfieldElement): void {
  field.addEventListener('beforeinput', (event) => {
    if (!event.data?.includes('#@') || !field.selectionIsCollapsed) return
    const end = field.position
    let start = end
    for (let from = end - 1; from >= Math.max(0, end - reach); from -= 1) {
      if (isTerm(field.getValue(from, end, 'latex'))) start = from
    }
    if (start < end && field.getValue(start, end, 'latex').includes('\\variable')) {
      field.selection = { ranges: [[start, end]] }
    }
  })
}
