import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '@isomorph/database'
import { signDeepLinkingResponse, type LinkedAssessment } from '@isomorph/sign-in'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { recordExchanges } from '../exchanges/index.ts'
import { selectSigningKey } from '../external-providers/index.ts'
import { totalsOfDelivery } from '../group-assessments/index.ts'
import { ltiRefusals } from './lti.errors.ts'
import type { LaunchRow } from './lti-launches.queries.ts'

const requestSchema = z.object({
  returnUrl: z.string(),
  data: z.string().optional(),
  acceptsSeveral: z.boolean(),
})

/** How the platform wants to be answered; undefined for a launch of a link. */
export function deepLinkingOf({ deepLinking }: Pick<LaunchRow, 'deepLinking'>) {
  return deepLinking === null ? undefined : requestSchema.parse(deepLinking)
}

/** Assessments of the course as links to them name them, in the order in which they were chosen. */
async function selectLinks(db: Kysely<Tables>, groupId: number, ids: readonly number[]): Promise<LinkedAssessment[]> {
  const { rows } = await sql<{ id: number; title: string; points: number; opensAt: Date | null; dueAt: Date | null }>`
    select g.id, g.name as title, d.points, g.opens_at, coalesce(g.due_at, g.closes_at) as due_at
      from group_assessments g cross join lateral ${sql.raw(totalsOfDelivery('g.id', 'g.delivery_number'))} d
     where g.group_id = ${groupId} and g.deleted_at is null and g.id = any(${[...ids]}::bigint[])
     order by array_position(${[...ids]}::bigint[], g.id)`.execute(db)
  return rows.map(({ opensAt, dueAt, ...row }) => ({
    ...row,
    opensAt: opensAt?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
  }))
}

/** Of two answers at once one counts. */
async function markAnswered(trx: Kysely<Tables>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('ltiLaunches')
    .set({ answeredAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

interface Answering {
  readonly row: LaunchRow
  readonly actor: Actor
  /** Our own. */
  readonly origin: string
  /** None: the person cancels. */
  readonly groupAssessmentIds: readonly number[]
}

/** Signs the links that an instructor chose; their browser brings them to the platform, once. */
export async function answerDeepLinking(
  { db }: Pick<Services, 'db'>,
  { row, actor, origin, groupAssessmentIds }: Answering,
): Promise<{ address: string; jwt: string }> {
  const request = deepLinkingOf(row)
  if (!request || row.groupId === null) throw new Refusal(ltiRefusals.notOfCourse)
  const ids = [...new Set(groupAssessmentIds)]
  if (ids.length > 1 && !request.acceptsSeveral) throw new Refusal(ltiRefusals.oneLinkOnly)
  const links = await selectLinks(db, row.groupId, ids)
  if (links.length !== ids.length) throw new Refusal(ltiRefusals.notOfCourse)
  const key = await selectSigningKey({ db })
  const count = links.length === 1 ? '1 assessment' : `${links.length} assessments`
  const jwt = await signDeepLinkingResponse(key, {
    issuer: row.issuer,
    clientId: row.clientId,
    deploymentId: row.deploymentId,
    data: request.data,
    launchUrl: `${origin}/lti/launch`,
    links,
    message: links.length === 0 ? '' : `${count} added`,
  })
  await db.transaction().execute(async (trx) => {
    if (!(await markAnswered(trx, row.id))) throw new Refusal(ltiRefusals.deepLinkingAnswered)
    const { externalGroupId, groupId, providerId: externalProviderId, userId } = row
    const named = { externalProviderId, externalGroupId, groupId, userId, traceId: actor.traceId }
    const summary = links.length === 0 ? 'Cancelled' : `${count}: ${links.map(({ title }) => title).join(', ')}`
    await recordExchanges(trx, [{ ...named, direction: 'out', kind: 'deepLink', outcome: 'accepted', summary }])
    const act = { action: 'group.addLinks', entityType: 'group', entityId: row.groupId } as const
    if (links.length > 0)
      await recordAct(trx, actor, { ...act, after: { groupAssessmentIds: ids, externalProviderId } })
  })
  return { address: request.returnUrl, jwt }
}
