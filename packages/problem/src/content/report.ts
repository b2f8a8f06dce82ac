import type { MarkingErrorCode } from '../marking/marking-error.ts'
import type { Said } from '../wording/said.ts'
import type { Finding } from './validation-level.ts'

/** Takes what an author should fix; paths are those of the part that is checked. */
export type Report = (level: Finding['level'], path: string, said: Said, code?: MarkingErrorCode) => void
