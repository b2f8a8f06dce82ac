import { gradingPageSize, type gradingCalls, type ResultOf, type ScoringReason } from '@isomorph/contract'
import { countFitting } from '../../../http/limits/fitting-rows.ts'
import type { Services } from '../../../services/services.ts'
import { viewRows, type Viewer } from '../grading.view.ts'
import { selectMarked, type MarkedCursor } from './marked.queries.ts'
import { selectWaiting, type GradingRow } from '../queue.queries.ts'

type Responses = ResultOf<typeof gradingCalls.listManualScoringResponses>

interface Wanted {
  readonly itemKey?: number | undefined
  readonly questionKey?: number | undefined
  readonly reason?: ScoringReason | undefined
  readonly state: 'waiting' | 'marked'
  readonly markedBy: 'anybody' | 'me'
  readonly cursor?: string | undefined
}

function markedCursor(cursor: string): MarkedCursor {
  const [markedAt = 0, rank = 0, attemptNumber = 0] = cursor.split('.').map(Number)
  return { markedAt, rank, attemptNumber }
}

async function selectWanted(db: Services['db'], viewer: Viewer, wanted: Wanted): Promise<GradingRow[]> {
  const { groupAssessmentId, isAnonymous, userId } = viewer
  const { itemKey = null, questionKey = null, reason = null, state, cursor } = wanted
  const list = { groupAssessmentId, itemKey, questionKey, reason, isAnonymous, limit: gradingPageSize }
  if (state === 'waiting') return await selectWaiting(db, { ...list, after: Number(cursor ?? 0) })
  const after = cursor === undefined ? null : markedCursor(cursor)
  return await selectMarked(db, { ...list, after, userId, isOwn: wanted.markedBy === 'me' })
}

/** A page of answers that wait or that people marked. */
export async function listResponses(
  services: Pick<Services, 'db' | 'database' | 'fileKey' | 'clock'>,
  viewer: Viewer,
  wanted: Wanted,
): Promise<Responses> {
  const rows = await selectWanted(services.db, viewer, wanted)
  const items = await viewRows(services, viewer, rows)
  const count = countFitting(items)
  const isLastPage = count === rows.length && rows.length < gradingPageSize
  return { items: items.slice(0, count), nextCursor: isLastPage ? null : (rows[count - 1]?.cursor ?? null) }
}
