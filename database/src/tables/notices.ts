import type { Generated, GeneratedAlways } from 'kysely'
import type { DefaultMoment } from './people.ts'

type NoticeKind =
  | 'opened'
  | 'dueSoon'
  | 'released'
  | 'corrected'
  | 'appealAnswered'
  | 'toGrade'
  | 'appealRaised'
  | 'regradeReady'

export interface NoticesTable {
  id: GeneratedAlways<number>
  userId: number
  kind: NoticeKind
  eventKey: string
  groupAssessmentId: number
  eventAt: Date
  createdAt: DefaultMoment
  claimedAt: Date | null
  handedAt: Date | null
  mailedAt: Date | null
  droppedAt: Date | null
  failures: Generated<number>
  tryAt: DefaultMoment
}

export interface LetterPreferencesTable {
  userId: number
  kind: NoticeKind
  mode: 'off' | 'digest' | 'atOnce'
}

export interface NoticeTables {
  notices: NoticesTable
  letterPreferences: LetterPreferencesTable
}
