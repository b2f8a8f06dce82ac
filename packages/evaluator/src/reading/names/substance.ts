/** Formulas of substances as parts of names: `NH₃`, `Ca²⁺`. */

import type { NameWords } from '../../printing/speech/speech-words.ts'

const LOWERED = '₀₁₂₃₄₅₆₇₈₉'
const RAISED: Readonly<Record<string, string>> = { '+': '⁺', '-': '⁻', '2': '²', '3': '³', '4': '⁴' }

export const lowered = (digits: string): string => digits.replaceAll(/\d/g, (digit) => LOWERED[Number(digit)]!)
export const raised = (charge: string): string => charge.replaceAll(/./g, (sign) => RAISED[sign] ?? '')

const uprightSubstance = /^((?:[A-Z][a-z]?(?:_?\{?\d*\}?))+)(?:\^\{?([234]?[+-])\}?)?$/

/** Whether an upright word is the formula of a substance. */
export const isSubstance = (text: string): boolean => uprightSubstance.test(text)

/** `NH_3` of an upright formula: its digits are indices, and what stands behind ^ is its charge. */
export function uprightName(text: string): string | undefined {
  const [, elements = '', charge = ''] = uprightSubstance.exec(text) ?? []
  return elements === '' ? undefined : lowered(elements.replaceAll(/[_{}]/g, '')) + raised(charge)
}

const scripts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LOWERED.split('').map((digit, value) => [digit, String(value)])),
  ...Object.fromEntries(Object.entries(RAISED).map(([plain, sign]) => [sign, plain])),
}
const plainScript = (text: string): string => text.replaceAll(/./g, (character) => scripts[character] ?? character)

/** `[NH₃]` → `\left[NH_{3}\right]`. */
export function concentrationLatex(name: string): string | undefined {
  if (!name.startsWith('[')) return undefined
  const inner = name
    .slice(1, -1)
    .replaceAll(/[₀-₉]+/g, (digits) => `_{${plainScript(digits)}}`)
    .replaceAll(/[²³⁴⁺⁻]+/g, (charge) => `^{${plainScript(charge)}}`)
  return `\\left[${inner}\\right]`
}

/** `[NH₃]` → `concentration of N H 3`, its capitals spoken one by one. */
export function spokenConcentration(name: string, words: NameWords): string | undefined {
  if (!name.startsWith('[')) return undefined
  const spoken = name
    .slice(1, -1)
    .split('')
    .map((character) => {
      const plain = scripts[character] ?? character
      return plain === '+' || plain === '-' ? words.charges[plain] : plain
    })
  return words.concentration(spoken.join(' '))
}
