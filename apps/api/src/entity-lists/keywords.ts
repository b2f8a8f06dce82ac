import { keywordsOf } from '@isomorph/contract'

/** The words of a search, each as a pattern for `like` in a text that `fold_text` wrote; all of them must match. */
export function keywordPatterns(keywords: string): string[] {
  return keywordsOf(keywords).map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}
