import { say, type Said } from '../../wording/said.ts'
import type { comparisonTexts } from '../../wording/comparison-texts.ts'
import type { Comparison } from './content.ts'

type ComparisonCode = keyof typeof comparisonTexts

type Kind = Extract<Comparison, { mode: 'basis' }>['kind']

const basisCodes: Readonly<Record<Kind, ComparisonCode>> = {
  any: 'comparedAsBasis',
  orthogonal: 'comparedAsOrthogonalBasis',
  orthonormal: 'comparedAsOrthonormalBasis',
}

function codeOf(comparison: Comparison): ComparisonCode {
  switch (comparison.mode) {
    case 'value':
      return 'comparedByValue'
    case 'antiderivative':
      return comparison.constant === 'required' ? 'comparedWithConstant' : 'comparedWithoutConstant'
    case 'upToConstant':
      return 'comparedUpToConstant'
    case 'system':
      return 'comparedAsSystem'
    case 'renaming':
      return 'comparedWithOtherNames'
    case 'family':
      return 'comparedAsFamily'
    case 'repeating':
      return 'comparedAsRepeating'
    case 'chemicalFormula':
      return 'comparedAsChemicalFormula'
    case 'chemicalEquation':
      return 'comparedAsChemicalEquation'
    case 'differentialEquation':
      return 'comparedAsDifferentialEquation'
    case 'lineOrPlane':
      return 'comparedAsLineOrPlane'
    case 'multiple':
      return comparison.sense === 'same' ? 'comparedByPositiveMultiple' : 'comparedByMultiple'
    case 'basis':
      return basisCodes[comparison.kind]
    case 'interval':
      return 'comparedAsInterval'
  }
}

/** The comparison in a sentence for the author. */
export const comparisonSentence = (comparison: Comparison): Said => say(codeOf(comparison))
