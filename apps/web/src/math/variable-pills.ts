import type { MathfieldElement } from 'mathlive'

/** How a variable stands in a formula: `unknown` red outline, `known` green outline (nothing drawn yet), `defined` solid green. */
export type PillStatus = 'unknown' | 'known' | 'defined'

/** A variable that formulas may use; names are in canonical spelling (`v_max`). */
export interface FormulaVariable {
  readonly name: string
  readonly status: PillStatus
}

const greekNames =
  /^(?:alpha|beta|gamma|delta|epsilon|varepsilon|zeta|eta|theta|vartheta|iota|kappa|lambda|mu|nu|xi|rho|sigma|tau|upsilon|phi|varphi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Upsilon|Phi|Psi|Omega)$/

/** The name as mathematicians write it: `v_max` → `\mathit{v}_{max}`. */
export function pillLatex(name: string): string {
  const [base = '', subscript] = name
    .replace(/^\\/, '')
    .replace(/_\{([^}]*)\}$/, '_$1')
    .split('_')
  const letter = greekNames.test(base) ? `\\${base}` : `\\mathit{${base}}`
  return subscript === undefined ? letter : `${letter}_{${subscript}}`
}

const variablePattern = /\\variable\{((?:[^{}]|\{[^{}]*\})*)\}/g

/** The LaTeX with each `\variable{name}` replaced; for showing, never for storing. */
export function replaceVariables(latex: string, replace: (name: string) => string): string {
  return latex.replaceAll(variablePattern, (_, name: string) => replace(name))
}

const greekSpelling =
  'alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ ' +
  'nu ν xi ξ rho ρ sigma σ tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ ' +
  'Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω'
const greekLetters: Readonly<Record<string, string>> = Object.fromEntries(
  [...greekSpelling.matchAll(/(\w+) (\S)/g)].map(([, name = '', letter = '']) => [name, letter]),
)
const greekNamesByLetter: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(greekLetters).map(([name, letter]) => [letter, name]),
)

/** A name as the field shows it: `rho_0` → `ρ_0`, `v_max` → `v_{max}`. */
function nameInField(name: string): string {
  const [base = '', subscript] = name.replace(/_\{([^}]*)\}$/, '_$1').split('_')
  const letter = greekLetters[base] ?? base
  if (subscript === undefined) return letter
  return subscript.length === 1 ? `${letter}_${subscript}` : `${letter}_{${subscript}}`
}

function nameFromField(shown: string): string {
  const [base = '', subscript] = shown
    .replace(/^\\/, '')
    .replace(/_\{([^}]*)\}$/, '_$1')
    .split('_')
  const name = greekNamesByLetter[base] ?? base
  return subscript === undefined ? name : `${name}_${subscript}`
}

/** LaTeX as it is put into a field, where pills show their letters. */
export function latexForField(latex: string): string {
  return replaceVariables(latex, (name) => `\\variable{${nameInField(name)}}`)
}

/** What stands in a field, with the names of variables in canonical spelling. */
export function latexFromField(latex: string): string {
  return replaceVariables(latex, (shown) => `\\variable{${nameFromField(shown)}}`)
}

const macroPrefix = 'variable'

/**
 * MathLive shows `\variable{name}` by a macro that cannot look names up, so each name gets its own atom class by
 * `\htmlData`, and a style sheet in the field's shadow root gives the colours.
 */
export function installPills(field: MathfieldElement): (variables: readonly FormulaVariable[]) => void {
  field.macros = {
    ...field.macros,
    [macroPrefix]: {
      args: 1,
      def: '\\htmlData{variable=#1}{\\mathit{#1}}',
      captureSelection: true,
      expand: false,
    },
  }
  const style = document.createElement('style')
  field.shadowRoot?.append(style)
  return (variables) => {
    style.textContent = pillCss(variables)
    field.inlineShortcuts = { ...plainShortcuts(field), ...pillShortcuts(variables) }
  }
}

const basis = new WeakMap<MathfieldElement, MathfieldElement['inlineShortcuts']>()

function plainShortcuts(field: MathfieldElement): MathfieldElement['inlineShortcuts'] {
  const known = basis.get(field) ?? { ...field.inlineShortcuts }
  basis.set(field, known)
  return known
}

/** Typing the name of a known variable makes its pill, as typing `sin` makes the function. */
function pillShortcuts(variables: readonly FormulaVariable[]): Record<string, string> {
  return Object.fromEntries(
    variables
      .filter(({ name }) => !name.includes('_'))
      .map(({ name }) => [name, `\\variable{${nameInField(name)}}`] as const),
  )
}

function escapeForSelector(name: string): string {
  return name.replaceAll(/["\\]/g, String.raw`\$&`)
}

// A shadow instead of a border: a pill must not change the height of the fraction it stands in.
function pillCss(variables: readonly FormulaVariable[]): string {
  const base =
    '[data-variable]{box-shadow:0 0 0 1.5px var(--iso-error,#c94349);border-radius:.28em;padding:0 .14em;margin:0 .08em}'
  const rules = variables
    .filter(({ status }) => status !== 'unknown')
    .map(({ name, status }) => {
      const look =
        status === 'defined'
          ? 'box-shadow:none;background:var(--iso-success,#7bcf64);color:#12230d'
          : 'box-shadow:0 0 0 1.5px var(--iso-success-text,#2f7a1d)'
      return `[data-variable="${escapeForSelector(nameInField(name))}"]{${look}}`
    })
  return [base, ...rules].join('\n')
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/**
 * Subscripts are typed after the letter has become what it is, so `v_0` arrives as `\variable{v}_0` or plain letters.
 * Where a variable of the whole name is known, both become its pill.
 */
export function joinSubscripts(latex: string, variables: readonly FormulaVariable[]): string {
  return variables.reduce((joined, { name }) => {
    const [base = '', subscript] = name.split('_')
    if (subscript === undefined) return joined
    const script = `_(?:${subscript.length === 1 ? `${escapeForPattern(subscript)}(?![A-Za-z0-9])|` : ''}\\{(?:\\\\mathrm\\{)?${escapeForPattern(subscript)}\\}?\\})`
    const letter = base.length > 1 ? `\\\\${escapeForPattern(base)}\\s*` : `(?<![\\\\A-Za-z])${escapeForPattern(base)}`
    const pattern = new RegExp(`(?:\\\\variable\\{${escapeForPattern(base)}\\}|${letter})${script}`, 'g')
    return joined.replaceAll(pattern, `\\variable{${name}}`)
  }, latex)
}
