import { z } from 'zod'
import { cleanIdentifier, cleanName } from './visible-text.ts'
import { emailMaximumLength, nameMaximumLength } from './limits.ts'

const nameTooLong = `A name has at most ${nameMaximumLength} characters.`

/** What people and things are called. Every schema of a name that is typed begins with it. */
export const nameTextSchema = z.string().overwrite(cleanName)

/** User names, UIDs, PUIDs. */
export const identifierTextSchema = z.string().overwrite(cleanIdentifier)

export const emailSchema = identifierTextSchema.check(z.email('Type an e-mail address.')).max(emailMaximumLength)

export const personNameSchema = nameTextSchema.max(nameMaximumLength, nameTooLong)

/** The name of a course, problem or assessment. */
export const nameSchema = nameTextSchema.min(1, 'A name is required.').max(nameMaximumLength, nameTooLong)
