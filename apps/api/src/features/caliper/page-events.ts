import { createHash } from 'node:crypto'
import type { PageEvent } from '@isomorph/contract'
import type { Fact } from './facts.ts'
import type { OutboxRow } from './outbox.queries.ts'
import type { PageTokenClaims } from './page-token.ts'

const assessmentPath = /^\/courses\/(\d{1,15})\/groupAssignments\/(\d{1,15})(?:\/problems\/(\d{1,15}))?(?:\/|$)/
const launchPath = /^\/lti-launch\/(\d{1,15})$/

type Row = Omit<OutboxRow, 'id'>

/** A random UUID by its form, the same whenever the event is handed in; nobody can name the events of somebody else. */
function eventIdOf({ userId }: PageTokenClaims, id: string, kind: string): string {
  const hex = createHash('sha256').update(`${userId} ${id} ${kind}`).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

/** Events of pages as they are written into the outbox: what the path names, not yet whether it may be told. */
export function outboxRowsOf(events: readonly PageEvent[], claims: PageTokenClaims, now: Date): Row[] {
  return events.flatMap(({ id, kind, path, from, age }): Row[] => {
    const rowOf = (told: Row['kind'], payload: Fact): Row => ({
      kind: told,
      payload,
      eventId: eventIdOf(claims, id, told),
    })
    const common = { ...claims, at: new Date(now.getTime() - age).toISOString() }
    if (kind === 'used') return [rowOf('caliper.used', common)]
    if (kind === 'returned') {
      const launchId = launchPath.exec(path)?.[1]
      if (launchId === undefined) return []
      return [rowOf('caliper.launch', { ...common, launchId: Number(launchId), action: 'Returned' })]
    }
    const [, , groupAssessmentId, problemInstanceId] = assessmentPath.exec(path) ?? []
    const named = {
      ...(groupAssessmentId === undefined ? {} : { groupAssessmentId: Number(groupAssessmentId) }),
      ...(problemInstanceId === undefined ? {} : { problemInstanceId: Number(problemInstanceId) }),
      ...(from === undefined ? {} : { from }),
    }
    const page = rowOf('caliper.page', { ...common, path, ...named })
    // Who opens an assessment that they have finished looks at its result; whether they have is seen when it is sent.
    const isOverview = groupAssessmentId !== undefined && problemInstanceId === undefined
    return isOverview ? [page, rowOf('caliper.viewed', { ...common, ...named })] : [page]
  })
}
