import type { MathfieldElement } from 'mathlive'

type Elements = Pick<MathfieldElement, 'position' | 'lastOffset' | 'getElementInfo'>

/** A part of the formula that the caret stands in. */
export interface Enclosing {
  /** Its LaTeX, such as `\frac{1}{2}`, `_{1}` or `\left(x\right)`. */
  readonly latex: string
  /** Whether the caret stands behind everything in its branch. */
  readonly isAtEnd: boolean
  /** What stands in the branch from its beginning to the caret, element by element. */
  readonly before: readonly string[]
  /** Which branch it is: 0 is the first one. */
  readonly branch: number
}

interface Element {
  readonly depth: number
  readonly latex: string
}

function elementAt(field: Elements, offset: number): Element {
  const { depth = 0, latex = '' } = field.getElementInfo(offset) ?? {}
  return { depth, latex }
}

/** The parts that the caret stands in, from the inside out. */
export function partsAroundCaret(field: Elements): readonly Enclosing[] {
  const elements = Array.from({ length: field.lastOffset + 1 }, (_, offset) => elementAt(field, offset))
  const parts: Enclosing[] = []
  let at = field.position
  for (let depth = elements[at]?.depth ?? 0; depth > 0; depth -= 1) {
    let end = at + 1
    while ((elements[end]?.depth ?? 0) >= depth) end += 1
    const isElement = ({ depth: own }: Element): boolean => own === depth
    const rest = elements.slice(at + 1, end).filter(isElement)
    const nextBranch = rest.findIndex(({ latex }) => latex === '')
    const behind = nextBranch < 0 ? rest.length : nextBranch
    let begin = at
    while ((elements[begin - 1]?.depth ?? 0) >= depth) begin -= 1
    const done = elements.slice(begin, at + 1).filter(isElement)
    const branchBegin = done.findLastIndex(({ latex }) => latex === '')
    parts.push({
      latex: elements[end]?.latex ?? '',
      isAtEnd: behind === 0,
      before: done.slice(branchBegin + 1).map(({ latex }) => latex),
      branch: done.filter(({ latex }) => latex === '').length - 1,
    })
    at = end
  }
  return parts
}
