import { latexOfLetter } from '@isomorph/evaluator'

/** Whoever types these means LaTeX throughout. */
const latexSign = /[\\{}]/

const nameAlone = /(?<![A-Za-z])[A-Za-z]{2,}(?![A-Za-z])/g

function commandOf(name: string): string {
  const letter = latexOfLetter(name)
  if (letter !== undefined) return letter.startsWith('\\') ? `${letter} ` : letter
  return name === 'infinity' ? String.raw`\infty ` : name
}

/**
 * A formula as somebody types it without a math keyboard, as LaTeX: whole numbers as exponents, roots and Greek letters by
 * their names. Formulas with a backslash or braces are LaTeX already and stay as they are.
 *
 * @example
 * latexOfTyped('2pi r^10 + sqrt2') // '2\\pi  r^{10} + \\sqrt{2}'
 */
export function latexOfTyped(typed: string): string {
  if (latexSign.test(typed)) return typed
  return typed
    .replaceAll('**', '^')
    .replaceAll(/\^(-?\d+(?:\.\d+)?)/g, '^{$1}')
    .replaceAll(/_(\d{2,}|[A-Za-z]{2,})/g, '_{$1}')
    .replaceAll(/(?<![A-Za-z])sqrt ?(\d+(?:\.\d+)?|[A-Za-z](?![A-Za-z]))/g, String.raw`\sqrt{$1}`)
    .replaceAll(nameAlone, commandOf)
}
