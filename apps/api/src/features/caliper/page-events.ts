import type { PageEvent } from '@isomorph/contract'
import type { OutboxRow } from './outbox.queries.ts'
import type { PageTokenClaims } from './page-token.ts'

const assessmentPath = /^\/courses\/(\d{1,15})\/groupAssignments\/(\d{1,15})(?:\/problems\/(\d{1,15}))?(?:\/|$)/
const launchPath = /^\/lti-launch\/(\d{1,15})$/

type Row = Omit<OutboxRow, 'id' | 'eventId'>

/** Events of pages as they are written into the outbox: what the path names, not yet whether it may be told. */
export function outboxRowsOf(events: readonly PageEvent[], claims: PageTokenClaims, now: Date): Row[] {
  return events.flatMap(({ kind, path, from, age }): Row[] => {
    const common = { ...claims, at: new Date(now.getTime() - age).toISOString() }
    if (kind === 'used') return [{ kind: 'caliper.used', payload: common }]
    if (kind === 'returned') {
      const launchId = launchPath.exec(path)?.[1]
      if (launchId === undefined) return []
      return [{ kind: 'caliper.launch', payload: { ...common, launchId: Number(launchId), action: 'Returned' } }]
    }
    const [, , groupAssessmentId, problemInstanceId] = assessmentPath.exec(path) ?? []
    const named = {
      ...(groupAssessmentId === undefined ? {} : { groupAssessmentId: Number(groupAssessmentId) }),
      ...(problemInstanceId === undefined ? {} : { problemInstanceId: Number(problemInstanceId) }),
      ...(from === undefined ? {} : { from }),
    }
    const page: Row = { kind: 'caliper.page', payload: { ...common, path, ...named } }
    // Who opens an assessment that they have finished looks at its result; whether they have is seen when it is sent.
    const isOverview = groupAssessmentId !== undefined && problemInstanceId === undefined
    return isOverview ? [page, { kind: 'caliper.viewed', payload: { ...common, ...named } }] : [page]
  })
}
