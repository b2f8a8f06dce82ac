/**
 * What turns the direction of a text or takes no room in it: with it one name is made to look like another. Joiners and
 * variation selectors stay, which some scripts need.
 */
const unseen = /(?![\u200C\u200D\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu
const onlyInNames = /[\u200C\u200D\p{Variation_Selector}]/gu
const gaps = /[\p{Cc}\u2028\u2029]+/gu
const blank = /[\s\u200C\u200D]/

/** A text without what cannot be seen in it. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '')
}

/** Scans instead of matching `…+$`, which takes the square of a long gap inside. */
function trimEnds(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && blank.test(text.charAt(from))) from += 1
  while (to > from && blank.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

/**
 * A name as it is seen: nothing unseen in it, a space for tabs and line breaks, no space at its ends.
 *
 * @example
 * cleanName('\u202EnimdA ') // 'nimdA'
 */
export function cleanName(text: string): string {
  return trimEnds(withoutUnseen(text).replaceAll(gaps, ' '))
}

/** The same for what people are known by, which has no need of joiners. */
export function cleanIdentifier(text: string): string {
  return cleanName(text).replaceAll(onlyInNames, '')
}
