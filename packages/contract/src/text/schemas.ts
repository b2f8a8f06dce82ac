import { z } from 'zod'
import { cleanIdentifier, cleanName } from './visible-text.ts'

/** What people and things are called. Every schema of a name that is typed begins with it. */
export const nameTextSchema = z.string().overwrite(cleanName)

/** User names, UIDs, PUIDs. */
export const identifierTextSchema = z.string().overwrite(cleanIdentifier)

export const emailSchema = identifierTextSchema.check(z.email('Type an e-mail address.')).max(320)

export const personNameSchema = nameTextSchema.max(200, 'A name has at most 200 characters.')

/** The name of a course, problem or assessment. */
export const nameSchema = nameTextSchema.min(1, 'A name is required.').max(200, 'A name has at most 200 characters.')
