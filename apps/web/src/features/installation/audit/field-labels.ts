import { globalRoles, groupRoles, type GlobalRole, type GroupRole } from '@isomorph/access'
import { isLanguage, languageOf, t, type PlainKey } from '@isomorph/messages'
import { formatMoment } from '../../../dates/dates.ts'
import { nameOfRole } from '../../../entities/role/role-names.ts'
import { capitalised, spaced } from '../../../entities/audit-entry/spelling.ts'
import { codeKeys } from './code-keys.ts'
import { fieldKeys } from './field-keys.ts'

const names = new Map<string, PlainKey>(Object.entries(fieldKeys))
const codes = new Map(
  Object.entries(codeKeys).map(([field, keys]) => [field, new Map<string, PlainKey>(Object.entries(keys))]),
)

/** The name of a field as people read it. One of a former release that has no name by now is spelled out. */
export function fieldLabels(field: string): string {
  const name = names.get(field)
  return name === undefined ? capitalised(spaced(field.replace(/^is(?=[A-Z])/, ''))) : t(name)
}

const roles: readonly (GlobalRole | GroupRole)[] = [...globalRoles, ...groupRoles]
const fieldsOfRoles = ['role', 'roles']
const fieldsOfLanguages = ['language', 'defaultLanguage']

/** What a word of the code means; undefined where the field holds none or nobody knows it. */
function knownWord(field: string, code: string): string | undefined {
  const role = fieldsOfRoles.includes(field) ? roles.find((each) => each === code) : undefined
  if (role !== undefined) return nameOfRole(role)
  if (fieldsOfLanguages.includes(field) && isLanguage(code)) return languageOf(code).name
  const key = codes.get(field)?.get(code)
  return key === undefined ? undefined : t(key)
}

/** A word of the code that a former release wrote is spelled out; what people typed, as reasons are, stays as it is. */
function codeWords(field: string, value: string): string {
  const code = value.replace(/^urn:isomorph:/, '')
  const isSpelled = (codes.has(field) || field === 'role') && /^[a-z]+(?:[A-Z][a-z]*)*(?:-[a-z]+)*$/.test(code)
  return knownWord(field, code) ?? (isSpelled ? spaced(code.replaceAll('-', ' ')) : value)
}

function wordsOfObject(value: object, timeZone: string): string {
  // A text with its formatting says nothing in one line.
  if ('type' in value && value.type === 'doc') return t('audit-log.value.text')
  return Object.entries(value)
    .map(([field, part]) =>
      t('audit-log.field.value', { field: fieldLabels(field), value: valueLabels(field, part, timeZone) }),
    )
    .join(', ')
}

/** A value as people read it: yes and no, dates, what a word of the code means, and everything else as it is. */
export function valueLabels(field: string, value: unknown, timeZone: string): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'audit-log.value.yes' : 'audit-log.value.no')
  if (Array.isArray(value)) return value.map((each) => valueLabels(field, each, timeZone)).join(', ') || '–'
  if (typeof value === 'object') return wordsOfObject(value, timeZone)
  if (typeof value !== 'string') return JSON.stringify(value)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/.test(value) ? formatMoment(value, timeZone) : codeWords(field, value)
}
