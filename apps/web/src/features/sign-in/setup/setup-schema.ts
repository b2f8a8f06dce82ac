import { emailSchema, identifierTextSchema, passwordSchema, personNameSchema } from '@isomorph/contract/schemas'
import { hasName, nameMissing } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { z } from 'zod'
import { saying } from '../../../forms/schemas.ts'

/** The account of the first administrator. */
export const setupSchema = z
  .object({
    setupToken: z
      .string()
      .trim()
      .min(1, { error: () => t('sign-in.setup.token.missing') }),
    firstName: personNameSchema,
    lastName: personNameSchema,
    email: saying(emailSchema, () => t('sign-in.setup.email.wrong')),
    userName: identifierTextSchema.min(1, { error: () => t('sign-in.setup.userName.missing') }),
    password: passwordSchema,
  })
  .refine(hasName, { path: ['firstName'], message: nameMissing, when: () => true })
