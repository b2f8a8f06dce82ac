import { minimumKeywordLength } from './limits.ts'

/** Letters that stay when their marks are taken off, and signs that are written in several ways. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‐': '-',
  '–': '-',
}
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'g')

/**
 * A text as searches compare it: in lower case and without marks. `fold_text` of the database does the same.
 *
 * @example
 * foldText('Chloé MÜLLER') // 'chloe muller'
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(alikeLetters, (letter) => alike[letter] ?? letter)
}

/** What stands behind a word where a name is printed: “Lovelace, Ada”, “Ada Lovelace'”. */
const behindWord = /(?<=[^,'])[,']+$/

/** The words of a search as `foldText` writes them; all of them must match. */
export function keywordsOf(keywords: string): string[] {
  return foldText(keywords)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 20)
    .map((word) => word.replace(behindWord, ''))
}

/** Whether all words of a search stand in a text. */
export function matchesKeywords(text: string, keywords: string): boolean {
  const folded = foldText(text)
  return keywordsOf(keywords).every((word) => folded.includes(word))
}

/** Fewer than three characters are refused unless all are digits; spaces alone are no keywords. Empty finds everything. */
export function areKeywordsValid(keywords: string): boolean {
  const trimmed = keywords.trim()
  return keywords === '' || trimmed.length >= minimumKeywordLength || /^\d+$/.test(trimmed)
}
