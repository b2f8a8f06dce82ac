/** How the names of variables are spelt. */

import { canonicalName, latexOfLetter } from '@isomorph/evaluator'

/** The command of a Greek letter; none for `pi`, whose command is the number. */
function commandOf(base: string): string | undefined {
  const latex = base === 'pi' ? undefined : latexOfLetter(base)
  return latex?.startsWith('\\') === true ? latex : undefined
}

/** The name as it is written in LaTeX: `v_max` → `v_{\mathrm{max}}`. */
export function nameInLatex(name: string): string {
  const [base = '', subscript] = canonicalName(name).split('_')
  const written = commandOf(base) ?? (base.length > 1 ? `\\mathrm{${base}}` : base)
  if (subscript === undefined) return written
  return subscript.length === 1 || /^\d+$/.test(subscript)
    ? `${written}_{${subscript}}`
    : `${written}_{\\mathrm{${subscript}}}`
}
