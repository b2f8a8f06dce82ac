export const scimUserSchemaId = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const scimEnterpriseSchemaId = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** So many people are in one answer, whatever is asked for. */
export const scimPageMaximum = 200
export const scimPageDefault = 100
/** So many changes a request may name. */
export const scimOperationsMaximum = 100
