import type { DeliverySettings, GroupAssessment } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { Insertable, Selectable } from 'kysely'
import { hasAccessCode } from './access-codes/access-code.ts'

type GroupAssessmentRow = Selectable<Tables['groupAssessments']>

type SettingsColumns = Omit<
  Insertable<Tables['groupAssessments']>,
  | 'groupId'
  | 'assessmentId'
  | 'assessmentRevisionId'
  | 'seedSalt'
  | 'createdBy'
  | 'accessCodeHash'
  | 'accessCodeSealed'
  | 'clientKey'
>

function moment(value: string | null): Date | null {
  return value === null ? null : new Date(value)
}

/** Settings as columns; the access code is not among them. */
export function columnsOfSettings(settings: Omit<DeliverySettings, 'accessCode'>): SettingsColumns {
  return {
    name: settings.name,
    isPublished: settings.isPublished,
    opensAt: moment(settings.opensAt),
    dueAt: moment(settings.dueAt),
    closesAt: moment(settings.closesAt),
    latePenaltyPercent: settings.latePenaltyPercent,
    timeLimitSeconds: settings.timeLimitMinutes === null ? null : settings.timeLimitMinutes * 60,
    attemptsAllowed: settings.attemptsAllowed,
    attemptPenaltyPercent: settings.attemptPenaltyPercent,
    countingAttempt: settings.countingAttempt,
    correctnessRelease: settings.correctnessRelease,
    answersRelease: settings.answersRelease,
    solutionsRelease: settings.solutionsRelease,
    scoresRelease: settings.scoresRelease,
    isShuffled: settings.isShuffled,
    variantCount: settings.variantCount,
    isFinishedByHand: settings.isFinishedByHand,
    showsHints: settings.showsHints,
    showsProblemNames: settings.showsProblemNames,
    lateEvidence: settings.lateEvidence,
    lateEvidenceGapMinutes: settings.lateEvidenceGapMinutes,
    appealDays: settings.appealDays,
    instructions: settings.instructions === null ? null : JSON.stringify(settings.instructions),
  }
}

/** Columns as settings, for staff. */
export function settingsOfColumns(row: GroupAssessmentRow): GroupAssessment['settings'] {
  return {
    name: row.name,
    isPublished: row.isPublished,
    opensAt: row.opensAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    latePenaltyPercent: row.latePenaltyPercent,
    timeLimitMinutes: row.timeLimitSeconds === null ? null : row.timeLimitSeconds / 60,
    attemptsAllowed: row.attemptsAllowed,
    attemptPenaltyPercent: row.attemptPenaltyPercent,
    countingAttempt: row.countingAttempt,
    correctnessRelease: row.correctnessRelease,
    answersRelease: row.answersRelease,
    solutionsRelease: row.solutionsRelease,
    scoresRelease: row.scoresRelease,
    isShuffled: row.isShuffled,
    variantCount: row.variantCount,
    isFinishedByHand: row.isFinishedByHand,
    showsHints: row.showsHints,
    showsProblemNames: row.showsProblemNames,
    lateEvidence: row.lateEvidence,
    lateEvidenceGapMinutes: row.lateEvidenceGapMinutes,
    appealDays: row.appealDays,
    instructions: row.instructions as GroupAssessment['settings']['instructions'],
    hasAccessCode: hasAccessCode(row),
  }
}
