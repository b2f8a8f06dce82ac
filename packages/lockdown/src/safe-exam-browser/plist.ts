import { build, parse } from 'plist'

/** What the settings of Safe Exam Browser hold. Dates are left out: their Config Key differs between platforms. */
export type PlistValue =
  | string
  | number
  | boolean
  | Uint8Array
  | readonly PlistValue[]
  | { readonly [name: string]: PlistValue }

export type PlistDictionary = { readonly [name: string]: PlistValue }

/** Settings as an Apple property list in XML: a `.seb` file may be that, as plain text. */
export function writePlist(settings: PlistDictionary): string {
  return build(settings as Parameters<typeof build>[0])
}

/** The settings that a property list in XML holds; throws for anything else. */
export function parsePlist(xml: string): PlistDictionary {
  const parsed: unknown = parse(xml)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed) || parsed instanceof Uint8Array)
    throw new TypeError('The property list does not hold a dictionary.')
  return parsed as PlistDictionary
}
