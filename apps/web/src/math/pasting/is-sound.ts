/** Braces, brackets of `\left` and environments are closed in the order in which they were opened. */
export function isSound(latex: string): boolean {
  const open: string[] = []
  for (const [sign, , environment = ''] of latex.matchAll(
    /\\(begin|end)\{([^{}]*)\}|\\(?:left|right)(?![A-Za-z])|\\.|[{}]/gs,
  )) {
    if (sign === '{' || sign === '\\left') open.push(sign)
    else if (sign.startsWith('\\begin')) open.push(environment)
    else if (sign === '}' && open.pop() !== '{') return false
    else if (sign === '\\right' && open.pop() !== '\\left') return false
    else if (sign.startsWith('\\end') && open.pop() !== environment) return false
  }
  return open.length === 0
}
