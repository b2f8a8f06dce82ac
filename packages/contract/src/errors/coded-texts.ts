import type { SaidSentence } from './schemas.ts'

/** The names that stand in a text as `{name}`. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

type Texts = Readonly<Record<string, string>>
/** What a sentence takes: nothing where no name stands in it. */
export type ParamsOf<Text extends string> =
  NamesIn<Text> extends never ? [] : [Readonly<Record<NamesIn<Text>, string | number>>]

/** Some sentences: in English, and each as its code with what it holds. */
export interface SaidText {
  readonly message: string
  readonly said: readonly SaidSentence[]
}

/** One sentence, in English and as its code with what it holds. */
export interface OneSaidText extends SaidText {
  readonly said: readonly [SaidSentence]
}

type SaidValue = string | number | readonly string[]
/** What a sentence takes that is passed on as its code, too. */
export type SaidParamsOf<Text extends string> =
  NamesIn<Text> extends never ? [] : [Readonly<Record<NamesIn<Text>, SaidValue>>]

export interface CodedTexts<T extends Texts> {
  /** The English by its code. */
  readonly texts: T
  /** A sentence in English. */
  readonly write: <Code extends keyof T & string>(code: Code, ...params: ParamsOf<T[Code]>) => string
  /** A sentence in English and as its code, for a caller that passes on both. */
  readonly say: <Code extends keyof T & string>(code: Code, ...params: SaidParamsOf<T[Code]>) => OneSaidText
  /** Which sentences a text is made of, with what they hold; none where it holds anything else. */
  readonly recognise: (text: string) => readonly SaidSentence[]
}

const slot = /\{(\w+)\}/

/** A name that stands in a text twice holds the same both times. */
function patternOf(text: string): RegExp {
  const names = new Set<string>()
  const groupOf = (name: string): string => {
    if (names.has(name)) return `\\k<${name}>`
    names.add(name)
    return `(?<${name}>[\\s\\S]*?)`
  }
  const parts = text
    .split(slot)
    .map((part, index) => (index % 2 === 1 ? groupOf(part) : part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')))
  return new RegExp(`^${parts.join('')}$`)
}

const literalLength = (text = ''): number => text.replaceAll(/\{\w+\}/g, '').length

type Single = (text: string) => SaidSentence | undefined

function singleOf(texts: Texts): Single {
  const constant = new Map<string, string>()
  const patterns: (readonly [string, RegExp])[] = []
  for (const [code, text] of Object.entries(texts)) {
    if (slot.test(text)) patterns.push([code, patternOf(text)])
    else constant.set(text, code)
  }
  // What says most by itself comes first: “the same {column}” would take “the same user name, “x”” for its own.
  patterns.sort(([one], [other]) => literalLength(texts[other]) - literalLength(texts[one]))
  return (text) => {
    const code = constant.get(text)
    if (code !== undefined) return { code, params: {} }
    for (const [each, pattern] of patterns) {
      const match = pattern.exec(text)
      if (match) return { code: each, params: { ...match.groups } }
    }
    return undefined
  }
}

/** Where a text may be parted: after a sentence. */
const ends = /(?<=[.!?”:)])\s/g

/** Texts longer than any that is made of these. */
const longest = 2000

/** Beginnings with ends that one text may be tried with: more than a text of 40 sentences has. */
const mostTries = 1000

/** Several sentences before one: what stands in the first could seem to go on to the end of the last. */
function recognise(single: Single, text: string): readonly SaidSentence[] {
  const parts = [...text.matchAll(ends)].map(({ index }) => index)
  // What follows on a place is worked out once: two sentences that can be parted in several ways would double it each time.
  const known = new Map<number, readonly SaidSentence[]>()
  let tries = 0
  const sentenceAt = (start: number, end: number): SaidSentence | undefined => {
    tries += 1
    return tries > mostTries ? undefined : single(text.slice(start, end))
  }
  const partedFrom = (start: number): readonly SaidSentence[] => {
    for (const end of parts) {
      const first = end > start ? sentenceAt(start, end) : undefined
      const rest = first ? sentencesFrom(end + 1) : []
      if (first && rest.length > 0) return [first, ...rest]
    }
    const whole = sentenceAt(start, text.length)
    return whole ? [whole] : []
  }
  const sentencesFrom = (start: number): readonly SaidSentence[] => {
    const found = known.get(start) ?? partedFrom(start)
    known.set(start, found)
    return found
  }
  return sentencesFrom(0)
}

/**
 * English sentences with codes. Whoever makes one writes it by its code; where it was stored as a text, or passed on as one, the code
 * and what it holds are found again when it goes to a screen.
 *
 * @example
 * const { write, recognise } = codedTexts({ lineSame: 'Line {line} is the same person.' })
 * recognise(write('lineSame', { line: 3 })) // [{ code: 'lineSame', params: { line: '3' } }]
 */
export function codedTexts<const T extends Texts>(texts: T): CodedTexts<T> {
  const single = singleOf(texts)
  const fill = (code: string, params: Readonly<Record<string, SaidValue>>): string =>
    (texts[code] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => [params[name] ?? ''].flat().join(', '))
  return {
    texts,
    write: (code, ...[given]) => fill(code, given ?? {}),
    say: (code, ...[params = {}]) => ({ message: fill(code, params), said: [{ code, params }] }),
    recognise: (text) => (text === '' || text.length > longest ? [] : recognise(single, text)),
  }
}
