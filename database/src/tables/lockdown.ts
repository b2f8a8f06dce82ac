import type { Generated, GeneratedAlways } from 'kysely'

export interface LockdownSettingsTable {
  groupAssessmentId: number
  quitPasswordSealed: Buffer | null
  browserExamKeys: Generated<string[]>
}

export interface LockdownLaunchesTable {
  id: GeneratedAlways<number>
  groupAssessmentId: number
  userId: number
  kind: 'safeExamBrowser' | 'respondus'
  secretHash: Buffer | null
  configurationSealed: Buffer | null
  configKey: string | null
  challenge: string | null
  answeredSessionId: number | null
  createdAt: Date
  fetchedAt: Date | null
}

export interface LockdownMarksTable {
  sessionId: number
  groupAssessmentId: number
  userId: number
  client: string
  verifiedAt: Date
  expiresAt: Date
}

export interface LockdownTables {
  lockdownSettings: LockdownSettingsTable
  lockdownLaunches: LockdownLaunchesTable
  lockdownMarks: LockdownMarksTable
}
