import { scimEnterpriseSchemaId, type ScimPatch } from '@isomorph/contract'
import { scimBooleanSchema } from '@isomorph/contract/schemas'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { ScimDraft } from './scim-draft.ts'
import { scimRefusals } from './scim.errors.ts'

type Field = keyof ScimDraft

const fields: ReadonlyMap<string, Field> = new Map([
  ['username', 'userName'],
  ['externalid', 'externalId'],
  ['name.givenname', 'firstName'],
  ['name.familyname', 'lastName'],
  ['emails', 'email'],
  ['emails.value', 'email'],
  ['active', 'active'],
  ['employeenumber', 'puid'],
])

/** Attributes, sub-attributes and values that are chosen: `emails[type eq "work"].value`. */
const pathPattern = /^[a-z$][\w$-]*(?:\[[^[\]]{1,200}\])?(?:\.[a-z$][\w$-]*)?$/i
const prefixPattern = /^urn:ietf:params:scim:schemas:(?:core|extension:enterprise):2\.0:User:/i

/** The attribute that a path leads to, in small letters and without what chooses a value. */
function attributeOf(path: string): string {
  const rest = path.replace(prefixPattern, '')
  if (!pathPattern.test(rest)) throw new Refusal(scimRefusals.scimPath)
  return rest.replace(/\[.*\]/, '').toLowerCase()
}

function wrongValue(path: string, message: string): Refusal {
  return new Refusal(platformRefusals.invalidInput, { errors: [{ path, message, reason: undefined }] })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Of several addresses the primary one, else the first. */
function textOf(path: string, value: unknown): string {
  const one: unknown = Array.isArray(value)
    ? (value.find((each) => isObject(each) && each.primary === true) ?? (value as unknown[])[0])
    : value
  const text = isObject(one) ? one.value : one
  if (text === null || text === undefined) return ''
  if (typeof text !== 'string' && typeof text !== 'number') throw wrongValue(path, 'This is a text.')
  return String(text)
}

type Changes = Partial<Record<Field, string | boolean>>

function assign(changes: Changes, path: string, value: unknown): void {
  const attribute = attributeOf(path)
  const field = fields.get(attribute)
  if (field === 'active') {
    const { success, data } = scimBooleanSchema.safeParse(Array.isArray(value) ? value[0] : value)
    if (!success) throw wrongValue(path, 'True or false.')
    changes.active = data
  } else if (field) changes[field] = textOf(path, value)
  else if (attribute === 'name' && isObject(value)) assignMembers(changes, value, 'name.')
}

/** Members by their names, as Okta sends them: `{active: false}`, and with paths in them: `{"name.givenName": …}`. */
function assignMembers(changes: Changes, value: Readonly<Record<string, unknown>>, prefix = ''): void {
  for (const [name, member] of Object.entries(value))
    if (name.toLowerCase() === scimEnterpriseSchemaId.toLowerCase() && isObject(member)) assignMembers(changes, member)
    else if (name !== 'schemas') assign(changes, `${prefix}${name}`, member)
}

/**
 * What a request changes, in the shapes of Entra ID (a path, `"Replace"`, `"False"`) and Okta (a value without a path). An
 * attribute that is not kept here is passed over.
 */
export function changesOf({ Operations: operations }: ScimPatch): Partial<ScimDraft> {
  const changes: Changes = {}
  for (const [at, { op, path, value }] of operations.entries()) {
    const name = op.toLowerCase()
    if (!['add', 'replace', 'remove'].includes(name)) throw wrongValue(`Operations.${at}.op`, 'add, replace or remove.')
    if (name === 'remove') {
      if (!path) throw wrongValue(`Operations.${at}.path`, 'Name what is removed.')
      assign(changes, path, attributeOf(path) === 'active' ? false : null)
    } else if (path) assign(changes, path, value)
    else if (isObject(value)) assignMembers(changes, value)
    else throw wrongValue(`Operations.${at}.value`, 'Without a path the value names attributes.')
  }
  return changes as Partial<ScimDraft>
}
