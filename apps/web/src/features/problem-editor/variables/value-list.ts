/** A comma between groups of three digits belongs to the number. */
const groupedNumber = /^-?\$?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/**
 * The values that somebody typed: one a line, or separated by semicolons, commas or the tabs of a spreadsheet. `1,250` is one value, `1,2,3` are
 * three; where both readings are possible (`100,200`) a value a line says which is meant.
 */
export function readValues(text: string): readonly string[] {
  return text
    .split(/[\n\t;]|,\s+/)
    .flatMap((part) => (groupedNumber.test(part.trim()) ? [part] : part.split(',')))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

export function writeValues(values: readonly string[]): string {
  return values.join('\n')
}
