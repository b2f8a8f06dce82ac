import { z } from 'zod'

/** Ids are positive whole numbers; in paths and queries they arrive as text. */
export const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** A moment, ISO 8601 with offset. */
export const momentSchema = z.iso.datetime({ offset: true })

/** How many entries a page of a list may have. */
export const pageSizeOptions = [25, 50, 100, 150, 200] as const
/** Entries of a page unless the query says otherwise. */
export const defaultPageSize = 25
/** Shorter keywords would match nearly everything. */
export const minimumKeywordLength = 3

/** Fewer than three characters are refused unless all are digits; spaces alone are no keywords. Empty finds everything. */
export function areKeywordsValid(keywords: string): boolean {
  const trimmed = keywords.trim()
  return keywords === '' || trimmed.length >= minimumKeywordLength || /^\d+$/.test(trimmed)
}

/** What a list is searched for. */
export const keywordsSchema = z
  .string()
  .max(200)
  .default('')
  .refine(areKeywordsValid, `Type at least ${minimumKeywordLength} characters, or digits only.`)

/** A yes or no, as it stands in a query or in a body. */
export const flagSchema = z.stringbool().or(z.boolean())

/** Query of every list: keywords all must match, page by number, sort key with `-` for descending. */
export const listQuerySchema = z.object({
  keywords: keywordsSchema,
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce
    .number()
    .int()
    .refine(
      (size) => (pageSizeOptions as readonly number[]).includes(size),
      `A page has ${pageSizeOptions.join(', ')} entries.`,
    )
    .default(defaultPageSize),
})

/** `{items, total, page, pageSize}` */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() })
}

/** How a person is shown in lists and as owner. */
export const personSchema = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  uid: z.string(),
})
export type Person = z.infer<typeof personSchema>
