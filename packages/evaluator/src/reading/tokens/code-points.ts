const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉'

/** The plain character of a Unicode superscript (`²` → `2`, `⁻` → `-`, `ⁿ` → `n`). */
export function raised(character: string): string | undefined {
  // The empty string is found everywhere; at the end of the input there is no character.
  const digit = character === '' ? -1 : raisedDigits.indexOf(character)
  if (digit >= 0) return String(digit)
  return character === '⁻' ? '-' : character === '⁺' ? '+' : character === 'ⁿ' ? 'n' : undefined
}

/** The plain digit of a Unicode subscript. */
export function lowered(character: string): string | undefined {
  const digit = character === '' ? -1 : loweredDigits.indexOf(character)
  return digit >= 0 ? String(digit) : undefined
}

/** Characters that are invisible and mean nothing. */
export function isInvisible(code: number): boolean {
  return (
    code === 0x200b ||
    code === 0x200c ||
    code === 0x200d ||
    code === 0x2060 ||
    code === 0xfeff ||
    code === 0xad ||
    code === 0x200e ||
    code === 0x200f ||
    code === 0x61c ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    (code >= 0x2061 && code <= 0x2064)
  )
}

/** Characters that make text appear in another order than it is read. */
export function reordersText(code: number): boolean {
  return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)
}

export function isSpace(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  )
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

export function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}
