import { multiplyingOut, fractionsOfLetters } from './algebra.ts'
import { powersAndRoots, powersWithLetters, rootsOfAnySign } from './powers.ts'
import { logarithms, logarithmsOfAnySign } from './logarithms.ts'
import { trigonometry, degrees, hyperbolic } from './trigonometry.ts'
import { numbersExactly, factorials } from './numbers.ts'
import { namedFunctions } from './named-functions.ts'
import { concentrations, events, setsOfLetters, switching } from './events.ts'
import { indexedLetters } from './indexed-letters.ts'
import { accents, changes, derivativeSymbols, differentialEquations, vectors } from './symbols.ts'
import { equations } from './equations.ts'
import { inequalities } from './inequalities.ts'
import { sets, lists, listsInAnyOrder } from './collections.ts'
import { tuples, intervals } from './tuples-and-intervals.ts'
import { matrices, systems, logic, plusMinus } from './matrices.ts'
import { derivatives, antiderivatives, upToConstant, calculusNotation, integrationConstants } from './calculus.ts'
import { expandedForm, factoredForm, singleFractionForm, lowestTermsForm } from './forms.ts'
import { rationalisedForm, partialFractionsForm, completedSquareForm } from './fraction-forms.ts'
import { identicalForm, upToOrder, upToSign } from './shapes.ts'
import { threeFigures, atLeastFigures, strictFigures } from './figures.ts'
import { twoPlaces, optionalZeros } from './places.ts'
import {
  relativeTolerance,
  absoluteTolerance,
  upToPowerOfTen,
  comparisons,
  atLeast,
  simplifiedNumbers,
} from './tolerances.ts'
import { complexNumbers, engineersUnit } from './complex.ts'
import { unitsConverted, unitsAsAsked, unitsWithFigures } from './units.ts'
import { howItIsRead, declaredFunctions, mixedNumbers } from './reading.ts'
import { plainText, unreadable, renaming } from './typing.ts'
import { hostileNumbers, hostileText } from './hostile.ts'
import { asText } from './as-text/all.ts'
import type { Table } from './table.ts'

/** Every table, in the order of the guide. */
export const tables: readonly Table[] = [
  multiplyingOut,
  fractionsOfLetters,
  powersAndRoots,
  rootsOfAnySign,
  powersWithLetters,
  logarithms,
  logarithmsOfAnySign,
  trigonometry,
  degrees,
  hyperbolic,
  numbersExactly,
  factorials,
  namedFunctions,
  derivativeSymbols,
  changes,
  indexedLetters,
  differentialEquations,
  accents,
  vectors,
  equations,
  inequalities,
  sets,
  setsOfLetters,
  events,
  switching,
  concentrations,
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
  ...asText,
]
