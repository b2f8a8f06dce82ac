/** What can be wrong with some variants of a problem that is valid as such, and how bad it is. */

import type { ValidationLevel } from '../content/validation-level.ts'
import type { remedyTexts } from '../wording/variant-texts.ts'

type IssueLevel = Extract<ValidationLevel, 'InvalidForUseError' | 'InvalidForUseInfo'>

interface IssueRule {
  /** Errors keep a problem from being assigned. */
  readonly level: IssueLevel
  /** What the author can do about it. */
  readonly remedy: keyof typeof remedyTexts
  /** Whether it is looked for in some variants only, so that how many have it is not known. */
  readonly isSampled?: boolean
}

const rules = {
  cannotBeDrawn: { level: 'InvalidForUseError', remedy: 'excludeValues' },
  conditionNeverHolds: {
    level: 'InvalidForUseError',
    remedy: 'changeCondition',
  },
  conditionHardlyHolds: {
    level: 'InvalidForUseError',
    remedy: 'fewerValues',
  },
  keyHasNoValue: { level: 'InvalidForUseError', remedy: 'excludeValues' },
  complexWhereReal: {
    level: 'InvalidForUseError',
    remedy: 'keepReal',
  },
  keyNotInForm: {
    isSampled: true,
    level: 'InvalidForUseError',
    remedy: 'writeInForm',
  },
  keyNotRight: {
    isSampled: true,
    level: 'InvalidForUseError',
    remedy: 'changeTolerance',
  },
  choicesReadAlike: {
    level: 'InvalidForUseError',
    remedy: 'changeOne',
  },
  answersCoincide: {
    level: 'InvalidForUseError',
    remedy: 'removeOne',
  },
  toleranceTooWide: {
    level: 'InvalidForUseError',
    remedy: 'keepAnswersApart',
  },
  percentageOfZero: {
    level: 'InvalidForUseError',
    remedy: 'absoluteTolerance',
  },
  mistakeAccepted: {
    level: 'InvalidForUseInfo',
    remedy: 'keepSuchApart',
  },
  valuesAsShownWrong: {
    level: 'InvalidForUseInfo',
    remedy: 'goOnAsShown',
  },
  neighboursAnswerRight: {
    level: 'InvalidForUseInfo',
    remedy: 'smallerOrMore',
  },
  toleranceWiderThanSpread: { level: 'InvalidForUseInfo', remedy: 'smallerTolerance' },
  neverEnds: { level: 'InvalidForUseInfo', remedy: 'toleranceOrDigits' },
  keyUndecided: {
    isSampled: true,
    level: 'InvalidForUseInfo',
    remedy: 'waitsForPerson',
  },
  roundedToZero: { level: 'InvalidForUseInfo', remedy: 'moreDigits' },
  uglyValue: { level: 'InvalidForUseInfo', remedy: 'powersOfTen' },
  pinnedNotDrawn: {
    level: 'InvalidForUseInfo',
    remedy: 'unpin',
  },
  conditionsRejectMost: {
    level: 'InvalidForUseInfo',
    remedy: 'otherValues',
  },
  duplicates: { level: 'InvalidForUseInfo', remedy: 'moreValues' },
} as const satisfies Readonly<Record<string, IssueRule>>

export type IssueKind = keyof typeof rules

export const issueRules: Readonly<Record<IssueKind, IssueRule>> = rules
