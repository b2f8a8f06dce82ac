import { emailSchema, identifierTextSchema, passwordSchema, personNameSchema } from '@isomorph/contract/schemas'
import { hasName, nameMissing } from '@isomorph/contract'
import { z } from 'zod'
import { saying } from '../../forms/schemas.ts'

/** The account of the first administrator. */
export const setupSchema = z
  .object({
    setupToken: z.string().trim().min(1, 'Type the setup token.'),
    firstName: personNameSchema,
    lastName: personNameSchema,
    email: saying(emailSchema, 'Type an e-mail address, such as ada@example.edu.'),
    userName: identifierTextSchema.min(1, 'Type a user name.'),
    password: passwordSchema,
  })
  .refine(hasName, { path: ['firstName'], message: nameMissing, when: () => true })
