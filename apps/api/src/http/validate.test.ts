import { emailSchema } from '@isomorph/contract/schemas'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldErrorsOf } from './validate.ts'

const bodySchema = z.strictObject({ email: emailSchema, name: z.string().max(5) })

function errorsOf(body: unknown) {
  return fieldErrorsOf(bodySchema.safeParse(body).error ?? { issues: [] })
}

it('says what is wrong with each field in English as before, and beside it in a code', () => {
  expect(errorsOf({ email: 'ada', name: 'Ada Lovelace', age: 3 })).toEqual([
    { path: 'email', message: 'Type an e-mail address.', reason: { code: 'typeEmail', params: {} } },
    {
      path: 'name',
      message: 'Too big: expected string to have <=5 characters',
      reason: { code: 'stringTooLong', params: { count: '5' } },
    },
    { path: 'age', message: 'This field is unknown.', reason: { code: 'fieldUnknown', params: {} } },
  ])
})
