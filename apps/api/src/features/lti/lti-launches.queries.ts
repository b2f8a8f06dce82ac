import { isDeepStrictEqual } from 'node:util'
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { LaunchServices } from '@isomorph/sign-in'
import { resetLineItemsOfCourse } from '../grade-pushes/index.ts'

interface Context {
  readonly ltiDeploymentId: number
  readonly contextId: string
  readonly title: string
  readonly label: string
  readonly services: LaunchServices
}

/** The platform's services for a course, as its newest launch names them; one that names none takes none away. */
function servicesOf({ lineItemsUrl, membershipsUrl, scopes }: LaunchServices) {
  return {
    ...(membershipsUrl === '' ? {} : { membershipsUrl }),
    ...(scopes.length === 0 ? {} : { lineItemsUrl, scopes: [...scopes] }),
  }
}

/** Whether a row has these values already. */
function isAs<Row extends object>(row: Row, values: Partial<Row>): boolean {
  return isDeepStrictEqual({ ...row, ...values }, row)
}

/**
 * A course of a platform, with the names that it has now. A launch that says nothing new only reads: whoever writes the row
 * makes all other launches into the course wait.
 */
export async function saveExternalGroup(
  db: Kysely<Tables>,
  context: Context,
): Promise<{ readonly id: number; readonly groupId: number | null }> {
  const { services, ...names } = context
  const { title, label } = names
  const changed = { title, label, ...servicesOf(services) }
  const known = await db
    .selectFrom('externalGroups')
    .select(['id', 'groupId', 'title', 'label', 'membershipsUrl', 'lineItemsUrl', 'scopes'])
    .where('ltiDeploymentId', '=', names.ltiDeploymentId)
    .where('contextId', '=', names.contextId)
    .executeTakeFirst()
  if (known && isAs(known, changed)) return { id: known.id, groupId: known.groupId }
  const saved = await db
    .insertInto('externalGroups')
    .values({ ...names, ...changed })
    .onConflict((conflict) => conflict.constraint('external_groups_key').doUpdateSet(changed))
    .returning(['id', 'groupId', 'lineItemsUrl', 'scopes'])
    .executeTakeFirstOrThrow()
  const { id, groupId, lineItemsUrl, scopes } = saved
  const allowed = (of: Pick<typeof saved, 'lineItemsUrl' | 'scopes'>) =>
    [of.lineItemsUrl, ...of.scopes.toSorted()].join(' ')
  if (known && allowed(known) !== allowed({ lineItemsUrl, scopes })) await resetLineItemsOfCourse(db, id)
  return { id, groupId }
}

/** A link in a course of a platform, with the title that it has now. Nothing is written where it has that. */
export async function saveResourceLink(
  db: Kysely<Tables>,
  link: { readonly externalGroupId: number; readonly resourceLinkId: string; readonly title: string },
): Promise<{ readonly id: number; readonly groupAssessmentId: number | null }> {
  const known = await db
    .selectFrom('ltiResourceLinks')
    .select(['id', 'groupAssessmentId'])
    .where('externalGroupId', '=', link.externalGroupId)
    .where('resourceLinkId', '=', link.resourceLinkId)
    .where('title', '=', link.title)
    .executeTakeFirst()
  if (known) return known
  return await db
    .insertInto('ltiResourceLinks')
    .values(link)
    .onConflict((conflict) => conflict.constraint('lti_resource_links_key').doUpdateSet({ title: link.title }))
    .returning(['id', 'groupAssessmentId'])
    .executeTakeFirstOrThrow()
}

export async function insertLaunch(
  db: Kysely<Tables>,
  launch: Insertable<Tables['ltiLaunches']>,
): Promise<{ readonly id: number }> {
  return await db.insertInto('ltiLaunches').values(launch).returning('id').executeTakeFirstOrThrow()
}

/** What the platform says of the person in that course by now. */
const latestRole = sql<Selectable<Tables['ltiLaunches']>['role']>`(
  select later.role from lti_launches later left join lti_resource_links l on l.id = later.lti_resource_link_id
   where later.user_id = launch.user_id and context.id in (l.external_group_id, later.external_group_id)
   order by later.id desc limit 1)`

const isOwner = sql<boolean>`exists (
  select from group_user_roles r
   where r.group_id = groups.id and r.user_id = launch.user_id and r.role = 'GroupOwner')`

const launchColumns = [
  'launch.id',
  'launch.userId',
  'launch.role',
  'deployment.isEnabled as isDeploymentEnabled',
  'provider.isEnabled as isProviderEnabled',
  'provider.deletedAt as providerDeletedAt',
  'launch.isTest',
  'launch.returnUrl',
  'launch.otherName',
  'launch.deepLinking',
  'launch.answeredAt',
  'deployment.deploymentId',
  'provider.issuer',
  'provider.clientId',
  'link.id as linkId',
  'link.title as linkTitle',
  'context.id as externalGroupId',
  'context.title as contextTitle',
  'context.label as contextLabel',
  'context.scopes',
  'provider.id as providerId',
  'provider.name as providerName',
  'provider.mayInstructorsCreate',
  'groups.id as groupId',
  'groups.name as groupName',
  'given.id as groupAssessmentId',
] as const

/** A launch of somebody, with what it came by and what that is connected to. */
export async function selectOptionalLaunch(db: Kysely<Tables>, id: number, userId: number) {
  return await db
    .selectFrom('ltiLaunches as launch')
    .leftJoin('ltiResourceLinks as link', 'link.id', 'launch.ltiResourceLinkId')
    .innerJoin('externalGroups as context', (join) =>
      join.on((on) =>
        on.or([
          on('context.id', '=', on.ref('link.externalGroupId')),
          on('context.id', '=', on.ref('launch.externalGroupId')),
        ]),
      ),
    )
    .innerJoin('ltiDeployments as deployment', 'deployment.id', 'context.ltiDeploymentId')
    .innerJoin('externalProviders as provider', 'provider.id', 'deployment.externalProviderId')
    .leftJoin('groups', (join) => join.onRef('groups.id', '=', 'context.groupId').on('groups.deletedAt', 'is', null))
    .leftJoin('groupAssessments as given', (join) =>
      join
        .onRef('given.id', '=', 'link.groupAssessmentId')
        .onRef('given.groupId', '=', 'groups.id')
        .on('given.deletedAt', 'is', null),
    )
    .select(launchColumns)
    .select([latestRole.as('latestRole'), isOwner.as('isOwner')])
    .where('launch.id', '=', id)
    .where('launch.userId', '=', userId)
    .executeTakeFirst()
}

export type LaunchRow = NonNullable<Awaited<ReturnType<typeof selectOptionalLaunch>>>

/** The courses in which somebody is an instructor. */
export async function selectOwnedGroups(db: Kysely<Tables>, userId: number) {
  return await db
    .selectFrom('groups')
    .select(['groups.id', 'groups.name'])
    .where('groups.deletedAt', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('groupUserRoles as held')
          .select('held.id')
          .whereRef('held.groupId', '=', 'groups.id')
          .where('held.userId', '=', userId)
          .where('held.role', '=', 'GroupOwner'),
      ),
    )
    .orderBy('groups.name')
    .orderBy('groups.id')
    .execute()
}

/** The assessments of a course that a link can open. */
export async function selectGivenAssessments(db: Kysely<Tables>, groupId: number) {
  return await db
    .selectFrom('groupAssessments')
    .select(['id', 'name'])
    .where('groupId', '=', groupId)
    .where('deletedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Connects a course of a platform, unless it is connected already. */
export async function connectExternalGroup(db: Kysely<Tables>, id: number, groupId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('externalGroups')
    .set({ groupId })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('groupId', 'is', null),
        where(
          'groupId',
          'in',
          where.selectFrom('groups').select('groups.id').where('groups.deletedAt', 'is not', null),
        ),
      ]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

export async function setLinkAssessment(db: Kysely<Tables>, linkId: number, groupAssessmentId: number): Promise<void> {
  await db.updateTable('ltiResourceLinks').set({ groupAssessmentId }).where('id', '=', linkId).execute()
}
