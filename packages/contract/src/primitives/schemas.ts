import { z } from 'zod'

/** Ids are positive whole numbers; in paths and queries they arrive as text. */
export const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

const idListMaximum = 50

/** Ids in a query, separated by commas: `3,14`. An empty text is none. */
export const idListSchema = z
  .string()
  .max(1000)
  .regex(/^(\d+(,\d+)*)?$/, 'Write ids separated by commas.')
  .transform((text) => (text === '' ? [] : [...new Set(text.split(',').map(Number))]))
  .pipe(z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).max(idListMaximum))

/** A moment, ISO 8601 with offset. */
export const momentSchema = z.iso.datetime({ offset: true })

function isTimeZone(name: string): boolean {
  try {
    // Offsets such as +02:00 are no places: days there never change their length.
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat(undefined, { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/** A time zone by the name of a place: `America/Indianapolis`. */
export const timeZoneSchema = z
  .string()
  .max(100)
  .refine(isTimeZone, 'This is no time zone such as America/Indianapolis.')

/** A yes or no, as it stands in a query or in a body. */
export const flagSchema = z.stringbool().or(z.boolean())

/** How a person is shown in lists and as owner. */
export const personSchema = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  uid: z.string(),
})
export type Person = z.infer<typeof personSchema>
