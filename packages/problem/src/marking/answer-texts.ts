/**
 * What learners are told about an answer, in English by code: why it cannot be read or decided, and what would cost credit. They
 * are messages of ICU with names and plurals. The catalog `reading` has them in every language; a test compares its English.
 */

/** The specification's evaluator errors. */
const errorDetails = {
  VariableValuesNotProvided: 'The variable values were not provided.',
  SolutionInstanceNotProvided: 'The solution instance was not provided.',
  ResponseInstanceNotProvided: 'The response instance was not provided.',
  ResponseTypeNotProvided: 'The response type was not provided.',
  RoundingNotProvided: 'The rounding was not provided.',
  NumberFormatNotProvided: 'The number format was not provided.',
  ToleranceNotProvided: 'The tolerance was not provided.',
  FormulasNotProvided: 'The formulas were not provided.',
  ConditionalsNotProvided: 'The conditions were not provided.',
  AnswerNotProvided: 'The answer was not provided.',
  PercentCorrectNotProvided: 'The percent correct was not provided.',
  CorrectAnswerNotProvided: 'The correct answer was not provided.',
  JsonDecodeError: 'The request could not be decoded.',
  FormulaParseError: 'The given formula could not be parsed.',
  VariableValuesParseError: 'The given variable values could not be parsed.',
  ConditionalClauseParseError: 'The given condition could not be parsed.',
  AnswerParseError: 'The given answer could not be parsed.',
  UnitParseError: 'The given unit could not be parsed.',
  CorrectUnitParseError: 'The correct unit could not be parsed.',
  UndefinedVariablesError: 'The answer uses variables that are not defined.',
  UnableToEvaluateConditionals: 'The conditions could not be evaluated.',
  DivideByZeroError: 'The answer divides by zero.',
  ToleranceRoundingEdgeCaseError: 'The tolerance and the required rounding contradict each other.',
  ComplexNumberFormatAsRealError: 'A real number was expected, but the answer is complex.',
  UnableToSolve: 'The answer could not be solved.',
  AnswerFormatError: 'The answer is not written in the required format.',
  UnableToEvaluate: 'The answer could not be evaluated.',
  RequestTimedOut: 'Evaluating the answer took too long.',
  UnknownError: 'An unknown error has occurred.',
  EvaluatorUnreachable: 'There was an issue contacting the evaluator to evaluate your answer.',
} as const

/** How a number is to be written, by the format that is asked for. */
const formats = {
  writeNumber: 'Write it as a plain number such as 1250.5.',
  writeNumberWithSeparators: 'Write it as a number with separators such as 1,250.5.',
  writePercentage: 'Write it as a percentage such as 12.5%.',
  writeFraction: 'Write it as a fraction such as 3/4.',
  writeSciNotation: 'Write it as scientific notation such as 1.25 × 10^3.',
  writeENotation: 'Write it as E notation such as 1.25E3.',
  writeUSDollar: 'Write it as an amount in dollars such as $1,250.50.',
  writeComplexNumber: 'Write it as a complex number.',
  writeComplexRectangularI: 'Write it as a complex number such as 3+4i.',
  writeComplexRectangularJ: 'Write it as a complex number such as 3+4j.',
  writeComplexPolarRadian: 'Write it as a complex number in polar form such as 5∠0.93.',
  writeComplexPolarDegree: 'Write it as a complex number in polar form such as 5∠53.1°.',
} as const

const digits = {
  placesAsked:
    'Yours has {count}; {digits, plural, one {# decimal place is asked for} other {# decimal places are asked for}}.',
  placesAskedAtLeast:
    'Yours has {count}; at least {digits, plural, one {# decimal place is asked for} other {# decimal places are asked for}}.',
  figuresAsked:
    'Yours has {count}; {digits, plural, one {# significant figure is asked for} other {# significant figures are asked for}}.',
  figuresAskedAtLeast:
    'Yours has {count}; at least {digits, plural, one {# significant figure is asked for} other {# significant figures are asked for}}.',
  placesInDigits:
    'Write the number in digits: {digits, plural, one {# decimal place is asked for} other {# decimal places are asked for}}.',
  placesInDigitsAtLeast:
    'Write the number in digits: at least {digits, plural, one {# decimal place is asked for} other {# decimal places are asked for}}.',
  figuresInDigits:
    'Write the number in digits: {digits, plural, one {# significant figure is asked for} other {# significant figures are asked for}}.',
  figuresInDigitsAtLeast:
    'Write the number in digits: at least {digits, plural, one {# significant figure is asked for} other {# significant figures are asked for}}.',
} as const

export const answerTexts = {
  ...errorDetails,
  ...formats,
  ...digits,
  listTooLong: 'The list is too long.',
  answerTooLong: 'The answer is too long.',
  unknownChoice: 'The answer names a choice that does not exist.',
  oneChoiceOnly: 'Only one choice can be taken.',
  numberExpected: 'A number is expected.',
  numberBeforeUnitMissing: 'The number before the unit is missing.',
  unitMissing: 'There is no unit yet.',
  standsForNone: 'A number is expected, but “{name}” stands for none.',
  standsForNeither:
    'A number with its unit is expected, but “{name}” stands for neither. Put a space or · between units.',
  anglesInDegrees: 'The angle is read in degrees.',
  commaGroups: 'The comma groups thousands here. Write decimals with a point.',
  pointGroupsThousands: 'The point groups thousands here. Write decimals with a comma.',
  twoReadings: 'This can be read in two ways. Write {first} or {second}.',
  severalReadings: 'This can be read in several ways. Write one of these: {readings}.',
} as const

export type AnswerTextCode = keyof typeof answerTexts
export const answerTextCodes = Object.keys(answerTexts) as readonly AnswerTextCode[]
