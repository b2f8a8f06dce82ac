import { scimEnterpriseSchemaId, type ScimUserBody } from '@isomorph/contract'

/** What is kept of a person as an identity provider sends them. */
export interface ScimDraft {
  readonly userName: string
  readonly externalId: string
  readonly firstName: string
  readonly lastName: string
  /** Empty: none was sent. */
  readonly email: string
  /** The university number; empty: none was sent. */
  readonly puid: string
  readonly active: boolean
}

function emailOf({ emails, userName }: ScimUserBody): string {
  const named = emails ?? []
  const primary = named.find((each) => each.primary === true) ?? named[0]
  return primary?.value || (userName.includes('@') ? userName : '')
}

/** Who sends no `active` means that the person is. */
export function draftOf(body: ScimUserBody): ScimDraft {
  return {
    userName: body.userName,
    externalId: body.externalId ?? '',
    firstName: body.name?.givenName ?? '',
    lastName: body.name?.familyName ?? '',
    email: emailOf(body),
    puid: body[scimEnterpriseSchemaId]?.employeeNumber ?? '',
    active: body.active ?? true,
  }
}
