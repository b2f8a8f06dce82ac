import type { StoredVerdict } from '@isomorph/database'
import type { TypedAnswer } from '@isomorph/contract'
import type { FacetOutcome, MarkingError, MarkingRule } from '@isomorph/problem'
import type { RichText } from '@isomorph/rich-text'
import type { ScheduleRow } from './schedule/schedule.ts'

/** What a marking rests on, as it is stored beside the response; format 1 has no other members. */
export interface StoredEvidence {
  readonly facets?: readonly FacetOutcome[]
  readonly witness?: Readonly<Record<string, string>>
  /** Filled in with the variant's values. */
  readonly feedback?: RichText
  readonly error?: MarkingError
  readonly details?: Readonly<Record<string, string | number | boolean>>
}

/** One marked answer of an attempt. */
export interface ResponseRecord {
  readonly questionKey: number
  readonly value: string
  readonly reading: string
  readonly verdict: StoredVerdict
  readonly percent: number
  readonly rule: MarkingRule | 'byPerson' | 'waits'
  readonly evidence: StoredEvidence
  readonly comment: string
}

/** An appeal of the learner that was not withdrawn. */
export interface AppealRecord {
  readonly id: number
  readonly attemptNumber: number
  readonly questionKey: number
  readonly text: string
  readonly isOpen: boolean
  readonly answer: string
  readonly isChanged: boolean | null
  readonly createdAt: string
}

/** What learners are told of a regrade that changed their points. */
export interface CorrectionRecord {
  readonly at: string
  readonly note: string
  readonly pointsBefore: number
  readonly pointsAfter: number
}

/** One attempt with everything that was answered. */
export interface AttemptRecord {
  readonly number: number
  readonly clientAttemptId: string
  readonly receivedAt: Date
  readonly isWithinGrace: boolean
  readonly daysLate: number
  readonly source: 'learner' | 'deadline' | 'staff'
  readonly percent: number
  readonly draftVersion: number
  /** Late work whose acceptance was taken back: it does not count. */
  readonly isSetAside: boolean
  readonly responses: readonly ResponseRecord[]
}

/** Work that arrived too late, as its learner is told of it. */
export interface EvidenceRecord {
  readonly id: number
  readonly clientAttemptId: string
  readonly kind: 'submission' | 'draft'
  readonly answers: readonly TypedAnswer[]
  readonly deadline: string
  readonly receivedAt: string
  readonly state: 'waiting' | 'accepted' | 'declined' | 'recorded'
  readonly reason: string
  readonly attemptNumber: number | null
}

export interface DraftRecord {
  readonly version: number
  readonly answers: readonly TypedAnswer[]
  readonly savedAt: Date
  readonly writerId: string
  readonly writerSequence: number
}

export interface DraftColumns {
  readonly draft_version: number | null
  readonly draft_answers: readonly TypedAnswer[] | null
  readonly draft_saved_at: Date | null
  readonly draft_writer_id: string | null
  readonly draft_writer_sequence: number | null
}

export interface ResultColumns {
  readonly result_version: number
  readonly attempts_used: number
  readonly counting_attempt: number | null
  readonly percent: number
  readonly points: number
  readonly pending: number
  readonly override_points: number | null
  readonly floor_points: number | null
}

type AttemptJson = Omit<AttemptRecord, 'receivedAt'> & { readonly receivedAt: string }

export interface InstanceStateRow extends ScheduleRow, DraftColumns, ResultColumns {
  readonly problem_instance_id: number
  readonly group_assessment_version: number
  readonly status_version: number
  readonly marked_variant_id: number
  readonly rules_number: number
  readonly waives_late_penalty: boolean
  readonly waives_attempt_penalty: boolean
  /** What the learner is told where anything was set by hand. */
  readonly learner_note: string | null
  readonly correction: CorrectionRecord | null
  readonly appeals: readonly AppealRecord[] | null
  readonly last_marked_at: Date | null
  readonly attempts: readonly AttemptJson[] | null
  readonly late_evidence: readonly EvidenceRecord[] | null
}

export interface MapRow extends ResultColumns {
  readonly id: number
  readonly item_key: number
  readonly position: number
  readonly item_points: number
  readonly name: string
  readonly section_key: number | null
  readonly learner_title: string | null
  readonly is_bonus: boolean
  readonly attempts_allowed: number | null
  readonly has_draft: boolean
}

/** The draft among the columns of a row, if there is one. */
export function draftOf(row: DraftColumns): DraftRecord | null {
  if (row.draft_version === null) return null
  return {
    version: row.draft_version,
    answers: row.draft_answers ?? [],
    savedAt: row.draft_saved_at as Date,
    writerId: row.draft_writer_id as string,
    writerSequence: row.draft_writer_sequence as number,
  }
}

export function attemptsOf(attempts: readonly AttemptJson[]): AttemptRecord[] {
  return attempts.map((attempt) => ({ ...attempt, receivedAt: new Date(attempt.receivedAt) }))
}
