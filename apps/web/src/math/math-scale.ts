/** Deeply nested formulas are set larger, in three levels, so that the innermost part stays readable. */
export const mathScales = [1, 1.12, 1.25] as const

const nesting = /^\\(?:[dt]?frac|sqrt|d?binom|over(?:line|set)|under(?:line|set))(?![A-Za-z])/

/** How many fractions, roots and scripts stand within one another at the deepest place. */
export function nestingDepth(latex: string): number {
  const braces: boolean[] = []
  let depth = 0
  let deepest = 0
  let opensNested = false
  for (let at = 0; at < latex.length; at += 1) {
    const character = latex[at]
    if (character === '{') {
      braces.push(opensNested)
      if (opensNested) depth += 1
      deepest = Math.max(deepest, depth)
      opensNested = false
    } else if (character === '}') {
      if (braces.pop()) depth -= 1
      // The second argument of a fraction opens right after the first has closed.
      opensNested = latex[at + 1] === '{'
    } else if (character === '^' || character === '_') {
      deepest = Math.max(deepest, depth + 1)
      opensNested = true
    } else if (character === '\\') {
      const command = nesting.exec(latex.slice(at, at + 12))
      if (command) at += command[0].length - 1
      opensNested = command !== null
    } else if (character !== ' ' && character !== '[' && character !== ']') {
      opensNested = false
    }
  }
  return deepest
}

/** The factor by which a formula's font is enlarged. */
export function mathScale(latex: string): number {
  const level = Math.min(Math.max(nestingDepth(latex) - 1, 0), mathScales.length - 1)
  return mathScales[level] ?? 1
}
