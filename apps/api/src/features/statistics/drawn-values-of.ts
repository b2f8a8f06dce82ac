import type { DrawnValue } from '@isomorph/statistics'

const longest = 60

function numberOf(text: string): number | undefined {
  const [numerator, denominator, ...more] = text.replace(/^~/u, '').split('/')
  const isFraction = denominator !== undefined
  const value = isFraction ? Number(numerator) / Number(denominator) : Number(numerator)
  return text.trim() === '' || more.length > 0 || !Number.isFinite(value) ? undefined : value
}

/** The values of a variant as statistics compare them: numbers, and short texts. Lists and long texts split nobody. */
export function drawnValuesOf(values: Readonly<Record<string, string>>): Record<string, DrawnValue> {
  const drawn: Record<string, DrawnValue> = {}
  for (const [name, text] of Object.entries(values)) {
    const value = numberOf(text)
    if (value !== undefined) drawn[name] = value
    else if (text.length <= longest && !text.startsWith('[')) drawn[name] = text
  }
  return drawn
}
