import type { Catalog, CompiledChoices, CompiledMessage, CompiledPart } from './catalog.ts'
import type { PseudoLanguageCode } from './languages.ts'

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  'aá eé ií oó uú cç nñ sš zž yý AÁ EÉ IÍ OÓ UÚ CÇ NÑ SŠ ZŽ YÝ'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/** English that is 40 % longer and still readable: `[Lóg ín~~]`. */
function long(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter)
}

/** English as it looks in a script from right to left. */
function fromTheRight(text: string): string {
  return text.trim() === '' ? text : `\u202e${text}\u202c`
}

/** A catalog in a pseudo-language, made of the English one. A text on the screen that is not changed is in no catalog. */
export function pseudoCatalog(english: Catalog, code: PseudoLanguageCode): Catalog {
  const messages = Object.entries(english).map(([key, message]) => [
    key,
    code === 'en-XA' ? bracketed(mapTexts(message, long)) : mapTexts(message, fromTheRight),
  ])
  return Object.fromEntries(messages) as Catalog
}

/** Brackets show where a message begins and ends; a text that is cut off has lost one. */
function bracketed(message: CompiledMessage): CompiledMessage {
  return ['[', ...message, `${'~'.repeat(Math.ceil(lengthOf(message) * 0.4))}]`]
}

function lengthOf(message: CompiledMessage): number {
  return message.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 8), 0)
}

function mapTexts(message: CompiledMessage, change: (text: string) => string): CompiledMessage {
  return message.map((part) => mapPart(part, change))
}

function mapPart(part: CompiledPart, change: (text: string) => string): CompiledPart {
  // `#` is the number of the plural around it.
  if (typeof part === 'string') return part === '#' ? part : change(part)
  const [name, kind, choices] = part
  return kind === undefined || choices === undefined ? part : [name, kind, mapChoices(choices, change)]
}

function mapChoices(choices: CompiledChoices, change: (text: string) => string): CompiledChoices {
  return Object.fromEntries(
    Object.entries(choices).map(([choice, message]) => [
      choice,
      typeof message === 'number' ? message : mapTexts(message, change),
    ]),
  )
}
