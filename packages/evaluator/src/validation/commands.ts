import { functionCommands } from '../functions/keyboard.ts'
import { greekCommands } from '../reading/names/names.ts'
import type { Span } from '../tree.ts'

/** The parts of the maths keyboard. */
export const keyboards = ['numeric', 'roman', 'greek', 'functions', 'complex', 'unit', 'symbol'] as const
export type Keyboard = (typeof keyboards)[number]

/** Lists of fragments: commands with their backslash (`\frac`) or single characters (`+`). */
export interface FragmentRules {
  readonly allow?: readonly string[]
  readonly deny?: readonly string[]
}

/** Layout and grouping that every keyboard needs. */
const always = [
  '\\left',
  '\\right',
  '\\placeholder',
  '\\,',
  '\\;',
  '\\:',
  '\\!',
  '\\ ',
  '{',
  '}',
  '(',
  ')',
  '+',
  '-',
  '\\cdot',
  '\\times',
]
const withFunctions = 'sqrt frac operatorname binom lfloor rfloor lceil rceil sum prod int lim to infty'

/** What each part of the keyboard may produce, beyond digits, point and comma. */
export const keyboardFragments: Readonly<Record<Keyboard, readonly string[]>> = {
  numeric: ['/', '\\frac', '^', '\\%', '\\$', '\\div', '%', '$'],
  roman: ['letters', '_', '^', '\\mathrm', '='],
  greek: [...greekCommands.map((name) => `\\${name}`), '_', '^'],
  functions: [
    ...functionCommands,
    ...withFunctions.split(' ').map((name) => `\\${name}`),
    '^',
    '_',
    '|',
    '!',
    '[',
    ']',
    '\\vert',
  ],
  complex: ['i', 'j', 'e', '\\pi', '^', '\\angle', '\\circ', '\\degree', '\\frac', '\\sqrt', '\\mathrm'],
  unit: [
    '\\mathrm',
    '\\text',
    '\\operatorname',
    '\\frac',
    '/',
    '^',
    'letters',
    '\\mu',
    '\\Omega',
    '\\AA',
    '\\degree',
    '\\circ',
    '\\%',
    '\\$',
  ],
  symbol: [
    '=',
    '<',
    '>',
    '\\le',
    '\\ge',
    '\\lt',
    '\\gt',
    '\\leq',
    '\\geq',
    '\\ne',
    '\\neq',
    '\\pm',
    '\\mp',
    '\\approx',
    '\\in',
    '\\notin',
    '\\cup',
    '\\cap',
    '\\setminus',
    '\\subset',
    '\\subseteq',
    '\\infty',
    '\\emptyset',
    '\\varnothing',
    '\\mathbb',
    '\\land',
    '\\lor',
    '\\neg',
    '\\lnot',
    '\\wedge',
    '\\vee',
    '\\Rightarrow',
    '\\Leftrightarrow',
    '\\text',
    '\\{',
    '\\}',
    '[',
    ']',
    ';',
    '|',
    '\\mid',
    "'",
    '\\prime',
    '!',
    '\\begin',
    '\\end',
    '&',
    '\\\\',
    '\\lbrace',
    '\\rbrace',
    '\\frac',
    '^',
  ],
}

/** The rules for a question that shows some parts of the keyboard. */
export function rulesFor(shown: readonly Keyboard[]): FragmentRules {
  return { allow: [...always, ...shown.flatMap((keyboard) => keyboardFragments[keyboard])] }
}

/** Fragments of a formula that the rules do not allow. Letters, digits, comma, point and space need no permission without lists. */
export function refusedFragments(latex: string, rules: FragmentRules): readonly { fragment: string; at: Span }[] {
  const refused: { fragment: string; at: Span }[] = []
  const allow = rules.allow && new Set(rules.allow)
  const deny = new Set(rules.deny)
  for (const { fragment, at } of fragmentsOf(latex)) {
    if (deny.has(fragment) || (allow && !isAllowed(fragment, allow))) refused.push({ fragment, at })
  }
  return refused
}

function isAllowed(fragment: string, allow: ReadonlySet<string>): boolean {
  if (/^[\d.,\s]$/u.test(fragment) || allow.has(fragment)) return true
  return /^[A-Za-z]$/.test(fragment) && allow.has('letters')
}

/** Commands and characters one by one; the words inside `\mathrm{…}`, `\text{…}` and environment names are no fragments. */
function* fragmentsOf(latex: string): Generator<{ fragment: string; at: Span }> {
  for (let from = 0; from < latex.length;) {
    let to = from + 1
    if (latex[from] === '\\') {
      while (to < latex.length && /[A-Za-z]/.test(latex[to]!)) to++
      if (to === from + 1) to++
    }
    const fragment = latex.slice(from, to)
    yield { fragment, at: { from, to } }
    from = /^\\(?:mathrm|text|operatorname|begin|end|mathbb)$/.test(fragment) ? endOfGroup(latex, to) : to
  }
}

function endOfGroup(latex: string, from: number): number {
  if (latex[from] !== '{') return from
  const end = latex.indexOf('}', from)
  return end < 0 ? latex.length : end + 1
}
