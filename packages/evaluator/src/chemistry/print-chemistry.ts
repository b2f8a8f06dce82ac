import type { Rational } from '../numbers/rational.ts'
import type { Amount, Chemistry, Species } from './chemistry.ts'

function chargeText(charge: number): string {
  if (charge === 0) return ''
  const size = Math.abs(charge)
  return `${size === 1 ? '' : size}${charge > 0 ? '+' : '-'}`
}

function speciesLatex({ formula, charge, phase }: Species): string {
  const spelt = formula
    .replaceAll(/(?<=[A-Za-z)\]])\d+/g, (count) => `_{${count}}`)
    .replaceAll('^{', '{}^{')
    .replaceAll('·', '\\cdot ')
    .replaceAll('γ', '\\gamma ')
    .replaceAll('ν\u0304', '\\bar\\nu ')
    .replaceAll('ν', '\\nu ')
  const raised = charge === 0 ? '' : `^{${chargeText(charge)}}`
  return `\\mathrm{${spelt}${raised}}${phase ? `\\text{(${phase})}` : ''}`
}

function coefficientLatex({ numerator, denominator }: Rational): string {
  if (denominator !== 1n) return `\\frac{${numerator}}{${denominator}}\\,`
  return numerator === 1n ? '' : `${numerator}\\,`
}

const sideLatex = (amounts: readonly Amount[]): string =>
  amounts.map(({ coefficient, species }) => coefficientLatex(coefficient) + speciesLatex(species)).join('+')

const arrows = { '→': '\\rightarrow ', '⇌': '\\rightleftharpoons ', '=': '=' } as const

/** LaTeX with upright symbols. Reading it gives the same again. */
export function chemistryLatex(chemistry: Chemistry): string {
  if (chemistry.kind === 'formula') return speciesLatex(chemistry.species)
  return sideLatex(chemistry.before) + arrows[chemistry.arrow] + sideLatex(chemistry.after)
}

function speciesText({ formula, charge, phase }: Species): string {
  return `${formula}${charge === 0 ? '' : `^${chargeText(charge)}`}${phase ? `(${phase})` : ''}`
}

function coefficientText({ numerator, denominator }: Rational): string {
  if (denominator !== 1n) return `${numerator}/${denominator} `
  return numerator === 1n ? '' : `${numerator} `
}

const sideText = (amounts: readonly Amount[]): string =>
  amounts.map(({ coefficient, species }) => coefficientText(coefficient) + speciesText(species)).join(' + ')

/** Plain text, such as `2 H2 + O2 → 2 H2O`. Reading it gives the same again. */
export function chemistryText(chemistry: Chemistry): string {
  if (chemistry.kind === 'formula') return speciesText(chemistry.species)
  return `${sideText(chemistry.before)} ${chemistry.arrow} ${sideText(chemistry.after)}`
}
