import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

interface Connection {
  readonly groupAssessmentId: number
  readonly externalGroupId: number
  readonly ltiResourceLinkId: number
  /** '' where the platform names no line item with the link. */
  readonly address: string
}

/**
 * Scores of the assessment go to the platform from now on. The first link of a course that opens an assessment keeps its
 * line item, and a link that opens another one by now has none for the former.
 */
export async function connectLineItem(trx: Kysely<Tables>, connection: Connection): Promise<void> {
  const { groupAssessmentId, ltiResourceLinkId } = connection
  await trx
    .updateTable('lineItems')
    .set({ isActive: false })
    .where('ltiResourceLinkId', '=', ltiResourceLinkId)
    .where('groupAssessmentId', '<>', groupAssessmentId)
    .where('isActive', '=', true)
    .execute()
  await sql`
    insert into line_items as l (group_assessment_id, external_group_id, lti_resource_link_id, address)
    values (${groupAssessmentId}, ${connection.externalGroupId}, ${ltiResourceLinkId}, ${connection.address})
    on conflict on constraint line_items_key do update
      set is_active = true,
        address = case when l.address = '' then excluded.address else l.address end,
        lti_resource_link_id = case when l.is_active then l.lti_resource_link_id else excluded.lti_resource_link_id end
      where not l.is_active or (l.address = '' and excluded.address <> '')`.execute(trx)
}

/**
 * Line items with scores that changed, whose assessment was changed or released, or that were not compared for a while:
 * releases by a date and excuses change no score.
 */
export async function selectDueLineItems(db: Kysely<Tables>, maximum: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from line_items l
      join group_assessments g on g.id = l.group_assessment_id
     where l.is_active and l.state <> 'failed' and l.leased_until < now() and g.deleted_at is null
       and coalesce(l.next_try_at, '-infinity') <= now()
       and (l.state = 'waiting' or l.compared_version <> g.version
         or exists (select from scores c where c.group_assessment_id = l.group_assessment_id and c.push_due)
         or l.compared_at < now() - case when coalesce(g.closes_at, g.due_at, now()) > now() - interval '7 days'
              then interval '10 minutes' else interval '1 day' end)
     order by l.compared_at limit ${maximum}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The line items of an assessment, with where they are. */
export async function selectLineItems(db: Kysely<Tables>, groupAssessmentId: number) {
  return await db
    .selectFrom('lineItems as item')
    .innerJoin('externalGroups as context', 'context.id', 'item.externalGroupId')
    .innerJoin('ltiDeployments as deployment', 'deployment.id', 'context.ltiDeploymentId')
    .innerJoin('externalProviders as provider', 'provider.id', 'deployment.externalProviderId')
    .select(['item.id', 'item.state', 'item.nextTryAt', 'item.lastError', 'item.readAt'])
    .select(['provider.name as providerName', 'context.title', 'context.label'])
    .select(sql<boolean>`item.leased_until > now()`.as('isSending'))
    .where('item.groupAssessmentId', '=', groupAssessmentId)
    .where('item.isActive', '=', true)
    .where('provider.deletedAt', 'is', null)
    .orderBy('item.id')
    .execute()
}

/** Whoever asks by hand has mended what was wrong: what was given up or refused is tried again. */
export async function resetLineItems(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('lineItems')
    .set({ state: 'ready', tries: 0, failingSince: null, nextTryAt: null, lastError: '' })
    .where('id', 'in', [...ids])
    .where('state', '<>', 'ready')
    .execute()
  await db
    .updateTable('gradePushes')
    .set({ state: 'due', lastError: '' })
    .where('lineItemId', 'in', [...ids])
    .where('state', '=', 'failed')
    .execute()
}
