import { createHash } from 'node:crypto'
import type { PlistDictionary, PlistValue } from './plist.ts'

/** `allowWlan` stands before `allowWLAN`, whatever the language of the machine is. */
const { compare } = new Intl.Collator('und')

function isDictionary(value: PlistValue): value is PlistDictionary {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array)
}

function isEmptyDictionary(value: PlistValue): boolean {
  return isDictionary(value) && Object.keys(value).length === 0
}

function textOfDictionary(dictionary: PlistDictionary): string {
  const names = Object.keys(dictionary)
    .filter((name) => !isEmptyDictionary(dictionary[name] as PlistValue))
    .toSorted(compare)
  return `{${names.map((name) => `"${name}":${textOf(dictionary[name] as PlistValue)}`).join(',')}}`
}

/** Strings are written raw: the specification of the key escapes nothing, not even a backslash. */
function textOf(value: PlistValue): string {
  if (typeof value === 'string') return `"${value}"`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Uint8Array) return `"${Buffer.from(value).toString('base64')}"`
  return isDictionary(value) ? textOfDictionary(value) : `[${value.map(textOf).join(',')}]`
}

/**
 * The text that the Config Key is the hash of: JSON without white space, keys sorted, empty dictionaries and the
 * `originatorVersion` at the root left out.
 */
export function configKeyText(settings: PlistDictionary): string {
  const { originatorVersion: _, ...counted } = settings
  return textOfDictionary(counted)
}

/**
 * The Config Key of settings, the same on every platform.
 *
 * @example
 * configKeyOf({}) // '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'
 */
export function configKeyOf(settings: PlistDictionary): string {
  return createHash('sha256').update(configKeyText(settings), 'utf8').digest('hex')
}
