/** Says of an author's formula that it can be read in several ways, and how to write each. */
export function ambiguousFormula(part: 'answer' | 'unit' | 'formula', readings: readonly string[]): string {
  return `The ${part} can be read in more than one way. Write ${readings.join(' or ')}.`
}
