/** Text that the database takes: without control characters but line ends and tabs, and without halves of characters. */
export function storable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\r\t]+/gu, ' ').replaceAll(/\p{Cs}/gu, '\uFFFD')
}

/** The beginning of a text; it never ends within a character. */
export function beginning(text: string, maximumLength: number): string {
  return text.slice(0, maximumLength).replace(/[\uD800-\uDBFF]$/, '')
}
