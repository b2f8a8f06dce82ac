import {
  accessCodeMaximumLength,
  attemptsMaximum,
  nameMaximumLength,
  timeLimitMaximumMinutes,
  variantsMaximum,
  type DeliverySettings,
  type GroupAssessment,
} from '@isomorph/contract'
import { endOfDayOf, fromWallClock, toWallClock } from '../../dates/dates.ts'
import { plainDocumentOf, plainTextOf } from './plain-instructions.ts'

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
  readonly isPublished: boolean
  /** Empty: none, or the one there is stays. */
  readonly accessCode: string
  readonly removesAccessCode: boolean
  readonly instructions: string
}

export type SettingsErrors = Partial<Record<keyof SettingsDraft, string>>

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
  isPublished: false,
  accessCode: '',
  removesAccessCode: false,
  instructions: '',
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value)
}

export function draftOfSettings({ settings }: Pick<GroupAssessment, 'settings'>, timeZone: string): SettingsDraft {
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
    accessCode: '',
    removesAccessCode: false,
    instructions: plainTextOf(instructions),
  }
}

function outsideOf(text: string, least: number, most: number, what: string, isWhole = true): string | undefined {
  const value = Number(text)
  const isReadable = text.trim() !== '' && Number.isFinite(value) && (!isWhole || Number.isInteger(value))
  const range = `from ${least} to ${most.toLocaleString('en-US')}`
  return isReadable && value >= least && value <= most
    ? undefined
    : `${what} is a ${isWhole ? 'whole ' : ''}number ${range}.`
}

function checkDates({ opensAt, dueAt, closesAt }: SettingsDraft): SettingsErrors {
  const errors: SettingsErrors = {}
  // Wall clocks of one time zone compare as text.
  if (opensAt && dueAt && dueAt <= opensAt) errors.dueAt = 'It is due before it opens.'
  if (dueAt && closesAt && closesAt < dueAt) errors.closesAt = 'It closes before it is due.'
  if (opensAt && closesAt && !dueAt && closesAt <= opensAt) errors.closesAt = 'It closes before it opens.'
  return errors
}

/** What is wrong, per field. */
export function checkSettings(draft: SettingsDraft): SettingsErrors {
  const found: SettingsErrors = { ...checkDates(draft) }
  function note(key: keyof SettingsDraft, message: string | undefined) {
    if (message) found[key] = message
  }
  if (draft.name.trim() === '') found.name = 'A name is required.'
  else if (draft.name.trim().length > nameMaximumLength)
    found.name = `A name has at most ${nameMaximumLength} characters.`
  note('latePenaltyPercent', outsideOf(draft.latePenaltyPercent, 0, 100, 'A penalty', false))
  note('attemptPenaltyPercent', outsideOf(draft.attemptPenaltyPercent, 0, 100, 'A penalty', false))
  if (draft.timeLimitMinutes !== '')
    note('timeLimitMinutes', outsideOf(draft.timeLimitMinutes, 1, timeLimitMaximumMinutes, 'A time limit'))
  if (draft.attemptsAllowed !== '')
    note('attemptsAllowed', outsideOf(draft.attemptsAllowed, 1, attemptsMaximum, 'The number of attempts'))
  if (draft.variantCount !== '')
    note('variantCount', outsideOf(draft.variantCount, 1, variantsMaximum, 'The number of variants'))
  if (draft.accessCode.length > accessCodeMaximumLength)
    found.accessCode = `An access code has at most ${accessCodeMaximumLength} characters.`
  return found
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}

/** The last minute of a day means all of it; a moment that nobody has changed keeps its seconds. */
function momentOf(wallClock: string, timeZone: string, saved: string | null | undefined): string | null {
  if (saved && toWallClock(saved, timeZone) === wallClock) return saved
  const [day, time] = wallClock.split('T')
  return time === '23:59' && day ? endOfDayOf(day, timeZone) : fromWallClock(wallClock, timeZone)
}

/** What the server is sent. `saved` keeps instructions that hold more than paragraphs, as long as nobody edits them. */
export function settingsOf(draft: SettingsDraft, timeZone: string, saved?: GroupAssessment['settings']) {
  const { accessCode, removesAccessCode, instructions, ...rest } = draft
  const isInstructionsKept = saved !== undefined && plainTextOf(saved.instructions) === instructions
  return {
    ...rest,
    name: draft.name.trim(),
    opensAt: momentOf(draft.opensAt, timeZone, saved?.opensAt),
    dueAt: momentOf(draft.dueAt, timeZone, saved?.dueAt),
    closesAt: momentOf(draft.closesAt, timeZone, saved?.closesAt),
    latePenaltyPercent: Number(draft.latePenaltyPercent),
    attemptPenaltyPercent: Number(draft.attemptPenaltyPercent),
    timeLimitMinutes: numberOf(draft.timeLimitMinutes),
    attemptsAllowed: numberOf(draft.attemptsAllowed),
    variantCount: numberOf(draft.variantCount),
    instructions: isInstructionsKept ? saved.instructions : plainDocumentOf(instructions),
    ...(removesAccessCode ? { accessCode: '' } : accessCode.trim() ? { accessCode: accessCode.trim() } : {}),
  }
}
