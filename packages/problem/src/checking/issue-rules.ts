/** What can be wrong with some variants of a problem that is valid as such, and how bad it is. */

import type { ValidationLevel } from '../content/validation-level.ts'

type IssueLevel = Extract<ValidationLevel, 'InvalidForUseError' | 'InvalidForUseInfo'>

interface IssueRule {
  /** Errors keep a problem from being assigned. */
  readonly level: IssueLevel
  /** What the author can do about it. */
  readonly remedy: string
  /** Whether it is looked for in some variants only, so that how many have it is not known. */
  readonly isSampled?: boolean
}

const excludeValues = 'Add a condition that rules such values out, or change them.'

const rules = {
  cannotBeDrawn: { level: 'InvalidForUseError', remedy: excludeValues },
  conditionNeverHolds: {
    level: 'InvalidForUseError',
    remedy: 'Change the condition, or give the variables other values.',
  },
  conditionHardlyHolds: {
    level: 'InvalidForUseError',
    remedy:
      'Give the variables fewer values, calculate one of them from the others, or let the last number of a list make the conditions hold.',
  },
  keyHasNoValue: { level: 'InvalidForUseError', remedy: excludeValues },
  complexWhereReal: {
    level: 'InvalidForUseError',
    remedy: 'Add a condition that keeps it real, or choose a complex number format.',
  },
  keyNotInForm: {
    isSampled: true,
    level: 'InvalidForUseError',
    remedy: 'Write the answer in the form that is asked for, or ask for another form.',
  },
  keyNotRight: {
    isSampled: true,
    level: 'InvalidForUseError',
    remedy: 'Change the tolerance, the precision or the form that is asked for, so that it is right.',
  },
  choicesReadAlike: {
    level: 'InvalidForUseError',
    remedy: 'Change one of them, or add a condition that keeps them apart.',
  },
  answersCoincide: {
    level: 'InvalidForUseError',
    remedy: 'Remove one of them, or add a condition that keeps them apart.',
  },
  toleranceTooWide: {
    level: 'InvalidForUseError',
    remedy: 'Give a smaller tolerance, or add a condition that keeps the answers apart.',
  },
  percentageOfZero: {
    level: 'InvalidForUseError',
    remedy: 'Give an absolute tolerance, or add a condition that rules 0 out.',
  },
  mistakeAccepted: {
    level: 'InvalidForUseInfo',
    remedy: 'Give a smaller tolerance, or add a condition that keeps such answers apart.',
  },
  valuesAsShownWrong: {
    level: 'InvalidForUseInfo',
    remedy: 'Go on with the values as they are shown, show more digits, or give a larger tolerance.',
  },
  neighboursAnswerRight: {
    level: 'InvalidForUseInfo',
    remedy: 'Give a smaller tolerance, or give the variables more values.',
  },
  toleranceWiderThanSpread: { level: 'InvalidForUseInfo', remedy: 'Give a smaller tolerance.' },
  neverEnds: { level: 'InvalidForUseInfo', remedy: 'Give a tolerance or the digits asked for.' },
  keyUndecided: {
    isSampled: true,
    level: 'InvalidForUseInfo',
    remedy: 'Such answers wait for a person; a simpler answer is marked at once.',
  },
  roundedToZero: { level: 'InvalidForUseInfo', remedy: 'Ask for more digits, or for another number format.' },
  uglyValue: { level: 'InvalidForUseInfo', remedy: 'Choose a format with powers of ten, or other values.' },
  pinnedNotDrawn: {
    level: 'InvalidForUseInfo',
    remedy: 'Unpin such variants, or change the condition.',
  },
  conditionsRejectMost: {
    level: 'InvalidForUseInfo',
    remedy:
      'Give the variables other values, calculate one of them from the others, or let the last number of a list make the conditions hold.',
  },
  duplicates: { level: 'InvalidForUseInfo', remedy: 'Give the variables more values.' },
} as const satisfies Readonly<Record<string, IssueRule>>

export type IssueKind = keyof typeof rules

export const issueRules: Readonly<Record<IssueKind, IssueRule>> = rules
