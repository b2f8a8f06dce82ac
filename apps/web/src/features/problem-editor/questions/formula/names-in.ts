/** Names as authors list them, separated by commas: `f, g` gives `['f', 'g']`. */
export function namesIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
