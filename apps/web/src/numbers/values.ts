import { withMinusSigns } from './minus-signs.ts'

/** The value of a fraction that is no simple one, such as 3/4: `undefined` for all else. */
function awkwardFraction(text: string): number | undefined {
  const [, numerator, denominator] = /^(-?\d+)\/(\d+)$/u.exec(text) ?? []
  const value = Number(numerator) / Number(denominator)
  return Number(denominator) >= 10 || Math.abs(value) > 1 ? value : undefined
}

/** An exact value as people read it: long decimals are cut, and only simple fractions stay. */
export function valueWords(text: string): string {
  const value = awkwardFraction(text) ?? (text.length > 12 ? Number(text.replace(/^~/u, '')) : Number.NaN)
  return withMinusSigns(Number.isFinite(value) ? `${Number(value.toPrecision(6))}` : text)
}

/** `a = 3, v = 26`: the exact values of a variant. */
export function valuesWords(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${valueWords(value)}`)
    .join(', ')
}

/** `a = 3, v = 26`: the values of a variant as its learner reads them. */
export function shownWords(shownValues: Readonly<Record<string, string>>): string {
  return Object.entries(shownValues)
    .map(([name, shown]) => `${name} = ${withMinusSigns(shown)}`)
    .join(', ')
}

/** A text in which `@v` stands for the value of v as its learner reads it; what is no variable stays as it is. */
export function filledIn(text: string, shownValues: Readonly<Record<string, string>>): string {
  return text.replaceAll(/@([\p{L}][\p{L}\p{N}_]*)/gu, (whole, name: string) =>
    Object.hasOwn(shownValues, name) ? withMinusSigns(shownValues[name] ?? '') : whole,
  )
}
