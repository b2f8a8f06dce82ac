interface Opening {
  readonly spelling: string
  readonly isBrace: boolean
}

const pairs = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['\\{', '\\}'],
  ['\\lbrack', '\\rbrack'],
  ['\\lbrace', '\\rbrace'],
  ['\\lfloor', '\\rfloor'],
  ['\\lceil', '\\rceil'],
] as const
const closingOf: Readonly<Record<string, string>> = Object.fromEntries(pairs)
const openingOf: Readonly<Record<string, string>> = Object.fromEntries(pairs.map(([open, close]) => [close, open]))

/**
 * A formula with every bracket closed and opened; brackets of an interval may differ, braces may not cross. Where a
 * bracket would have to go instead, such as in `\\frac{2}{3)}`, the formula stays as it is.
 */
export function balanced(latex: string): string {
  const open: Opening[] = []
  let braces = 0
  const openings: string[] = []
  let result = ''
  for (const piece of latex.match(/\\(?:left|right)\s*(?:\\[A-Za-z]+|\\.|[^\s\\])|\\[A-Za-z]+|\\[\s\S]|[\s\S]/g) ??
    []) {
    const kind = kindOf(piece)
    if (kind === 'open') {
      open.push({ spelling: piece, isBrace: piece === '{' })
      if (piece === '{') braces++
    } else if (kind === 'close') {
      // Brackets that were opened inside braces are closed before the braces are.
      if (piece === '}' && braces > 0) {
        while (!open.at(-1)!.isBrace) result += closing(open.pop()!.spelling)
      }
      const top = open.at(-1)
      if (top && top.isBrace === (piece === '}')) {
        open.pop()
        if (top.isBrace) braces--
        if (isDeleted(piece, top.spelling)) {
          result += closing(top.spelling)
          continue
        }
      } else if (!top) openings.push(opening(piece))
      else return latex
    }
    result += piece
  }
  while (open.length > 0) result += closing(open.pop()!.spelling)
  return openings.reverse().join('') + result
}

/** `\left(1+2\right.` is how a field writes brackets of which the second has been deleted. */
function isDeleted(closes: string, opens: string): boolean {
  return /^\\right\s*\.$/.test(closes) && /^\\left\s*(?:[(|[]|\\[lv]brack|\\vert)$/.test(opens)
}

function kindOf(piece: string): 'open' | 'close' | undefined {
  if (piece.startsWith('\\left') && /^\\left\s*(?:\\.|[^A-Za-z\s])/.test(piece)) return 'open'
  if (piece.startsWith('\\right') && /^\\right\s*(?:\\.|[^A-Za-z\s])/.test(piece)) return 'close'
  if (piece === '(' || piece === '[' || piece === '{' || piece === '\\{') return 'open'
  return piece === ')' || piece === ']' || piece === '}' || piece === '\\}' ? 'close' : undefined
}

function delimiterOf(piece: string, command: '\\left' | '\\right'): string | undefined {
  return piece.startsWith(command) ? piece.slice(command.length).trim() : undefined
}

function closing(spelling: string): string {
  const delimiter = delimiterOf(spelling, '\\left')
  if (delimiter === undefined) return closingOf[spelling]!
  return `\\right${closingOf[delimiter] ?? delimiter}`
}

function opening(spelling: string): string {
  const delimiter = delimiterOf(spelling, '\\right')
  if (delimiter === undefined) return openingOf[spelling]!
  return `\\left${openingOf[delimiter] ?? delimiter}`
}
