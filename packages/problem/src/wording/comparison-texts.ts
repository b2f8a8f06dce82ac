/** What counts as right by each comparison, for authors. */
export const comparisonTexts = {
  comparedByValue: 'Any formula with the same value is right.',
  comparedWithConstant: 'Any antiderivative is right; the constant is required and may have any name.',
  comparedWithoutConstant: 'Any antiderivative is right; the constant may be left out.',
  comparedUpToConstant: 'Any formula that differs by a constant only is right.',
  comparedAsSystem: 'Any system of equations with the same solutions is right.',
  comparedWithOtherNames: 'The letters of the answer may have other names, except those that are fixed.',
  comparedAsFamily:
    'The same family of functions is right; its constants may have any name, and any combination of them will do.',
  comparedAsRepeating:
    'The same solutions are right, for every whole number; its letter may have any name, and they may start elsewhere.',
  comparedAsChemicalFormula:
    'A chemical formula with the same atoms and charge is right; a phase counts where the right answer has one.',
  comparedAsChemicalEquation:
    'The same reaction is right, with all amounts times any factor; only an equation with ⇌ may be turned round.',
  comparedAsDifferentialEquation:
    'The same differential equation is right, rearranged or multiplied; y′, dy/dx and ẏ mean the same.',
  comparedAsLineOrPlane:
    'The same line or plane is right, by equations or by any of its points and directions; parameters may have any name.',
  comparedByPositiveMultiple: 'The right answer times any positive number is right.',
  comparedByMultiple: 'The right answer times any number other than zero is right.',
  comparedAsBasis: 'Any basis of the same space is right.',
  comparedAsOrthogonalBasis: 'Any basis of the same space is right whose vectors are orthogonal.',
  comparedAsOrthonormalBasis: 'Any basis of the same space is right whose vectors are orthogonal and have length 1.',
  comparedAsInterval: 'Brackets say which ends belong to the interval; any way to write the same set is right.',
} as const
