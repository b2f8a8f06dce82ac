/** Formulas of substances as parts of names: `NH₃`, `Ca²⁺`. */

const LOWERED = '₀₁₂₃₄₅₆₇₈₉'
const RAISED: Readonly<Record<string, string>> = { '+': '⁺', '-': '⁻', '2': '²', '3': '³', '4': '⁴' }

export const lowered = (digits: string): string => digits.replaceAll(/\d/g, (digit) => LOWERED[Number(digit)]!)
export const raised = (charge: string): string => [...charge].map((sign) => RAISED[sign] ?? '').join('')

const uprightSubstance = /^((?:[A-Z][a-z]?(?:_?\{?\d*\}?))+)(?:\^\{?([234]?[+-])\}?)?$/

/** Whether an upright word is the formula of a substance. */
export const isSubstance = (text: string): boolean => uprightSubstance.test(text)

/** `NH_3` of an upright formula: its digits are indices, and what stands behind ^ is its charge. */
export function uprightName(text: string): string | undefined {
  const [, elements = '', charge = ''] = uprightSubstance.exec(text) ?? []
  return elements === '' ? undefined : lowered(elements.replaceAll(/[_{}]/g, '')) + raised(charge)
}
