/** Parts of formulas in plain words, for the names of groups. */

import { toText, ungrouped, type Tree } from '@isomorph/evaluator'

const fractions: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '1/6': '⅙',
  '1/8': '⅛',
}

/** Longer formulas are cut in names: the whole one is shown beside them. */
const longestWords = 28

const superscripts: Readonly<Record<string, string>> = { '2': '²', '3': '³' }

/** A formula as it is said in a sentence: `½`, `v²`, `2·a`. */
export function inWords(tree: Tree): string {
  const text = toText(ungrouped(tree))
  const known = fractions[text]
  if (known !== undefined) return known
  const words = text
    .replaceAll(/\blog\(([^;()]+); ?10\)/g, 'log($1)')
    .replaceAll(/\^([23])(?![\d.^])/g, (_, digit: string) => superscripts[digit] ?? '')
    .replaceAll('*', '·')
    .replaceAll(/\bpi\b/g, 'π')
    .replaceAll(/\bsqrt\(/g, '√(')
  const letters = Array.from(words)
  return letters.length > longestWords ? `${letters.slice(0, longestWords - 1).join('')}…` : words
}
