/** A text with true minus signs before its numbers: `(−3, 2)`, `3−4i`; words, dates and ranges keep their hyphens. */
export function withMinusSigns(text: string): string {
  return text.replaceAll(/(?<![\p{L}\d.)])-(?=[\d.])|-(?=[\d./]+i\b)/gu, '−')
}
