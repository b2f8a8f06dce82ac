import { scimEnterpriseSchemaId, scimPageMaximum, scimUserSchemaId } from '@isomorph/contract'

const core = 'urn:ietf:params:scim:schemas:core:2.0'

/** RFC 7643 §5: what this server can do. */
export function configurationOf(origin: string) {
  return {
    schemas: [`${core}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: scimPageMaximum },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'API token',
        description: 'A token of the scope people:provision.',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${origin}/scim/v2/ServiceProviderConfig` },
  }
}

/** RFC 7643 §6. */
export function resourceTypesOf(origin: string) {
  return [
    {
      schemas: [`${core}:ResourceType`],
      id: 'User',
      name: 'User',
      endpoint: '/Users',
      description: 'A person',
      schema: scimUserSchemaId,
      schemaExtensions: [{ schema: scimEnterpriseSchemaId, required: false }],
      meta: { resourceType: 'ResourceType', location: `${origin}/scim/v2/ResourceTypes/User` },
    },
  ]
}

interface Attribute {
  readonly name: string
  readonly type?: string
  readonly isMany?: boolean
  readonly required?: boolean
  readonly caseExact?: boolean
  readonly uniqueness?: 'none' | 'server'
  readonly parts?: readonly Attribute[]
}

function describe({ name, type = 'string', isMany = false, parts, ...others }: Attribute): object {
  return {
    name,
    type,
    multiValued: isMany,
    description: name,
    required: others.required ?? false,
    caseExact: others.caseExact ?? false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: others.uniqueness ?? 'none',
    ...(parts ? { subAttributes: parts.map(describe) } : {}),
  }
}

const userAttributes: readonly Attribute[] = [
  { name: 'userName', required: true, uniqueness: 'server' },
  { name: 'externalId', caseExact: true },
  { name: 'name', type: 'complex', parts: [{ name: 'givenName' }, { name: 'familyName' }] },
  {
    name: 'emails',
    type: 'complex',
    isMany: true,
    parts: [{ name: 'value' }, { name: 'type' }, { name: 'primary', type: 'boolean' }],
  },
  { name: 'active', type: 'boolean' },
]

/** RFC 7643 §7: the attributes that are kept. */
export function schemasOf(origin: string) {
  const schema = (id: string, name: string, attributes: readonly Attribute[]) => ({
    schemas: [`${core}:Schema`],
    id,
    name,
    description: name,
    attributes: attributes.map(describe),
    meta: { resourceType: 'Schema', location: `${origin}/scim/v2/Schemas/${id}` },
  })
  return [
    schema(scimUserSchemaId, 'User', userAttributes),
    schema(scimEnterpriseSchemaId, 'Enterprise User', [
      { name: 'employeeNumber', caseExact: true, uniqueness: 'server' },
    ]),
  ]
}
