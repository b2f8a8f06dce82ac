import { canonicalName, greekName, latexOfLetter } from '@isomorph/evaluator'

function lettersInField(part: string): string {
  const whole = latexOfLetter(part)
  if (whole !== undefined) return whole
  let written = ''
  for (const each of part) {
    const letter = latexOfLetter(greekName(each) ?? '') ?? each
    written += /\\[A-Za-z]+$/.test(written) && /^[A-Za-z]/.test(letter) ? ` ${letter}` : letter
  }
  return written
}

/** A name as plain letters of LaTeX: `rho_0` → `\rho_{0}`, `v_max` → `v_{max}`, `mass` → `mass`. */
export function nameInField(name: string): string {
  const [base = '', subscript] = canonicalName(name).split('_')
  const letters = lettersInField(base)
  return subscript === undefined ? letters : `${letters}_{${lettersInField(subscript)}}`
}
