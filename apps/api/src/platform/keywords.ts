/** The words of a search, in lower case; all of them must match. */
export function keywordsOf(keywords: string): string[] {
  return keywords
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 20)
}

/** The words of a search, each as a pattern for `like` in lower case; all of them must match. */
export function keywordPatterns(keywords: string): string[] {
  return keywordsOf(keywords).map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}
