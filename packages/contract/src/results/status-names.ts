import type { LearnerResult } from './schemas.ts'

/** Where a learner stands, in words. */
export const statusNames: Readonly<Record<LearnerResult['status'], string>> = {
  NotStarted: 'Not started',
  InProgress: 'In progress',
  Submitted: 'Submitted',
  TimeExpired: 'Ended at the deadline',
  EndedByStaff: 'Ended by an instructor',
  Excused: 'Excused',
}
