import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { saidSentenceSchema } from '../errors/schemas.ts'
import { idSchema } from '../primitives/schemas.ts'
import { problemContentSchema } from '../problem-content/schemas.ts'
import { promptMaximumLength, promptQuestionKinds, promptStates, promptSteps } from './limits.ts'

const lineSchema = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u, 'This text contains control characters.')

const settings = {
  isEnabled: z.boolean(),
  /** Up to and with the version: `https://api.example.com/v1`. */
  address: z
    .url({ protocol: /^https?$/, error: 'Type a full address, such as https://api.example.com/v1.' })
    .max(500)
    .refine((text) => !/[?#\s]|\/\/[^/]*@/.test(text), 'The address has no query, no fragment and no user name.'),
  model: lineSchema.min(1, 'Type the name of the model.'),
  draftsPerDay: z.number().int().min(1).max(1000),
  tokensPerMonth: z.number().int().min(1000).max(1_000_000_000),
}

/** The endpoint that drafts problems, as administrators see it. */
export const aiSettingsSchema = z.object({
  ...settings,
  address: z.string(),
  model: z.string(),
  hasApiKey: z.boolean(),
})
export type AiSettings = z.infer<typeof aiSettingsSchema>

export const aiSettingsDraftSchema = z.object({
  ...settings,
  /** The key comes in and never goes out. Absent: it stays as it is. Empty: the endpoint asks for none. */
  apiKey: z
    .string()
    .max(1000)
    .regex(/^[\x21-\x7E]*$/, 'A key has letters, digits and signs only, without spaces.')
    .optional(),
})
export type AiSettingsDraft = z.output<typeof aiSettingsDraftSchema>

/** Whether the endpoint answers, or why not. */
export const aiSettingsCheckSchema = z.object({
  isRight: z.boolean(),
  message: z.string(),
  /** The same as codes with parameters. */
  said: z.array(saidSentenceSchema),
})
export type AiSettingsCheck = z.infer<typeof aiSettingsCheckSchema>

/** What an author is offered, beside what was asked for last. */
export const promptSchema = z.object({
  id: z.number().int(),
  state: z.enum(promptStates),
  prompt: z.string(),
  createdAt: z.string(),
  /** Why nothing is offered, in plain words; empty otherwise. */
  reason: z.string(),
  /** The reason as codes with parameters; none where it has no codes. */
  said: z.array(saidSentenceSchema).optional(),
  /** The step in which it ended, where it failed. */
  failedStep: z.enum(promptSteps).nullable(),
  /** How often the model was asked to correct its draft. */
  repairs: z.number().int(),
  /** Tokens that the endpoint counted, or an estimate where it counts none. */
  tokens: z.number().int(),
  /** Only once it is ready. */
  draft: z
    .object({
      name: z.string(),
      tags: z.array(z.string()),
      content: problemContentSchema,
      /** What the check and the lab find worth a look. */
      remarks: z.array(z.string()),
      /** The same as codes with parameters. */
      saidRemarks: z.array(z.array(saidSentenceSchema)).optional(),
      /** How many variants the second solve had, and how many of them it got right. */
      solvedVariants: z.number().int(),
      rightVariants: z.number().int(),
    })
    .nullable(),
})
export type Prompt = z.infer<typeof promptSchema>

export const promptOfferSchema = z.object({
  /** False: no administrator has set it up. */
  isOffered: z.boolean(),
  model: z.string(),
  draftsLeftToday: z.number().int(),
  /** Null where nothing was asked for within the days that drafts are kept, or the last draft was opened or discarded. */
  latest: promptSchema.nullable(),
})

const mayPrompt = { kind: 'global', anyOf: ['ProblemCreateWithPrompt'] } as const
const mayConfigure = { kind: 'global', anyOf: ['ConfigurationModify'] } as const
const byPrompt = z.object({ promptId: idSchema })

/** Access, schemas and summaries of `problemPromptCalls`. */
export const problemPromptEndpoints = {
  getPromptOffer: defineEndpoint({
    summary: 'Whether problems can be drafted by AI, and the last draft that the caller asked for',
    access: mayPrompt,
    result: promptOfferSchema,
  }),
  createWithPrompt: defineEndpoint({
    summary: 'Have a problem drafted from a description; nothing is saved as a problem',
    access: mayPrompt,
    body: z.object({
      prompt: z
        .string()
        .trim()
        .min(10, 'Describe the question in at least 10 characters.')
        .max(promptMaximumLength, `A description has at most ${promptMaximumLength} characters.`),
      questionKinds: z.array(z.enum(promptQuestionKinds)).min(1).max(promptQuestionKinds.length).optional(),
      /** The same key gives the draft that was asked for first. */
      clientKey: z.uuid(),
    }),
    result: promptSchema,
    status: 202,
  }),
  getPrompt: defineEndpoint({
    summary: 'How far a draft that the caller asked for is',
    access: mayPrompt,
    params: byPrompt,
    result: promptSchema,
  }),
  stopPrompt: defineEndpoint({
    summary: 'Stop a draft that the caller asked for; one that has ended stays as it is',
    access: mayPrompt,
    params: byPrompt,
    result: promptSchema,
  }),
  dismissPrompt: defineEndpoint({
    summary: 'Take a draft that has ended off the page: its author opened or discarded it',
    access: mayPrompt,
    params: byPrompt,
    result: promptSchema,
  }),
  getAiSettings: defineEndpoint({
    summary: 'The endpoint that drafts problems, without its key',
    access: mayConfigure,
    result: aiSettingsSchema,
  }),
  updateAiSettings: defineEndpoint({
    summary: 'Set up the endpoint that drafts problems; without a key in the body the stored one stays',
    access: mayConfigure,
    body: aiSettingsDraftSchema,
    result: aiSettingsSchema,
  }),
  checkAiSettings: defineEndpoint({
    summary: 'Ask the endpoint for one word, saved or not, and say what is wrong',
    access: mayConfigure,
    body: aiSettingsDraftSchema,
    result: aiSettingsCheckSchema,
  }),
}
