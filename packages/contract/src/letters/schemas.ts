import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { letterAvailabilities, letterKinds, letterModes } from './limits.ts'

const modesSchema = z.record(z.enum(letterKinds), z.enum(letterModes))

export const letterPreferencesSchema = z.object({
  /** Whether this installation sends letters, and why not. */
  availability: z.enum(letterAvailabilities),
  /** Where they go. */
  email: z.string(),
  modes: modesSchema,
  /** Whether the person may mark in a course: only then do letters of those who mark come. */
  isGrader: z.boolean(),
})
export type LetterPreferences = z.infer<typeof letterPreferencesSchema>

/** The person, and a signature that only this installation can make. */
const byToken = z.object({ token: z.string().regex(/^\d{1,15}-[\w-]{43}$/) })

/** Access, schemas and summaries of `letterCalls`. */
export const letterEndpoints = {
  getLetterPreferences: defineEndpoint({
    summary: 'Of what you are told by letter, and how',
    access: { kind: 'signedIn' },
    result: letterPreferencesSchema,
  }),
  saveLetterPreferences: defineEndpoint({
    summary: 'Choose of what you are told by letter: never, once a day, or as it happens',
    access: { kind: 'signedIn' },
    /** Kinds that are left out stay as they are. */
    body: z.strictObject({ modes: z.partialRecord(z.enum(letterKinds), z.enum(letterModes)) }),
    result: letterPreferencesSchema,
  }),
  openUnsubscription: defineEndpoint({
    summary: 'Leads from a letter to the page that ends letters; changes nothing',
    access: { kind: 'public' },
    params: byToken,
  }),
  unsubscribe: defineEndpoint({
    summary: 'End all letters about assessments to whom the letter was sent (RFC 8058)',
    access: { kind: 'public' },
    params: byToken,
  }),
}
