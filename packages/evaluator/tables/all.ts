import { multiplyingOut, fractionsOfLetters, powersAndRoots, rootsOfAnySign } from './algebra.ts'
import { logarithms, logarithmsOfAnySign } from './logarithms.ts'
import { trigonometry, degrees, hyperbolic } from './trigonometry.ts'
import { numbersExactly, factorials } from './numbers.ts'
import { equations } from './equations.ts'
import { inequalities } from './inequalities.ts'
import { sets, lists, listsInAnyOrder, tuples, intervals } from './collections.ts'
import { matrices, systems, logic, plusMinus } from './matrices.ts'
import { derivatives, antiderivatives, upToConstant, calculusNotation, integrationConstants } from './calculus.ts'
import {
  expandedForm,
  factoredForm,
  singleFractionForm,
  lowestTermsForm,
  rationalisedForm,
  partialFractionsForm,
  completedSquareForm,
} from './forms.ts'
import { identicalForm, upToOrder, upToSign } from './shapes.ts'
import {
  threeFigures,
  atLeastFigures,
  strictFigures,
  twoPlaces,
  optionalZeros,
  relativeTolerance,
  absoluteTolerance,
  upToPowerOfTen,
  comparisons,
  atLeast,
  simplifiedNumbers,
} from './figures.ts'
import { complexNumbers, engineersUnit } from './complex.ts'
import { unitsConverted, unitsAsAsked, unitsWithFigures } from './units.ts'
import { howItIsRead, declaredFunctions, mixedNumbers, plainText, unreadable, renaming } from './reading.ts'
import { hostileNumbers, hostileText } from './hostile.ts'
import type { Table } from './table.ts'

/** Every table, in the order of the guide. */
export const tables: readonly Table[] = [
  multiplyingOut,
  fractionsOfLetters,
  powersAndRoots,
  rootsOfAnySign,
  logarithms,
  logarithmsOfAnySign,
  trigonometry,
  degrees,
  hyperbolic,
  numbersExactly,
  factorials,
  equations,
  inequalities,
  sets,
  lists,
  listsInAnyOrder,
  tuples,
  intervals,
  matrices,
  systems,
  logic,
  plusMinus,
  derivatives,
  antiderivatives,
  upToConstant,
  calculusNotation,
  integrationConstants,
  expandedForm,
  factoredForm,
  singleFractionForm,
  lowestTermsForm,
  rationalisedForm,
  partialFractionsForm,
  completedSquareForm,
  identicalForm,
  upToOrder,
  upToSign,
  threeFigures,
  atLeastFigures,
  strictFigures,
  twoPlaces,
  optionalZeros,
  relativeTolerance,
  absoluteTolerance,
  upToPowerOfTen,
  comparisons,
  atLeast,
  simplifiedNumbers,
  complexNumbers,
  engineersUnit,
  unitsConverted,
  unitsAsAsked,
  unitsWithFigures,
  howItIsRead,
  declaredFunctions,
  mixedNumbers,
  plainText,
  unreadable,
  renaming,
  hostileNumbers,
  hostileText,
]
