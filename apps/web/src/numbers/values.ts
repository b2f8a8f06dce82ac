/** A value of a variant as people read it: long decimals are cut. */
export function valueWords(text: string): string {
  const value = Number(text.replace(/^~/u, ''))
  return text.length > 12 && Number.isFinite(value) ? `${Number(value.toPrecision(6))}` : text
}

/** `a = 3, v = 26`: what a variant was given. */
export function valuesWords(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${valueWords(value)}`)
    .join(', ')
}

/** A text in which `@v` stands for the value of v; what is no variable stays as it is. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/@([\p{L}][\p{L}\p{N}_]*)/gu, (whole, name: string) =>
    Object.hasOwn(values, name) ? valueWords(values[name] ?? '') : whole,
  )
}
