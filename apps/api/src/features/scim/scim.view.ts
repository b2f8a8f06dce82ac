import { scimEnterpriseSchemaId, scimUserSchemaId, type ScimUser } from '@isomorph/contract'
import type { ScimRow } from './scim.queries.ts'

/** A person as an identity provider reads them. `active`: whether they can sign in. */
export function viewScimUser(row: ScimRow, origin: string): ScimUser {
  const { id, externalId, userName, firstName, lastName, email, puid, disabledAt, createdAt, changedAt } = row
  const formatted = `${firstName} ${lastName}`.trim()
  return {
    schemas: [scimUserSchemaId, ...(puid === null ? [] : [scimEnterpriseSchemaId])],
    id: String(id),
    ...(externalId === null ? {} : { externalId }),
    userName,
    name: { givenName: firstName, familyName: lastName, formatted },
    displayName: formatted || userName,
    emails: [{ value: email, type: 'work', primary: true }],
    active: disabledAt === null,
    ...(puid === null ? {} : { [scimEnterpriseSchemaId]: { employeeNumber: puid } }),
    meta: {
      resourceType: 'User',
      created: createdAt.toISOString(),
      lastModified: changedAt.toISOString(),
      location: `${origin}/scim/v2/Users/${id}`,
    },
  }
}

export function listOf(resources: readonly unknown[], place: { readonly total: number; readonly startIndex: number }) {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: place.total,
    startIndex: place.startIndex,
    itemsPerPage: resources.length,
    Resources: [...resources],
  }
}
