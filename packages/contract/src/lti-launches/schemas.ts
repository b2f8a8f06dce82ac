import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/schemas.ts'
import { nameSchema } from '../text/schemas.ts'
import { linksMaximum, ltiLaunchStates } from './limits.ts'

const namedSchema = z.object({ id: z.number().int(), name: z.string() })

/** A launch, for the person who came by it. */
export const ltiLaunchSchema = z.object({
  id: z.number().int(),
  state: z.enum(ltiLaunchStates),
  providerName: z.string(),
  /** What the platform calls the course and the link. */
  contextTitle: z.string(),
  linkTitle: z.string(),
  /** The course that the platform's is connected to. */
  group: namedSchema.nullable(),
  /** What the link opens. */
  groupAssessmentId: z.number().int().nullable(),
  /** To choose from: own courses while connecting, assessments of the course while choosing. */
  choices: z.array(namedSchema),
  /** Whether the person may make a course. */
  mayCreateGroup: z.boolean(),
  /** Whether the platform takes several links at once. */
  acceptsSeveral: z.boolean(),
  /** The way back to the platform. */
  returnUrl: z.string().nullable(),
  /** What the platform calls a learner whose name here shares no word with it; the page asks before it goes on. Else empty. */
  otherName: z.string(),
})
export type LtiLaunch = z.infer<typeof ltiLaunchSchema>

const own = { kind: 'global', anyOf: ['LtiLaunchReadOwn'] } as const
const paramsSchema = z.object({ ltiLaunchId: idSchema })

/** Access, schemas and summaries of `ltiLaunchCalls`. */
export const ltiLaunchEndpoints = {
  getLtiLaunch: defineEndpoint({
    summary: 'What a launch leads to, for the person who came by it',
    access: own,
    params: paramsSchema,
    result: ltiLaunchSchema,
  }),
  connectLtiContext: defineEndpoint({
    summary: 'Connect the course of a learning platform with a course here, which is made where a name is given',
    access: own,
    params: paramsSchema,
    body: z
      .object({ groupId: z.number().int().positive().optional(), name: nameSchema.optional() })
      .refine(({ groupId, name }) => (groupId === undefined) !== (name === undefined), {
        message: 'Choose a course, or name a new one.',
        path: ['groupId'],
      }),
    result: ltiLaunchSchema,
  }),
  answerDeepLinking: defineEndpoint({
    summary: 'Sign links to assessments of the connected course, which the browser posts to the platform; none: cancel',
    access: own,
    params: paramsSchema,
    body: z.object({ groupAssessmentIds: z.array(idSchema).max(linksMaximum) }),
    result: z.object({
      /** Where the browser posts it as the form field JWT. */
      address: z.string(),
      jwt: z.string(),
    }),
  }),
  chooseLtiAssessment: defineEndpoint({
    summary: 'Choose which assessment of the connected course a link of the platform opens',
    access: own,
    params: paramsSchema,
    body: z.object({ groupAssessmentId: idSchema }),
    result: ltiLaunchSchema,
  }),
}
