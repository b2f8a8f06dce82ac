import { identifiersMaximum } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { formatCount } from '../../numbers/counts.ts'

/** Identifiers as people paste them: one per line, or separated by commas, semicolons or spaces; each once, in whatever case. */
export function parseIdentifiers(text: string): string[] {
  const found = new Map<string, string>()
  for (const identifier of text.split(/[\s,;]+/).filter(Boolean)) {
    const key = identifier.toLowerCase()
    if (!found.has(key)) found.set(key, identifier)
  }
  return [...found.values()]
}

/** What is left of a list of identifiers, one per line, without some of them. */
export function withoutIdentifiers(text: string, gone: readonly string[]): string {
  const keys = new Set(gone.map((identifier) => identifier.toLowerCase()))
  return parseIdentifiers(text)
    .filter((identifier) => !keys.has(identifier.toLowerCase()))
    .join('\n')
}

/** What is wrong with a list of identifiers; undefined while it is right. */
export function checkIdentifiers(text: string): string | undefined {
  const identifiers = parseIdentifiers(text)
  if (identifiers.length === 0) return t('shared.people.identifiers.none')
  if (identifiers.length > identifiersMaximum)
    return t('shared.people.identifiers.tooMany', {
      most: formatCount(identifiersMaximum),
      count: formatCount(identifiers.length),
    })
  return undefined
}

export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}
