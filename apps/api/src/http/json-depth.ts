const quote = 34
const openingBracket = 91
const backslash = 92
const closingBracket = 93
const openingBrace = 123
const closingBrace = 125

/** The position of the quote that ends the string that begins at `start`; the end of the text when none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let first = end
    while (text.charCodeAt(first - 1) === backslash) first -= 1
    if ((end - first) % 2 === 0) return end
  }
  return text.length
}

/**
 * Whether arrays and objects of a JSON text are nested more than `maximum` levels deep. It reads the text up to the level
 * that is too deep, before anything is built from it; what is not JSON is for the parser to refuse.
 *
 * @example
 * isNestedDeeper('[[1]]', 1) // true
 */
export function isNestedDeeper(text: string, maximum: number): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === quote) index = endOfString(text, index)
    else if (code === openingBrace || code === openingBracket) {
      depth += 1
      if (depth > maximum) return true
    } else if (code === closingBrace || code === closingBracket) depth -= 1
  }
  return false
}
