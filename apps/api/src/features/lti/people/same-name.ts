function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/**
 * Whether two names may be those of one person: they share a word. Somebody who marries, or goes by another first name, keeps
 * one; a number or an address that was given to somebody else leaves none. Where a name is missing nothing speaks against it.
 */
export function mayBeSamePerson(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  if (first.length === 0 || second.length === 0) return true
  return first.some((word) => second.includes(word))
}
