/** How the names of variables are spelt. */

import { canonicalName } from '@isomorph/evaluator'

const greekLetters =
  'alpha|beta|gamma|delta|epsilon|varepsilon|zeta|eta|theta|vartheta|iota|kappa|lambda|mu|nu|xi|rho|sigma|tau|upsilon|phi|varphi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Upsilon|Phi|Psi|Omega'

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
