/** `1.5x10^3` and `1.5\mathrm{E}3`, as formats show them, in the spelling that the reader takes for numbers. */
export function readerSpelling(text: string): string {
  if (!text.includes('10^') && !text.includes('\\mathrm{E}')) return text
  return text.replace(/(\d\.?) ?[xX] ?10\^/, '$1*10^').replace(/\\mathrm\{E\}/, 'E')
}
