import { speechOfMathLive, type MathLivePhrase, type MathLiveWords } from './phrases.ts'

/** The longest phrase that fits counts: “is less than or equal to” before “is less than”. */
const phrases = [...speechOfMathLive].sort((one, other) => other.length - one.length)
const phrase = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
const byText: ReadonlyMap<string, MathLivePhrase> = new Map(phrases.map((each) => [each.toLowerCase(), each]))

const parts = 'half one two three four five six seven eight nine'.split(' ')
const wholes = ['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eight', 'ninth']
const commonFraction =
  /(?<!\p{L})(?:half|(one|two|three|four|five|seven|eight) (third|quarter|fifth|sixth|eight|ninth)s?)(?!\p{L})/giu

/** “two fifths” as any other fraction. */
function withPlainFractions(spoken: string): string {
  return spoken.replaceAll(commonFraction, (_, part: string | undefined, whole: string | undefined) => {
    const isHalf = part === undefined || whole === undefined
    const numbers = isHalf ? [1, 2] : [parts.indexOf(part.toLowerCase()), wholes.indexOf(whole.toLowerCase())]
    return numbers.join(' over ')
  })
}

/**
 * What MathLive says of a formula, in the words of a language, phrase by phrase.
 *
 * @example inWords('x squared plus 1', german) // x Quadrat plus 1
 */
export function inWords(spoken: string, words: MathLiveWords): string {
  return withPlainFractions(spoken)
    .replaceAll(/capital (\p{L})(?!\p{L})/gu, (_, letter: string) => words.capital(letter))
    .replaceAll(phrase, (found) => {
      const known = byText.get(found.toLowerCase())
      return known === undefined ? found : words.phrases[known]
    })
    .replaceAll(/\s+(?=[,.;])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
