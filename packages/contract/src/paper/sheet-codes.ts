/** What is written on a sheet: no letter or figure that can be taken for another. */
export const sheetCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export const sheetCodeLength = 7

/** Weights and the size of the alphabet have no common factor, so that one wrong character, or two swapped, never fit. */
function checkCharacterOf(characters: string): string {
  const sum = Array.from(characters).reduce(
    (total, character, index) => total + (index + 1) * sheetCodeAlphabet.indexOf(character),
    0,
  )
  return sheetCodeAlphabet[sum % sheetCodeAlphabet.length] as string
}

/**
 * The code with its check character at the end.
 *
 * @example
 * sheetCodeOf('K7F2QD') // 'K7F2QD' and one character that belongs to these six
 */
export function sheetCodeOf(characters: string): string {
  return characters + checkCharacterOf(characters)
}

/** A code as it is stored, whatever spaces, hyphens and small letters it was typed with. */
export function foldSheetCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '')
}

/** What is wrong with a typed code, before anybody asks whether there is such a sheet. */
export function faultOfSheetCode(typed: string): string | undefined {
  const code = foldSheetCode(typed)
  if (code === '') return 'Type the code of a sheet.'
  const foreign = Array.from(code).find((character) => !sheetCodeAlphabet.includes(character))
  if (foreign !== undefined) return `Codes have no “${foreign}”. Look at the sheet again.`
  if (code.length !== sheetCodeLength) return `Codes have ${sheetCodeLength} characters; this has ${code.length}.`
  if (sheetCodeOf(code.slice(0, -1)) !== code) return 'A character of this code is wrong. Look at the sheet again.'
  return undefined
}
