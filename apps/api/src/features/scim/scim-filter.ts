import { Refusal } from '../../refusals/refusals.ts'
import { scimRefusals } from './scim.errors.ts'

export interface ScimFilter {
  readonly attribute: 'userName' | 'externalId'
  readonly value: string
}

const pattern =
  /^\s*(?:urn:ietf:params:scim:schemas:core:2\.0:User:)?(userName|externalId)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i

function parseText(json: string): string | undefined {
  try {
    return JSON.parse(json) as string
  } catch {
    return undefined
  }
}

/** `userName eq "ida@example.edu"`: names and operator in any case, the value as JSON writes it (RFC 7644 §3.4.2.2). */
export function parseFilter(text: string): ScimFilter {
  const [, attribute = '', json = ''] = pattern.exec(text) ?? []
  const value = json === '' ? undefined : parseText(json)
  if (value === undefined || value.includes('\0')) throw new Refusal(scimRefusals.scimFilter)
  return { attribute: attribute.toLowerCase() === 'username' ? 'userName' : 'externalId', value }
}
