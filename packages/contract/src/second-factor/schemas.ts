import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/schemas.ts'
import { secondFactorCodeSchema, typedPasswordSchema } from '../sign-in/schemas.ts'

const currentPasswordSchema = typedPasswordSchema.min(1, 'Type your current password.')

/** A secret for an authenticator app that is not in use yet. */
export const newSecondFactorSchema = z.object({
  /** In base 32, to be typed where no picture can be taken. */
  secret: z.string(),
  /** The same as an `otpauth://` address, for a QR code. */
  address: z.string(),
  /** The secret, sealed: it comes back with the first code. */
  ticket: z.string(),
})
export type NewSecondFactor = z.infer<typeof newSecondFactorSchema>

const recoveryCodesSchema = z.object({
  /** Shown this once. */
  recoveryCodes: z.array(z.string()),
})

/** Access, schemas and summaries of `secondFactorCalls`. */
export const secondFactorEndpoints = {
  getSecondFactor: defineEndpoint({
    summary: 'Whether you sign in with a second factor, and how many recovery codes are left',
    access: { kind: 'signedIn' },
    result: z.object({
      /** Null: there is none. */
      setAt: z.string().nullable(),
      recoveryCodesLeft: z.number().int(),
      /** The installation asks for one of you. */
      isRequired: z.boolean(),
    }),
  }),
  beginSecondFactor: defineEndpoint({
    summary: 'A new secret for your authenticator app; it counts once a code confirms it',
    access: { kind: 'signedIn' },
    body: z.strictObject({ currentPassword: currentPasswordSchema }),
    result: newSecondFactorSchema,
  }),
  setSecondFactor: defineEndpoint({
    summary: 'Set your second factor by its first code; your other sessions end',
    access: { kind: 'signedIn' },
    body: z.strictObject({ ticket: z.string().max(2000), code: secondFactorCodeSchema }),
    result: recoveryCodesSchema,
  }),
  renewRecoveryCodes: defineEndpoint({
    summary: 'New recovery codes; the former ones count no more',
    access: { kind: 'signedIn' },
    body: z.strictObject({ currentPassword: currentPasswordSchema }),
    result: recoveryCodesSchema,
  }),
  endSecondFactor: defineEndpoint({
    summary: 'Sign in without a second factor again; repeating it does nothing',
    access: { kind: 'signedIn' },
    body: z.strictObject({ currentPassword: currentPasswordSchema }),
  }),
  endSecondFactorOfUser: defineEndpoint({
    summary: 'Remove the second factor of somebody who has lost it; repeating it does nothing',
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    params: z.object({ userId: idSchema }),
  }),
  beginSecondFactorAtSignIn: defineEndpoint({
    summary: 'A new secret for somebody whom the installation asks for a second factor and who has none',
    access: { kind: 'public' },
    body: z.strictObject({
      userName: z.string().trim().min(1, 'Type your user name.').max(200),
      password: typedPasswordSchema.min(1, 'Type your password.'),
    }),
    result: newSecondFactorSchema,
  }),
}
