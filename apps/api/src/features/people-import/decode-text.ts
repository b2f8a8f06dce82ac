import { sayDetail, type SaidDetail } from '@isomorph/contract'

/** Bytes as text with the name of their encoding, or why they are none. */
export type Decoded = { readonly text: string; readonly encoding: string } | { readonly problem: SaidDetail }

const starts = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** Files that people take for CSV, by how they begin. */
function kindOfOtherFile(bytes: Uint8Array): 'textWorkbook' | 'textOldWorkbook' | 'textPdf' | undefined {
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'textWorkbook'
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'textOldWorkbook'
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) return 'textPdf'
  return undefined
}

/** UTF-16 without a mark: every other byte of what is mostly Latin letters is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 1000)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const many = sample.length / 4
  if ((zeros[1] ?? 0) > many && zeros[0] === 0) return 'utf-16le'
  return (zeros[0] ?? 0) > many && zeros[1] === 0 ? 'utf-16be' : undefined
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const decodeAs = (bytes: Uint8Array, label: string, encoding: string): Decoded => ({
  text: new TextDecoder(label).decode(bytes),
  encoding,
})

/** What Windows-1252 has at 0x80 to 0x9F, where Latin-1 has control characters; a blank where it has nothing. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Some versions of Node.js take Windows-1252 for Latin-1, so the difference is made here. */
function decodeWindows1252(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  // oxlint-disable-next-line no-control-regex -- control characters are what is replaced
  return latin.replaceAll(/[\u0080-\u009F]/g, (character) => {
    const meant = windows1252[character.charCodeAt(0) - 0x80] ?? ' '
    return meant === ' ' ? character : meant
  })
}

/** Code points between those of printable characters: Windows-1252 has none of them in text. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/

/**
 * Reads a text file as UTF-8 or UTF-16 where it says or shows so, else as Windows-1252, which Latin-1 is part of. What
 * is no text is refused in words.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const other = kindOfOtherFile(bytes)
  if (other !== undefined) return { problem: sayDetail(other) }
  if (starts(bytes, 0xff, 0xfe)) return decodeAs(bytes, 'utf-16le', 'UTF-16')
  if (starts(bytes, 0xfe, 0xff)) return decodeAs(bytes, 'utf-16be', 'UTF-16')
  const utf16 = utf16Of(bytes)
  if (utf16) return decodeAs(bytes, utf16, 'UTF-16')
  const utf8 = decodeUtf8(bytes)
  if (utf8 !== undefined && !utf8.includes('\u0000')) return { text: utf8, encoding: 'UTF-8' }
  const text = decodeWindows1252(bytes)
  if (controls.test(text)) return { problem: sayDetail('textUnknown') }
  return { text, encoding: 'Windows-1252' }
}
