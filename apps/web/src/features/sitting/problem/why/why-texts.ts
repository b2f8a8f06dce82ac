import type { AttemptForLearner } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { shownPercent } from '../../../../numbers/percent.ts'
import { formatFigures, withSign, type DecimalSign } from './why-figures.ts'

type Response = AttemptForLearner['responses'][number]
type WhyCode = Response['why'][number]
type WhyDetails = NonNullable<Response['whyDetails']>
type ComparedNumbers = NonNullable<WhyDetails['numbers']>

/** What may be said of an answer beside its verdict. */
export type Explained = Pick<Response, 'why' | 'whyDetails'>

/** What was found about an answer, in a sentence for its learner. */
const whyTexts: Readonly<Record<WhyCode, PlainKey>> = {
  blank: 'sitting-later.why.blank',
  unitMissing: 'sitting-later.why.unitMissing',
  otherUnit: 'sitting-later.why.otherUnit',
  otherQuantity: 'sitting-later.why.otherQuantity',
  tooFewDigits: 'sitting-later.why.tooFewDigits',
  tooManyDigits: 'sitting-later.why.tooManyDigits',
  otherDigits: 'sitting-later.why.otherDigits',
  otherNumberForm: 'sitting-later.why.otherNumberForm',
  otherForm: 'sitting-later.why.otherForm',
  otherValue: 'sitting-later.why.otherValue',
  otherSign: 'sitting-later.why.otherSign',
  powerOfTen: 'sitting-later.why.powerOfTen',
  notEqual: 'sitting-later.why.notEqual',
  otherBrackets: 'sitting-later.why.otherBrackets',
  otherEnds: 'sitting-later.why.otherEnds',
  conditionForSet: 'sitting-later.why.conditionForSet',
  setForCondition: 'sitting-later.why.setForCondition',
  listItems: 'sitting-later.why.listItems',
  otherChoice: 'sitting-later.why.otherChoice',
  someChoices: 'sitting-later.why.someChoices',
  otherText: 'sitting-later.why.otherText',
  followThrough: 'sitting-later.why.followThrough',
  partOfThePoints: 'sitting-later.why.partOfThePoints',
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
  const inUnit =
    unit === undefined ? '' : t('sitting-later.why.inUnit', { unit: unit.replaceAll('^2', '²').replaceAll('^3', '³') })
  const compared = { typed, key, inUnit }
  if (isRounded === true) return t('sitting-later.why.rounded', compared)
  if (allowed === undefined) return isWithin ? null : t('sitting-later.why.isNot', compared)
  const isPercent = allowed.kind === 'percent'
  const limit = `${formatFigures(allowed.value, usualFigures, sign)}${isPercent ? ' %' : ''}`
  if (isWithin) return t('sitting-later.why.within', { ...compared, limit })
  const distance = Math.abs(numbers.typed - numbers.key)
  const share = isPercent ? (100 * distance) / Math.abs(numbers.key) : distance
  if (!Number.isFinite(share)) return t('sitting-later.why.notWithin', { ...compared, limit })
  const difference = `${formatFigures(share, 3, sign)}${isPercent ? ' %' : ''}`
  return t('sitting-later.why.notWithinBy', { ...compared, limit, difference })
}

/** What was found about an answer, in sentences for its learner; none for a right one where nothing is to be added. */
export function whySentences({ why, whyDetails }: Explained, sign: DecimalSign = 'point'): readonly string[] {
  const lostBy = new Map(whyDetails?.lost.map(({ code, percent }) => [code, percent]))
  const codes = why.map((code) => {
    const lost = lostBy.get(code)
    const sentence = t(whyTexts[code])
    return lost === undefined
      ? sentence
      : t('sitting-later.why.lost', {
          sentence: sentence.slice(0, -1),
          percent: withSign(String(shownPercent(lost)), sign),
        })
  })
  const numbers = whyDetails?.numbers && sentenceOfNumbers(whyDetails.numbers, sign)
  return numbers ? [...codes, numbers] : codes
}
