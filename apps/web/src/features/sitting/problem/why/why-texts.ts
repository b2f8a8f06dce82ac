import type { AttemptForLearner } from '@isomorph/contract'
import { shownPercent } from '../../../../numbers/percent.ts'
import { formatFigures, withSign, type DecimalSign } from './why-figures.ts'

type Response = AttemptForLearner['responses'][number]
type WhyCode = Response['why'][number]
type WhyDetails = NonNullable<Response['whyDetails']>
type ComparedNumbers = NonNullable<WhyDetails['numbers']>

/** What may be said of an answer beside its verdict. */
export type Explained = Pick<Response, 'why' | 'whyDetails'>

/** What was found about an answer, in a sentence for its learner. */
const whyTexts: Readonly<Record<WhyCode, string>> = {
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
  otherEnds: 'The ends are right, but not which of them belong to the answer.',
  conditionForSet: 'The answer is a condition on a letter. The set or interval itself is asked for.',
  setForCondition: 'The answer is a set or an interval. A condition on a letter is asked for.',
  listItems: 'Items of the list are missing or not right.',
  otherChoice: 'Another choice is right.',
  someChoices: 'Some of the choices are not right or are missing.',
  otherText: 'The text is not one of the accepted answers.',
  followThrough: 'The answer follows from an earlier answer of yours that was not right.',
  partOfThePoints: 'This answer earns a part of the points.',
}

/** Six figures, and more where the two numbers differ only there. */
const usualFigures = 6
const mostFigures = 12

function figuresToTell({ typed, key }: ComparedNumbers): number {
  const digitsBeforePoint = Math.floor(Math.log10(Math.max(1, Math.abs(typed), Math.abs(key)))) + 1
  // Beyond those, numbers are shown as powers of ten.
  const fewest = digitsBeforePoint <= 9 ? Math.max(usualFigures, digitsBeforePoint) : usualFigures
  for (let figures = fewest; figures < mostFigures; figures += 1)
    if (typed === key || typed.toPrecision(figures) !== key.toPrecision(figures)) return figures
  return mostFigures
}

/** The learner's own number in the rule that decided. Where nothing but the very value counts, a right one says it all. */
function sentenceOfNumbers(numbers: ComparedNumbers, sign: DecimalSign): string | null {
  const { allowed, isWithin, isRounded, unit } = numbers
  const figures = figuresToTell(numbers)
  const [typed, key] = [formatFigures(numbers.typed, figures, sign), formatFigures(numbers.key, figures, sign)]
  const inUnit = unit === undefined ? '' : ` (both in ${unit.replaceAll('^2', '²').replaceAll('^3', '³')})`
  if (isRounded === true) return `${typed} is ${key} rounded as asked for${inUnit}.`
  if (allowed === undefined) return isWithin ? null : `${typed} is not ${key}${inUnit}.`
  const isPercent = allowed.kind === 'percent'
  const limit = `${formatFigures(allowed.value, usualFigures, sign)}${isPercent ? ' %' : ''}`
  if (isWithin) return `${typed} is within ${limit} of ${key}${inUnit}.`
  const distance = Math.abs(numbers.typed - numbers.key)
  const share = isPercent ? (100 * distance) / Math.abs(numbers.key) : distance
  const differs = Number.isFinite(share)
    ? `: it differs by ${formatFigures(share, 3, sign)}${isPercent ? ' %' : ''}`
    : ''
  return `${typed} is not within ${limit} of ${key}${inUnit}${differs}.`
}

/** What was found about an answer, in sentences for its learner; none for a right one where nothing is to be added. */
export function whySentences({ why, whyDetails }: Explained, sign: DecimalSign = 'point'): readonly string[] {
  const lostBy = new Map(whyDetails?.lost.map(({ code, percent }) => [code, percent]))
  const codes = why.map((code) => {
    const lost = lostBy.get(code)
    return lost === undefined
      ? whyTexts[code]
      : `${whyTexts[code].slice(0, -1)} (−${withSign(String(shownPercent(lost)), sign)} %).`
  })
  const numbers = whyDetails?.numbers && sentenceOfNumbers(whyDetails.numbers, sign)
  return numbers ? [...codes, numbers] : codes
}
