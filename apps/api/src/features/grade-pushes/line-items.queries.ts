import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

interface Connection {
  readonly groupAssessmentId: number
  readonly externalGroupId: number
  readonly ltiResourceLinkId: number
  /** '' where the platform names no line item with the link. */
  readonly address: string
}

/** Whether the line item is as a launch would leave it, so that nothing is written, and nobody waits for it. */
async function isConnectedAlready(
  trx: Kysely<Tables>,
  { groupAssessmentId, externalGroupId, ltiResourceLinkId, address }: Connection,
): Promise<boolean> {
  const { rows } = await sql`
    select from line_items l
     where l.group_assessment_id = ${groupAssessmentId} and l.external_group_id = ${externalGroupId} and l.is_active
       and (${address}::text in ('', l.address)
         or (l.address <> '' and l.lti_resource_link_id <> ${ltiResourceLinkId}))
       and not exists (select from line_items o
         where o.lti_resource_link_id = ${ltiResourceLinkId} and o.group_assessment_id <> ${groupAssessmentId}
           and o.is_active)`.execute(trx)
  return rows.length > 0
}

/**
 * Scores of the assessment go to the platform from now on. The first link of a course that opens an assessment keeps its
 * line item, and a link that opens another one by now has none for the former.
 */
export async function connectLineItem(trx: Kysely<Tables>, connection: Connection): Promise<void> {
  if (await isConnectedAlready(trx, connection)) return
  const { groupAssessmentId, ltiResourceLinkId } = connection
  await trx
    .updateTable('lineItems')
    // The column is the link's, and so another assessment's from now on.
    .set({ isActive: false, address: '' })
    .where('ltiResourceLinkId', '=', ltiResourceLinkId)
    .where('groupAssessmentId', '<>', groupAssessmentId)
    .where('isActive', '=', true)
    .execute()
  const { rows } = await sql<{ id: number }>`
    insert into line_items as l (group_assessment_id, external_group_id, lti_resource_link_id, address)
    values (${groupAssessmentId}, ${connection.externalGroupId}, ${ltiResourceLinkId}, ${connection.address})
    on conflict on constraint line_items_key do update
      set is_active = true,
        address = excluded.address,
        lti_resource_link_id = case when l.is_active then l.lti_resource_link_id else excluded.lti_resource_link_id end,
        state = 'ready', tries = 0, failing_since = null, next_try_at = null, last_error = '',
        compared_version = ${notCompared}
      where not l.is_active
         or (excluded.address <> '' and excluded.address <> l.address
           and (l.address = '' or l.lti_resource_link_id = excluded.lti_resource_link_id))
    returning id`.execute(trx)
  // A column that was not known before has none of the scores.
  await sql`
    update grade_pushes set sent = null, refused = null, is_read = false, state = 'due', last_error = ''
     where line_item_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(trx)
}

/** A line item that nothing stands in the way of. */
export const readyAgain = { state: 'ready', tries: 0, failingSince: null, nextTryAt: null, lastError: '' } as const

/** The platform allows something else by now: what was given up for want of a right is tried again. */
export async function resetLineItemsOfCourse(trx: Kysely<Tables>, externalGroupId: number): Promise<void> {
  await trx
    .updateTable('lineItems')
    .set({ ...readyAgain, comparedVersion: notCompared })
    .where('externalGroupId', '=', externalGroupId)
    .where('state', '=', 'failed')
    .execute()
}

/** The version of a group assessment that everybody's score is compared for next, because no assessment has it. */
export const notCompared = -1

/**
 * Everybody's score is compared, and not those alone that changed: dates, excuses and rosters change no score. `item` and `given`
 * are the line item and its group assessment.
 */
export const isWholeDue = sql<boolean>`(item.state = 'waiting' or item.compared_version <> given.version
  or item.compared_all_at < now() - case
       when coalesce(given.closes_at, given.due_at, now()) > now() - interval '7 days' then interval '10 minutes'
       else interval '1 day' end)`

/** Line items with scores that changed, or that everybody's score is to be compared for. */
export async function selectDueLineItems(db: Kysely<Tables>, maximum: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select item.id from line_items item
      join group_assessments given on given.id = item.group_assessment_id and given.deleted_at is null
      join groups c on c.id = given.group_id and c.deleted_at is null
      join external_groups e on e.id = item.external_group_id and e.group_id = given.group_id
      join lti_deployments d on d.id = e.lti_deployment_id and d.is_enabled
      join external_providers p on p.id = d.external_provider_id and p.is_enabled and p.deleted_at is null
     where item.is_active and item.state <> 'failed' and item.leased_until < now()
       and coalesce(item.next_try_at, '-infinity') <= now()
       and (${isWholeDue}
         or exists (select from scores o where o.group_assessment_id = item.group_assessment_id and o.push_due))
     order by item.compared_at limit ${maximum}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The line items of an assessment, with where they are. */
export async function selectLineItems(db: Kysely<Tables>, groupAssessmentId: number) {
  return await db
    .selectFrom('lineItems as item')
    .innerJoin('externalGroups as context', 'context.id', 'item.externalGroupId')
    .innerJoin('ltiDeployments as deployment', 'deployment.id', 'context.ltiDeploymentId')
    .innerJoin('externalProviders as provider', 'provider.id', 'deployment.externalProviderId')
    .select(['item.id', 'item.state', 'item.nextTryAt', 'item.lastError', 'item.readAt', 'item.readError'])
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
    .set({ ...readyAgain, comparedVersion: notCompared })
    .where('id', 'in', [...ids])
    .execute()
  await db
    .updateTable('gradePushes')
    .set({ state: 'due', lastError: '' })
    .where('lineItemId', 'in', [...ids])
    .where('state', '=', 'failed')
    .execute()
}
