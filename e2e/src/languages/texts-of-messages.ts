import { allAreas, catalogOf, type AnyLanguageCode } from './catalogs.ts'

/** One way in which a message can read: its texts, and the names of what is put in. */
export type Reading = readonly (string | { readonly name: string })[]

type CompiledMessage = Awaited<ReturnType<typeof catalogOf>>[string]
type CompiledPart = CompiledMessage[number]

function readingsOfPart(part: CompiledPart): readonly Reading[] {
  if (typeof part === 'string') return [[part === '#' ? { name: '#' } : part]]
  const [name, , choices] = part
  if (choices === undefined) return [[{ name }]]
  const messages = Object.values(choices).filter((choice) => typeof choice !== 'number')
  return messages.flatMap(readingsOf)
}

/** Every way in which a message can read: each choice of its plurals and selects. */
function readingsOf(message: CompiledMessage): readonly Reading[] {
  let readings: readonly Reading[] = [[]]
  for (const part of message) {
    const next = readingsOfPart(part)
    readings = readings.flatMap((before) => next.map((after) => [...before, ...after]))
  }
  return readings
}

/** What every message can read as in a language, by its key. */
export async function readMessages(code: AnyLanguageCode): Promise<ReadonlyMap<string, readonly Reading[]>> {
  const catalogs = await Promise.all(allAreas.map((area) => catalogOf(area, code)))
  return new Map(
    catalogs.flatMap((catalog) => Object.entries(catalog)).map(([key, message]) => [key, readingsOf(message)]),
  )
}
