import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/** A course of a learning platform, with the platform: what a synced member comes from. */
export async function addExternalGroup(db: Kysely<Tables>, groupId: number): Promise<number> {
  const address = `https://platform${groupId}.example`
  const provider = await db
    .insertInto('externalProviders')
    .values({
      type: 'lti',
      name: `Platform ${groupId}`,
      product: 'moodle',
      issuer: address,
      clientId: 'isomorph',
      authorizationUrl: `${address}/auth`,
      tokenUrl: `${address}/token`,
      jwksUrl: `${address}/keys`,
      deletedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const deployment = await db
    .insertInto('ltiDeployments')
    .values({ externalProviderId: provider.id, deploymentId: '1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const group = await db
    .insertInto('externalGroups')
    .values({ ltiDeploymentId: deployment.id, contextId: String(groupId), groupId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return group.id
}
