/** Which names variables may have, and how names with subscripts are spelt. */

import { canonicalName } from '@isomorph/evaluator'

const greekLetters =
  'alpha|beta|gamma|delta|epsilon|varepsilon|zeta|eta|theta|vartheta|iota|kappa|lambda|mu|nu|xi|rho|sigma|tau|upsilon|phi|varphi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Upsilon|Phi|Psi|Omega'

const namePattern = new RegExp(
  String.raw`^(?:\\(?:${greekLetters})|[A-Za-z\u0370-\u03ff][A-Za-z0-9\u0370-\u03ff]*)(?:_(?:[A-Za-z0-9]|\{[A-Za-z0-9]{1,30}\}|[A-Za-z0-9]{1,30}))?$`,
)

/** Names that mean something else wherever a formula is read. */
const takenNames = new Set(['e', 'i', 'pi', 'π', '\\pi', 'infinity', 'infty'])

/** The name as it is written in LaTeX: `v_max` → `v_{\mathrm{max}}`. */
export function nameInLatex(name: string): string {
  const [base = '', subscript] = canonicalName(name).split('_')
  const isGreek = new RegExp(`^(?:${greekLetters})$`).test(base)
  const written = isGreek ? `\\${base}` : base.length > 1 ? `\\mathrm{${base}}` : base
  if (subscript === undefined) return written
  return subscript.length === 1 || /^\d+$/.test(subscript)
    ? `${written}_{${subscript}}`
    : `${written}_{\\mathrm{${subscript}}}`
}

/** What is wrong with a name by itself, or nothing. */
export function troubleWithName(name: string): string | undefined {
  if (name.trim() === '') return 'A variable needs a name.'
  if (name.length > 50 || !namePattern.test(name)) {
    return `“${name.slice(0, 50)}” cannot be a name: use a letter, then letters or digits, and a subscript if you like (v, v_0, v_{max}, \\alpha).`
  }
  if (takenNames.has(name) || takenNames.has(canonicalName(name))) {
    return `“${name}” already stands for a number; choose another name.`
  }
  return undefined
}
