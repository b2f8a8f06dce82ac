import { callsOf } from '../call.ts'
import type { scimEndpoints } from './schemas.ts'

/** SCIM 2.0 (RFC 7643, RFC 7644): an identity provider makes, changes and deactivates people. For API tokens. */
export const scimCalls = callsOf<typeof scimEndpoints>({
  getScimConfiguration: ['GET', '/scim/v2/ServiceProviderConfig'],
  listScimResourceTypes: ['GET', '/scim/v2/ResourceTypes'],
  listScimSchemas: ['GET', '/scim/v2/Schemas'],
  listScimUsers: ['GET', '/scim/v2/Users'],
  createScimUser: ['POST', '/scim/v2/Users'],
  getScimUser: ['GET', '/scim/v2/Users/{scimUserId}'],
  replaceScimUser: ['PUT', '/scim/v2/Users/{scimUserId}'],
  patchScimUser: ['PATCH', '/scim/v2/Users/{scimUserId}'],
  deleteScimUser: ['DELETE', '/scim/v2/Users/{scimUserId}'],
})
