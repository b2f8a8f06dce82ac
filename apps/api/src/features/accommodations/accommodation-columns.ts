import type { Accommodation } from '@isomorph/contract'

/** The fields with their expiry; null: not granted. */
export interface GrantedFields extends Accommodation {
  readonly expiresAt: string | null
}

/** What is granted, as the columns hold it. */
export interface AccommodationColumns {
  readonly timerMultiplier: number | null
  readonly extraSeconds: number | null
  readonly windowExtraSeconds: number | null
  readonly opensAt: Date | null
  readonly dueAt: Date | null
  readonly closesAt: Date | null
  readonly attemptsAllowed: number | null
  readonly extraAttempts: number | null
  readonly isUntimed: boolean | null
  readonly breakSeconds: number | null
  readonly isExcused: boolean | null
  readonly lockdownExempt: boolean | null
  readonly expiresAt: Date | null
}

export const accommodationColumnNames = [
  'timerMultiplier',
  'extraSeconds',
  'windowExtraSeconds',
  'opensAt',
  'dueAt',
  'closesAt',
  'attemptsAllowed',
  'extraAttempts',
  'isUntimed',
  'breakSeconds',
  'isExcused',
  'lockdownExempt',
  'expiresAt',
] as const satisfies readonly (keyof AccommodationColumns)[]

/** Those that the end of somebody's time depends on, as `learner_schedules` works it out. */
export const endColumnNames = [
  'timerMultiplier',
  'extraSeconds',
  'windowExtraSeconds',
  'dueAt',
  'closesAt',
  'isUntimed',
  'expiresAt',
] as const satisfies readonly (keyof AccommodationColumns)[]

export const nothingGranted: AccommodationColumns = {
  timerMultiplier: null,
  extraSeconds: null,
  windowExtraSeconds: null,
  opensAt: null,
  dueAt: null,
  closesAt: null,
  attemptsAllowed: null,
  extraAttempts: null,
  isUntimed: null,
  breakSeconds: null,
  isExcused: null,
  lockdownExempt: null,
  expiresAt: null,
}

/** Members that are absent stay absent. */
type Changes = { readonly [Name in keyof GrantedFields]?: GrantedFields[Name] | undefined }

const secondsPerMinute = 60

function seconds(minutes: number | null): number | null {
  return minutes === null ? null : minutes * secondsPerMinute
}

function minutes(count: number | null): number | null {
  return count === null ? null : count / secondsPerMinute
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

/** The columns that a change names. */
export function columnsOf(changes: Changes): Partial<AccommodationColumns> {
  const { extraMinutes, windowExtraMinutes, breakMinutes, opensAt, dueAt, closesAt, expiresAt, ...others } = changes
  const { isLockdownExempt, ...same } = others
  const named = {
    ...same,
    extraSeconds: extraMinutes === undefined ? undefined : seconds(extraMinutes),
    windowExtraSeconds: windowExtraMinutes === undefined ? undefined : seconds(windowExtraMinutes),
    breakSeconds: breakMinutes === undefined ? undefined : seconds(breakMinutes),
    opensAt: opensAt === undefined ? undefined : momentOf(opensAt),
    dueAt: dueAt === undefined ? undefined : momentOf(dueAt),
    closesAt: closesAt === undefined ? undefined : momentOf(closesAt),
    expiresAt: expiresAt === undefined ? undefined : momentOf(expiresAt),
    lockdownExempt: isLockdownExempt,
  }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}

/** What columns hold, in the words of the contract. */
export function fieldsOf(columns: AccommodationColumns): GrantedFields {
  return {
    timerMultiplier: columns.timerMultiplier,
    extraMinutes: minutes(columns.extraSeconds),
    windowExtraMinutes: minutes(columns.windowExtraSeconds),
    opensAt: columns.opensAt?.toISOString() ?? null,
    dueAt: columns.dueAt?.toISOString() ?? null,
    closesAt: columns.closesAt?.toISOString() ?? null,
    attemptsAllowed: columns.attemptsAllowed,
    extraAttempts: columns.extraAttempts,
    isUntimed: columns.isUntimed,
    breakMinutes: minutes(columns.breakSeconds),
    isExcused: columns.isExcused,
    isLockdownExempt: columns.lockdownExempt,
    expiresAt: columns.expiresAt?.toISOString() ?? null,
  }
}

/** Without what is not granted: how history and the audit log keep it. */
export function grantedFields(columns: AccommodationColumns): Partial<GrantedFields> {
  return Object.fromEntries(Object.entries(fieldsOf(columns)).filter(([, value]) => value !== null))
}
