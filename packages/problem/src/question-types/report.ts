import type { Finding } from '../content/validation-level.ts'
import type { MarkingErrorCode } from '../marking/marking-error.ts'

/** Takes what an author should mend in a question; paths are relative to the question. */
export type Report = (level: Finding['level'], path: string, message: string, code?: MarkingErrorCode) => void
