import type { AnyLanguageCode } from './catalogs.ts'
import { readMessages, type Reading } from './texts-of-messages.ts'

/** English words of a screen, or a pattern of them, as they are in another language. */
export type Words = (english: string | RegExp, isWhole?: boolean) => RegExp

interface Pair {
  readonly english: Reading
  readonly others: readonly Reading[]
}

/** A text as a pattern; spaces are any, since a browser takes those that do not break for others. */
const quote = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)

/** What stands for the parameters of a message when a pattern is tried on it. */
const samples = ['1', '4', '1,000', 'Ada Abel', 'Abel, Ada', 'Mathematics', 'Irene Instructor']

const parametersOf = (reading: Reading): readonly string[] =>
  reading.flatMap((part) => (typeof part === 'string' ? [] : [part.name]))

/** The samples for the first two parameters of a message, in every combination. */
function fillingsOf(reading: Reading): readonly (readonly string[])[] {
  const count = parametersOf(reading).length
  if (count === 0) return [[]]
  return samples.flatMap((first) => (count < 2 ? [[first]] : samples.map((other) => [first, other])))
}

function fill(reading: Reading, values: readonly string[]): string {
  let next = 0
  return reading.map((part) => (typeof part === 'string' ? part : (values[next++] ?? '…'))).join('')
}

/** Whether a pattern fits words of the message itself, and not alone what is put in. */
function fitsWords(wanted: RegExp, reading: Reading, values: readonly string[]): boolean {
  const found = wanted.exec(fill(reading, values))
  if (!found) return false
  let from = 0
  for (const [index, part] of reading.entries()) {
    const until = fill(reading.slice(0, index + 1), values).length
    const isInside = from <= found.index && found.index + found[0].length <= until
    if (isInside && typeof part !== 'string') return false
    from = until
  }
  return true
}

/** What a parameter begins with where a pattern fits: anything, if it fits whatever the parameter is. */
function patternOfSamples(fitting: readonly (readonly string[])[], index: number): string {
  const found = [...new Set(fitting.flatMap((values) => values.slice(index, index + 1)))]
  const isAny = found.length === 0 || found.length === samples.length || found.includes('1,000')
  return isAny ? '.*' : `(?:${found.map(quote).join('|')}).*`
}

const patternOf = (reading: Reading, valueOf: (name: string) => string): string =>
  reading.map((part) => (typeof part === 'string' ? quote(part) : valueOf(part.name))).join('')

/** The parameters with which a message reads as this text; undefined where it never does. */
function valuesIn(text: string, reading: Reading): ReadonlyMap<string, string> | undefined {
  if (!reading.some((part) => typeof part === 'string' && /\p{L}/u.test(part))) return undefined
  const names = parametersOf(reading)
  const found = new RegExp(`^${patternOf(reading, () => '(.+?)')}$`, 'u').exec(text)
  return found ? new Map(names.map((name, index) => [name, found[index + 1] ?? ''])) : undefined
}

/** How messages that read as this text are written in the other language, with what is put in, in that language too. */
function patternsOfText(pairs: readonly Pair[], text: string): readonly string[] {
  return pairs.flatMap((pair) => {
    const values = valuesIn(text, pair.english)
    if (!values) return []
    const valueOf = (name: string) => {
      const value = values.get(name)
      return value === undefined ? '.*' : `(?:${[quote(value), ...patternsOfText(pairs, value)].join('|')})`
    }
    return pair.others.map((reading) => patternOf(reading, valueOf))
  })
}

/** How messages that a pattern fits are written in the other language. */
function patternsOfPattern(pairs: readonly Pair[], wanted: RegExp): readonly string[] {
  return pairs.flatMap((pair) => {
    const fitting = fillingsOf(pair.english).filter((values) => fitsWords(wanted, pair.english, values))
    if (fitting.length === 0) return []
    const names = parametersOf(pair.english)
    const valueOf = (name: string) => patternOfSamples(fitting, names.indexOf(name))
    return pair.others.map((reading) => patternOf(reading, valueOf))
  })
}

/** How messages with this part are written in the other language. */
function patternsOfPart(pairs: readonly Pair[], part: string): readonly string[] {
  return pairs
    .filter((pair) => fill(pair.english, []).toLowerCase().includes(part.toLowerCase()))
    .flatMap(({ others }) => others.map((reading) => patternOf(reading, () => '.*')))
}

const oneOf = (patterns: readonly string[]) => [...new Set(patterns)].join('|')

/** What finds the words of English screens on screens in a language, by the catalogs of both. */
export async function wordsIn(code: AnyLanguageCode): Promise<Words> {
  const [english, other] = await Promise.all([readMessages('en'), readMessages(code)])
  const pairs: readonly Pair[] = [...english].flatMap(([key, readings]) =>
    readings.map((reading) => ({ english: reading, others: other.get(key) ?? [] })),
  )

  return (wanted, isWhole = false) => {
    if (wanted instanceof RegExp) return new RegExp(oneOf([wanted.source, ...patternsOfPattern(pairs, wanted)]), 'iu')
    const whole = patternsOfText(pairs, wanted)
    if (isWhole) return new RegExp(`^(?:${oneOf([quote(wanted), ...whole])})$`, 'u')
    return new RegExp(oneOf([quote(wanted), ...(whole.length > 0 ? whole : patternsOfPart(pairs, wanted))]), 'iu')
  }
}
