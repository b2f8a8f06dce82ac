import type { Comparison } from './content.ts'

type Kind = Extract<Comparison, { mode: 'basis' }>['kind']

const basisSentences: Readonly<Record<Kind, string>> = {
  any: 'Any basis of the same space is right.',
  orthogonal: 'Any basis of the same space is right whose vectors are orthogonal.',
  orthonormal: 'Any basis of the same space is right whose vectors are orthogonal and have length 1.',
}

/** The comparison in a sentence for the author. */
export function comparisonSentence(comparison: Comparison): string {
  switch (comparison.mode) {
    case 'value':
      return 'Any formula with the same value is right.'
    case 'antiderivative':
      return comparison.constant === 'required'
        ? 'Any antiderivative is right; the constant is required and may have any name.'
        : 'Any antiderivative is right; the constant may be left out.'
    case 'upToConstant':
      return 'Any formula that differs by a constant only is right.'
    case 'system':
      return 'Any system of equations with the same solutions is right.'
    case 'renaming':
      return 'The letters of the answer may have other names, except those that are fixed.'
    case 'family':
      return 'The same family of functions is right; its constants may have any name, and any combination of them will do.'
    case 'repeating':
      return 'The same solutions are right, for every whole number; its letter may have any name, and they may start elsewhere.'
    case 'chemicalFormula':
      return 'A chemical formula with the same atoms and charge is right; a phase counts where the right answer has one.'
    case 'chemicalEquation':
      return 'The same reaction is right, with all amounts times any factor; only an equation with ⇌ may be turned round.'
    case 'differentialEquation':
      return 'The same differential equation is right, rearranged or multiplied; y′, dy/dx and ẏ mean the same.'
    case 'lineOrPlane':
      return 'The same line or plane is right, by equations or by any of its points and directions; parameters may have any name.'
    case 'multiple':
      return comparison.sense === 'same'
        ? 'The right answer times any positive number is right.'
        : 'The right answer times any number other than zero is right.'
    case 'basis':
      return basisSentences[comparison.kind]
    case 'interval':
      return 'Brackets say which ends belong to the interval; any way to write the same set is right.'
  }
}
