import { z } from 'zod'
import { areKeywordsValid } from './keywords.ts'
import { defaultPageSize, minimumKeywordLength, pageSizeOptions } from './limits.ts'

/** What a list is searched for. */
export const keywordsSchema = z
  .string()
  .max(200)
  .default('')
  .refine(areKeywordsValid, `Type at least ${minimumKeywordLength} characters, or digits only.`)

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

/** A page of a list that is answered whole without it: `longListPageSize` rows, fewer on the last page. */
export const longListPageSchema = z.coerce.number().int().min(1).optional()

/** `{items, total, page, pageSize}` */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() })
}

/** A page of what grows without end: `total` is exact up to `countedRowsMaximum`; with `isCapped` there are more. */
export function cappedPageOf<T extends z.ZodType>(item: T) {
  return pageOf(item).extend({ isCapped: z.boolean() })
}
