import { sql, type Expression, type SqlBool } from 'kysely'
import { keywordsOf } from '@isomorph/contract'

/** A word as a pattern for `like` that finds it anywhere in a text. */
export function patternOf(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** The words of a search, each as a pattern for `like` in a text that `fold_text` wrote; all of them must match. */
export function keywordPatterns(keywords: string): string[] {
  return keywordsOf(keywords).map(patternOf)
}

/**
 * Somebody, `u`, whose id, names, e-mail address or uid has the pattern in it. The stored text has user name and number as well, and is
 * looked up first.
 */
export function isPersonCalled(pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`(u.search_text like ${pattern}
    and fold_text(concat_ws(' ', u.id, u.first_name, u.last_name, u.email, u.uid)) like ${pattern})`
}
