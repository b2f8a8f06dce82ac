/** How a variable stands in a formula: `unknown` red outline, `known` green outline (nothing drawn yet), `defined` solid green. */
export type PillStatus = 'unknown' | 'known' | 'defined'

/** A variable that formulas may use; names are in canonical spelling (`v_max`). */
export interface FormulaVariable {
  readonly name: string
  readonly status: PillStatus
}

/**
 * The commands of Greek letters, joined by bars; not π, which is a number. A test compares them with those of the evaluator,
 * which the first page of learners does not load.
 */
export const greekLetters =
  'alpha|beta|gamma|delta|epsilon|varepsilon|zeta|eta|theta|vartheta|iota|kappa|lambda|mu|nu|xi|rho|sigma|tau|upsilon|phi|varphi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Upsilon|Phi|Psi|Omega'
const greekName = new RegExp(`^(?:${greekLetters})$`)

/** The name as mathematicians write it: `v_max` → `\mathit{v}_{max}`. */
export function pillLatex(name: string): string {
  const [base = '', subscript] = name
    .replace(/^\\/, '')
    .replace(/_\{([^}]*)\}$/, '_$1')
    .split('_')
  const letter = greekName.test(base) ? `\\${base}` : `\\mathit{${base}}`
  return subscript === undefined ? letter : `${letter}_{${subscript}}`
}

const variablePattern = /\\variable\{((?:[^{}]|\{[^{}]*\})*)\}/g

/** The LaTeX with each `\variable{name}` replaced; for showing, never for storing. */
export function replaceVariables(latex: string, replace: (name: string) => string): string {
  return latex.replaceAll(variablePattern, (_, name: string) => replace(name))
}
