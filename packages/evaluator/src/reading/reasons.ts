/** Why a text cannot be read, or a name not be given: codes with parameters, and the sentences of them in English. */

/** Why a text cannot be read, in English by code. Names in braces are parameters; messages in other languages have the same. */
export const readReasons = {
  nothingToRead: 'There is nothing to read.',
  tooLong: 'The formula is too long.',
  tooManyParts: 'The formula has too many parts.',
  tooDeep: 'The formula is nested too deeply.',
  numberTooLarge: 'This number is too large.',
  hiddenCharacters:
    'The formula contains invisible characters that change the order of the text. Please type it again.',
  unknownCharacter: 'The character {character} is not understood in a formula.',
  unknownCommand: 'The command {command} is not understood.',
  unknownSet: 'The set {letter} is not understood.',
  unknownWords: 'The words “{words}” are not understood in a formula.',
  notUnderstood: '“{text}” is not understood in a formula.',
  notBeforeRelation: 'The command {command} only stands before a relation such as =.',
  backslash: 'A backslash belongs to LaTeX; this text is read as plain text.',
  notExpected: '“{text}” is not expected here.',
  emptyBox: 'There is an empty box in the formula.',
  commandEmpty: '{command} is empty.',
  partMissing: 'Something is missing in {part}.',
  partWithoutBraces: 'Put braces around {part}.',
  numberWithoutBraces: 'Put braces around the whole number: {number}.',
  letterMissing: 'A letter is missing under {command}.',
  missingBeforeExponent: 'Something is missing before the exponent.',
  missingAtEnd: 'Something is missing at the end, behind {last}.',
  missingBetween: 'Something is missing between {first} and {second}.',
  missingBefore: 'Something is missing before {first}.',
  missingBehind: 'Something is missing behind {name}.',
  missingBesideBar: 'Something is missing beside the bar.',
  factorSignMissing: 'A multiplication sign is missing between the numbers.',
  spacesAsThousandsByComma: 'Is this one number? Group thousands with a comma, or put a multiplication sign between.',
  spacesAsThousandsByPoint: 'Is this one number? Group thousands with a point, or put a multiplication sign between.',
  bracketsEmpty: 'There is nothing between the brackets.',
  bracketsMissing: 'Brackets are missing behind {name}.',
  bracketMissing: 'There is no bracket behind {command}.',
  bracketNotClosed: 'A closing bracket is missing for {opening}.',
  braceNotClosed: 'A closing brace {closing} is missing.',
  notClosed: 'A closing {closing} is missing.',
  notClosedBefore: 'A closing {closing} is missing before “{text}”.',
  notOpened: 'There is a closing {closing} without an opening one.',
  bracketsUnlike: 'The brackets {opening} and {closing} do not belong together.',
  braket:
    'An operator between ⟨ψ| and |φ⟩, and a ket by itself, are not understood. Write an inner product as ⟨ψ|φ⟩ or ⟨ψ,φ⟩.',
  commaBetweenNumbers: 'A comma only groups thousands. Write decimals with a point: {decimal}',
  commaInBraces:
    'A comma only groups thousands. Write a decimal with a point, {decimal}, or a set with backslashes, {set}.',
  commaInList: 'A comma only groups thousands here. Put a list in square brackets, separated by semicolons.',
  commaInBrackets: 'A comma only groups thousands here. Separate the items of a list with semicolons.',
  commaIsDecimalSign: 'A comma is the decimal sign here. Separate the items of a list by semicolons.',
  semicolonOutside: 'A semicolon separates the items of a list; put the list in square brackets.',
  pointAlone: 'A decimal point needs a digit beside it.',
  twoPoints: 'A number has one decimal point at most.',
  pointBehindComma: 'A point groups thousands, and stands before the decimal comma.',
  pointGroups: 'A point only groups thousands here. Write decimals with a comma: {decimal}',
  degreesAlone: 'A degree sign stands behind a number.',
  primeAlone: 'A prime can only stand behind a function, a variable, or brackets with one variable.',
  twoExponents: 'Two exponents follow each other.',
  powerOfPower: 'Two exponents follow each other; put braces or brackets around the first power.',
  twoSubscripts: 'The letter has two subscripts.',
  subscriptEmpty: 'The subscript is empty.',
  subscriptForm: 'A subscript is made of letters and digits.',
  subscriptOfFunction: 'A subscript is not understood behind {name}.',
  argumentCount: '{name} does not take {given} arguments.',
  variableExpected: 'The second argument is the variable.',
  limitWithoutTarget: 'The limit does not say where the variable goes.',
  limitForm: 'Write where the variable goes, such as x→0.',
  lowerBoundMissing: 'The lower bound is missing, such as k=1.',
  lowerBoundForm: 'The lower bound has the form k=1.',
  boundsWithoutVariable: 'The bounds begin with a variable, such as k=1.',
  integralBounds: 'An integral has two bounds or none.',
  integralBoundsOrOne: 'An integral has two bounds, or one below its sign, or none.',
  integralWithoutVariable: 'The integral does not say over which variable, such as dx.',
  variableBehindD: 'A variable is missing behind d.',
  derivativeOrder: 'The order of a derivative is a whole number.',
  putInMissing: 'Write behind the bar what is put in, such as x=1.',
  putInWithoutVariable: 'Write which variable is put in, such as x=1.',
  conditionMissing: 'Write the condition behind the bar.',
  elementsWithoutCondition: 'Write what holds for the elements behind a bar.',
  modulusWithoutCongruence: 'Only congruences have a modulus: put ≡ between the sides.',
  unknownEnvironment: 'The environment {name} is not understood.',
  environmentWithoutName: 'The name of the environment is missing.',
  environmentNameOpen: 'The name of the environment is not closed.',
  environmentsCross: '{name} is closed by {closing}.',
  environmentOpen: '{command} is missing.',
  notInMatrix: '“{text}” is not expected in a matrix.',
  rowsUnequal: 'The rows of the matrix differ in length.',
  rowsNotListed: 'Each row of a matrix is a list in square brackets.',
  casesIncomplete: 'Each line of the cases holds a value and, behind an &, its condition.',
  noChemistry:
    'This cannot be read as chemistry. Write the symbols of elements with their capitals, such as H_2O or 2H_2+O_2→2H_2O.',
  nameMissing: 'Give the variable a name.',
  nameForm:
    'A name is made of letters, digits and Greek letters and begins with a letter; one subscript may follow, such as {plain} or {braced}.',
  nameReserved: '{name} already means something in formulas; choose another name.',
  nameOfFunction: '{name} is the name of a function; choose another name.',
  nameOfUnit: '{name} is the name of a unit; choose another name.',
} as const

/** Parts of a formula that a sentence speaks of, in English. */
export const readParts = {
  binomial: 'the binomial coefficient',
  bounds: 'the bounds',
  boundsOfIntegral: 'the bounds of the integral',
  braces: 'the braces',
  conjugate: 'the conjugate',
  denominator: 'the denominator',
  evaluation: 'the evaluation',
  exponent: 'the exponent',
  indexOfRoot: 'the index of the root',
  logarithmBase: 'the base of the logarithm',
  modulus: 'the modulus',
  numerator: 'the numerator',
  root: 'the root',
  subscript: 'the subscript',
  upperBound: 'the upper bound',
  end: 'the end',
  endOfPart: 'the end of this part',
  lineBreak: 'a line break',
  ampersand: 'an &',
} as const

/** One code for each sentence; `ReadErrorCode` says the same by kinds. */
export type ReadReasonCode = keyof typeof readReasons

/** A part of a formula that a sentence speaks of. */
export type ReadPart = keyof typeof readParts

/** What stands in a sentence: something as it is, something that was typed, in quotation marks, or a part of a formula. */
export type ReadValue = string | { readonly typed: string } | { readonly part: ReadPart }

/** Why a text cannot be read, for sentences in any language. */
export interface ReadReason {
  readonly code: ReadReasonCode
  readonly params: Readonly<Record<string, ReadValue>>
}

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type ParamsOf<Code extends ReadReasonCode> = Readonly<Record<NamesIn<(typeof readReasons)[Code]>, ReadValue>>

/** A reason with what its sentence holds: `because('notClosed', { closing: ')' })`. */
export function because<Code extends ReadReasonCode>(
  code: Code,
  ...[params]: NamesIn<(typeof readReasons)[Code]> extends never ? [] : [ParamsOf<Code>]
): ReadReason {
  return { code, params: params ?? {} }
}

function inEnglish(value: ReadValue): string {
  if (typeof value === 'string') return value
  return 'typed' in value ? `“${value.typed}”` : readParts[value.part]
}

/** The sentence of a reason in English. */
export function readSentence({ code, params }: ReadReason): string {
  const text: string = readReasons[code]
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => inEnglish(params[name] ?? ''))
}
