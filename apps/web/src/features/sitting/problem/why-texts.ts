import type { AttemptForLearner } from '@isomorph/contract'

export type WhyCode = AttemptForLearner['responses'][number]['why'][number]

/** What was found about an answer, in a sentence for its learner. */
export const whyTexts: Readonly<Record<WhyCode, string>> = {
  blank: 'Nothing was answered.',
  unitMissing: 'The unit is missing.',
  otherUnit: 'The unit is not the one asked for.',
  otherQuantity: 'The unit belongs to another quantity.',
  tooFewDigits: 'The number is right, but it has too few digits.',
  tooManyDigits: 'The number is right, but it has too many digits.',
  otherDigits: 'The number is right, but it is not written with the digits asked for.',
  otherNumberForm: 'The number is right, but it is not written in the form asked for.',
  otherForm: 'The answer is equal to the correct one, but it is not written in the form asked for.',
  otherValue: 'The number is not right.',
  otherSign: 'The number has the wrong sign.',
  powerOfTen: 'The number is wrong by a power of ten.',
  notEqual: 'The answer is not equal to the correct one.',
  otherBrackets: 'Other brackets are asked for.',
  listItems: 'Items of the list are missing or not right.',
  otherChoice: 'Another choice is right.',
  someChoices: 'Some of the choices are not right or are missing.',
  otherText: 'The text is not one of the accepted answers.',
  followThrough: 'The answer follows from an earlier answer of yours that was not right.',
  partOfThePoints: 'This answer earns a part of the points.',
}
