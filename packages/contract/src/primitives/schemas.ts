import { z } from 'zod'

/** Ids are positive whole numbers; in paths and queries they arrive as text. */
export const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** A moment, ISO 8601 with offset. */
export const momentSchema = z.iso.datetime({ offset: true })

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
