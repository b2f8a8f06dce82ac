import { z } from 'zod'

/**
 * An answer that is JSON text already. Only `writeInParts` makes one, so that every member of it has been through the
 * schema of the call, as in any other answer.
 */
export class WrittenAnswer<Schema extends z.ZodType> {
  readonly schema: Schema
  readonly text: string
  /** In place of the status of the endpoint. */
  readonly status: 202 | undefined

  constructor(schema: Schema, text: string, status?: 202) {
    this.schema = schema
    this.text = text
    this.status = status
  }

  /** The same answer with a status of its own, which the endpoint names among its further ones. */
  withStatus(status: 202): WrittenAnswer<Schema> {
    return new WrittenAnswer(this.schema, this.text, status)
  }
}

type Member<Schema extends z.ZodObject> = keyof z.input<Schema> & string

interface Parts<Schema extends z.ZodObject, Fixed extends Member<Schema>> {
  /** The text of the members that never change: worth keeping. */
  readonly write: (fixed: Pick<z.input<Schema>, Fixed>) => string
  /** The whole answer, from a text of `write` and the other members. */
  readonly join: (others: Omit<z.input<Schema>, Fixed>, written: string) => WrittenAnswer<Schema>
}

const beyondAscii = /[\u0080-\uffff]/g

/** JSON in characters of one byte each: the engine joins and sends such texts in a fraction of the time. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    beyondAscii,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function membersOf(json: string): string {
  return json.slice(1, -1)
}

/**
 * For answers most of which is the same each time: those members are checked and written once, and the others are put
 * beside them.
 *
 * @example
 * const { write, join } = writeInParts(pageSchema, ['statementHtml'])
 * const kept = write({ statementHtml })
 * return join({ attemptsUsed: 2 }, kept)
 */
export function writeInParts<Schema extends z.ZodObject, Fixed extends Member<Schema>>(
  schema: Schema,
  names: readonly Fixed[],
): Parts<Schema, Fixed> {
  const fixedNames: ReadonlySet<string> = new Set(names)
  const pick = (isFixed: boolean) =>
    z.object(Object.fromEntries(Object.entries(schema.shape).filter(([name]) => fixedNames.has(name) === isFixed)))
  const fixedSchema = pick(true)
  const otherSchema = pick(false)
  return {
    write: (fixed) => membersOf(asciiJson(fixedSchema.parse(fixed))),
    join: (others, written) => {
      const text = membersOf(JSON.stringify(otherSchema.parse(others)))
      return new WrittenAnswer(schema, `{${text},${written}}`)
    },
  }
}

/** A list of answers that are written already. */
export function writtenList<Item extends z.ZodType>(
  schema: z.ZodArray<Item>,
  items: readonly WrittenAnswer<Item>[],
): WrittenAnswer<z.ZodArray<Item>> {
  if (items.some((item) => item.schema !== schema.element)) throw new Error('This list holds answers of another kind.')
  return new WrittenAnswer(schema, `[${items.map(({ text }) => text).join(',')}]`)
}
