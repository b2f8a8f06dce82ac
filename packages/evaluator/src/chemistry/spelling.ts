/** LaTeX, plain text and pasted characters in one plain spelling, which the reader of chemistry takes apart. */

const commands: Readonly<Record<string, string>> = {
  to: '→',
  rightarrow: '→',
  longrightarrow: '→',
  rightleftharpoons: '⇌',
  leftrightharpoons: '⇌',
  rightleftarrows: '⇌',
  leftrightarrow: '⇌',
  Leftrightarrow: '⇌',
  iff: '⇌',
  cdot: '·',
  ast: '·',
  bullet: '·',
  left: '',
  right: '',
  quad: ' ',
  circ: '°',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  nu: 'ν',
}
const fonts = /^(?:ce|mathrm|text|textrm|operatorname|mathsf|mathit|rm|unit|mathbf)$/

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const lowered = '₀₁₂₃₄₅₆₇₈₉'
const plainRaised = '0123456789+-'

/** Braces of fonts go; those of `_` and `^` stay, because they hold together. */
function withoutFonts(text: string): string {
  let plain = ''
  for (let at = 0; at < text.length;) {
    const command = /^\\([A-Za-z]+|.)/.exec(text.slice(at))
    if (!command) {
      plain += text[at++]!
      continue
    }
    const [whole, name = ''] = command
    at += whole.length
    if (fonts.test(name) && text[at] === '{') {
      const end = closing(text, at)
      plain += withoutFonts(text.slice(at + 1, end))
      at = end + 1
    } else if (!fonts.test(name)) plain += commandText(name)
    // `\mathrm C`: a font of the one letter behind it.
    else at += /^ */.exec(text.slice(at))![0].length
  }
  return plain
}

function commandText(name: string): string {
  if (name === 'frac' || name === 'dfrac' || name === 'tfrac') return '÷'
  if (Object.hasOwn(commands, name)) return commands[name]!
  return /^[,;:! ]$/.test(name) ? ' ' : `\\${name}`
}

/** Where the brace that opens here is closed; the end where it is not. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}

function withoutScripts(text: string): string {
  return text
    .replaceAll(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+/g,
      (run) => `^{${Array.from(run, (each) => plainRaised[raised.indexOf(each)]).join('')}}`,
    )
    .replaceAll(/[₀₁₂₃₄₅₆₇₈₉]+/g, (run) => `_{${Array.from(run, (each) => lowered.indexOf(each)).join('')}}`)
}

/** The spelling with `_`, `^`, `·`, `→` and `⇌`, in which a fraction is `÷{1}{2}`. */
export function plainChemistry(text: string): string {
  return withoutScripts(withoutFonts(text.trim()))
    .replaceAll(/\\(?:bar|overline) ?\{? ?ν ?\}?/g, 'ν\u0304')
    .replaceAll(/<=>|<->|<-->|↔|⇄|⇔/g, '⇌')
    .replaceAll(/-+>|⟶|⇒|=>/g, '→')
    .replaceAll(/[*∙•⋅]/g, '·')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/\s+/g, ' ')
}
