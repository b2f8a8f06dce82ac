import { sayOfField, type SaidOfField } from '../errors/field-error-texts.ts'

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
export function faultOfSheetCode(typed: string): SaidOfField | undefined {
  const code = foldSheetCode(typed)
  if (code === '') return sayOfField('sheetCodeMissing')
  const foreign = Array.from(code).find((character) => !sheetCodeAlphabet.includes(character))
  if (foreign !== undefined) return sayOfField('sheetCodeForeign', { sign: foreign })
  if (code.length !== sheetCodeLength)
    return sayOfField('sheetCodeLength', { needed: String(sheetCodeLength), count: String(code.length) })
  if (sheetCodeOf(code.slice(0, -1)) !== code) return sayOfField('sheetCodeMistyped')
  return undefined
}
