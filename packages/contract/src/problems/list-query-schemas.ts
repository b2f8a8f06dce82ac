import { z } from 'zod'
import { answerTypes } from '@isomorph/problem'
import { listQuerySchema } from '../lists/schemas.ts'
import { managedListSorts } from '../lists/sorts.ts'
import { flagSchema, idListSchema } from '../primitives/schemas.ts'
import { tagMaximumLength } from './limits.ts'

/** The query of a managed list: own or all, deleted or not. */
export const managedListQuerySchema = listQuerySchema.extend({
  /** Tab: Available or Deleted. */
  isDeleted: flagSchema.default(false),
  /** Only those the caller owns. */
  isOwn: flagSchema.default(false),
  sort: z.enum(managedListSorts).default('-changedAt'),
  withRelations: flagSchema.optional(),
})

/** Only problems with this tag, in capitals or not; all where it is empty. */
export const tagFilterSchema = z.string().trim().max(tagMaximumLength).default('')

/** Only problems that ask for an answer of this type; all where none is named. */
export const answerTypeFilterSchema = z.enum(answerTypes).optional()

/** The query of the list of problems: those that one of the named shared libraries holds, or all. */
export const problemListQuerySchema = managedListQuerySchema.extend({
  sharedLibraryIds: idListSchema.default([]),
  tag: tagFilterSchema,
  answerType: answerTypeFilterSchema,
})
