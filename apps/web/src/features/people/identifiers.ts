const most = 500

/** Identifiers as people paste them: one per line, or separated by commas, semicolons or spaces; each once. */
export function parseIdentifiers(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
}

/** What is wrong with a list of identifiers; undefined while it is right. */
export function checkIdentifiers(text: string): string | undefined {
  const identifiers = parseIdentifiers(text)
  if (identifiers.length === 0) return 'Type at least one identifier.'
  if (identifiers.length > most) return `At most ${most} people can be added at once; these are ${identifiers.length}.`
  return undefined
}
