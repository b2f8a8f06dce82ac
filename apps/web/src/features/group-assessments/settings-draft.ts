import { deliverySettingsSchema } from '@isomorph/contract/schemas'
import { accessCodeMaximumLength, type DeliverySettings, type GroupAssessment } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { z } from 'zod'
import { numberText, saying } from '../../forms/schemas.ts'
import { endOfDayOf, fromWallClock, toWallClock } from '../../dates/dates.ts'
import { plainDocumentOf, plainTextOf } from '../../rich-text-view/plain-instructions.ts'

type Release = DeliverySettings['correctnessRelease']

/** Delivery settings while they are being typed: numbers and moments as the text in their fields. */
export interface SettingsDraft {
  readonly name: string
  readonly opensAt: string
  readonly dueAt: string
  readonly closesAt: string
  readonly latePenaltyPercent: string
  readonly timeLimitMinutes: string
  readonly attemptsAllowed: string
  readonly attemptPenaltyPercent: string
  readonly countingAttempt: DeliverySettings['countingAttempt']
  readonly correctnessRelease: Release
  readonly answersRelease: Release
  readonly solutionsRelease: Release
  readonly scoresRelease: Release
  readonly isShuffled: boolean
  readonly variantCount: string
  readonly isFinishedByHand: boolean
  readonly showsHints: boolean
  readonly showsProblemNames: boolean
  readonly isPublished: boolean
  readonly lateEvidence: DeliverySettings['lateEvidence']
  readonly lateEvidenceGapMinutes: string
  readonly appealDays: string
  /** Empty: none, or the one that nobody can read stays. */
  readonly accessCode: string
  readonly removesAccessCode: boolean
  readonly instructions: string
}

export const defaultSettings: SettingsDraft = {
  name: '',
  opensAt: '',
  dueAt: '',
  closesAt: '',
  latePenaltyPercent: '0',
  timeLimitMinutes: '',
  attemptsAllowed: '3',
  attemptPenaltyPercent: '0',
  countingAttempt: 'best',
  correctnessRelease: 'immediately',
  answersRelease: 'afterDue',
  solutionsRelease: 'afterDue',
  scoresRelease: 'immediately',
  isShuffled: false,
  variantCount: '',
  isFinishedByHand: false,
  showsHints: true,
  showsProblemNames: true,
  isPublished: false,
  lateEvidence: 'ask',
  lateEvidenceGapMinutes: '',
  appealDays: '7',
  accessCode: '',
  removesAccessCode: false,
  instructions: '',
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value)
}

export function draftOfSettings(
  { settings, accessCode }: Pick<GroupAssessment, 'settings' | 'accessCode'>,
  timeZone: string,
): SettingsDraft {
  const { opensAt, dueAt, closesAt, instructions, hasAccessCode: _, ...rest } = settings
  return {
    ...rest,
    opensAt: toWallClock(opensAt, timeZone),
    dueAt: toWallClock(dueAt, timeZone),
    closesAt: toWallClock(closesAt, timeZone),
    latePenaltyPercent: String(settings.latePenaltyPercent),
    timeLimitMinutes: textOf(settings.timeLimitMinutes),
    attemptsAllowed: textOf(settings.attemptsAllowed),
    attemptPenaltyPercent: String(settings.attemptPenaltyPercent),
    variantCount: textOf(settings.variantCount),
    lateEvidenceGapMinutes: textOf(settings.lateEvidenceGapMinutes),
    appealDays: String(settings.appealDays),
    accessCode: accessCode ?? '',
    removesAccessCode: false,
    instructions: plainTextOf(instructions),
  }
}

const { shape } = deliverySettingsSchema
const release = shape.scoresRelease.unwrap()

/** Whether two wall clocks of one time zone, which compare as text, are both given and in this order. */
function isBefore(first: string, second: string): boolean {
  return first !== '' && second !== '' && first < second
}

/** One moment that comes too early for another, whatever else is wrong. */
function tooEarly(field: 'dueAt' | 'closesAt', key: PlainKey) {
  return { path: [field], error: () => t(key), when: () => true }
}

/** Delivery settings as they are typed; moments are still wall clocks. */
export const settingsFieldsSchema = z
  .object({
    name: shape.name,
    opensAt: z.string(),
    dueAt: z.string(),
    closesAt: z.string(),
    latePenaltyPercent: numberText(shape.latePenaltyPercent, (bounds) =>
      t('group-assessments.number.latePenalty', bounds),
    ),
    timeLimitMinutes: numberText(shape.timeLimitMinutes, (bounds) => t('group-assessments.number.timeLimit', bounds)),
    attemptsAllowed: numberText(shape.attemptsAllowed, (bounds) => t('group-assessments.number.attempts', bounds)),
    attemptPenaltyPercent: numberText(shape.attemptPenaltyPercent, (bounds) =>
      t('group-assessments.number.latePenalty', bounds),
    ),
    countingAttempt: shape.countingAttempt.unwrap(),
    correctnessRelease: release,
    answersRelease: release,
    solutionsRelease: release,
    scoresRelease: release,
    isShuffled: z.boolean(),
    variantCount: numberText(shape.variantCount, (bounds) => t('group-assessments.number.variants', bounds)),
    isFinishedByHand: z.boolean(),
    showsHints: z.boolean(),
    showsProblemNames: z.boolean(),
    isPublished: z.boolean(),
    lateEvidence: shape.lateEvidence.unwrap(),
    lateEvidenceGapMinutes: numberText(shape.lateEvidenceGapMinutes, (bounds) =>
      t('group-assessments.number.silence', bounds),
    ),
    appealDays: numberText(shape.appealDays, (bounds) => t('group-assessments.number.appealDays', bounds)),
    accessCode: saying(shape.accessCode.unwrap().unwrap(), () =>
      t('group-assessments.wrong.accessCode', { count: accessCodeMaximumLength }),
    ),
    removesAccessCode: z.boolean(),
    instructions: z.string(),
  })
  .refine(
    ({ lateEvidence, lateEvidenceGapMinutes }) => lateEvidence !== 'acceptGap' || lateEvidenceGapMinutes !== null,
    {
      path: ['lateEvidenceGapMinutes'],
      error: () => t('group-assessments.wrong.silence'),
      when: () => true,
    },
  )
  .refine(
    ({ opensAt, dueAt }) => !dueAt || !opensAt || isBefore(opensAt, dueAt),
    tooEarly('dueAt', 'group-assessments.wrong.dueBeforeOpening'),
  )
  .refine(
    ({ dueAt, closesAt }) => !isBefore(closesAt, dueAt),
    tooEarly('closesAt', 'group-assessments.wrong.closesBeforeDue'),
  )
  .refine(
    ({ opensAt, dueAt, closesAt }) => dueAt !== '' || !opensAt || !closesAt || isBefore(opensAt, closesAt),
    tooEarly('closesAt', 'group-assessments.wrong.closesBeforeOpening'),
  )

/** The last minute of a day means all of it; a moment that nobody has changed keeps its seconds. */
function momentOf(wallClock: string, timeZone: string, saved: string | null | undefined): string | null {
  if (saved && toWallClock(saved, timeZone) === wallClock) return saved
  const [day, time] = wallClock.split('T')
  return time === '23:59' && day ? endOfDayOf(day, timeZone) : fromWallClock(wallClock, timeZone)
}

/** What the server is sent. `saved` keeps instructions that hold more than paragraphs, as long as nobody edits them. */
export function settingsOf(
  typed: z.output<typeof settingsFieldsSchema>,
  timeZone: string,
  saved?: Pick<GroupAssessment, 'settings' | 'accessCode'>,
) {
  const { accessCode, removesAccessCode, instructions, opensAt, dueAt, closesAt, ...rest } = typed
  const hasSameInstructions = saved !== undefined && plainTextOf(saved.settings.instructions) === instructions
  return {
    ...rest,
    opensAt: momentOf(opensAt, timeZone, saved?.settings.opensAt),
    dueAt: momentOf(dueAt, timeZone, saved?.settings.dueAt),
    closesAt: momentOf(closesAt, timeZone, saved?.settings.closesAt),
    instructions: hasSameInstructions ? saved.settings.instructions : plainDocumentOf(instructions),
    ...(removesAccessCode ? { accessCode: '' } : accessCode !== (saved?.accessCode ?? '') ? { accessCode } : {}),
  }
}
