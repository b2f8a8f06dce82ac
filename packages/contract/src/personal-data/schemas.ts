import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/schemas.ts'

export const personalDataFileSchema = z.object({
  /** `none`: it was not asked for, or has ended. */
  state: z.enum(['none', 'waiting', 'ready', 'failed']),
  requestedAt: z.string().nullable(),
  /** The data are as of this moment. */
  madeAt: z.string().nullable(),
  /** It can be downloaded until then. */
  expiresAt: z.string().nullable(),
  byteSize: z.number().int(),
})
export type PersonalDataFile = z.infer<typeof personalDataFileSchema>

/** What the erasure of a person would do, or has done. */
export const erasureSchema = z.object({
  userName: z.string(),
  /** Null: the person is not erased. */
  erasedAt: z.string().nullable(),
  /** Sittings whose marks stay. */
  sittings: z.number().int(),
  courses: z.number().int(),
  /** Courses that have no other instructor. */
  soleCourses: z.number().int(),
  /** Problems, assessments and shared libraries that have no other owner. */
  soleEntities: z.number().int(),
})
export type Erasure = z.infer<typeof erasureSchema>

const paramsSchema = z.object({ userId: idSchema })

const forAdministrators = { kind: 'globalAll', allOf: ['UserReadAny', 'UserUpdateAny'] } as const

/** Access, schemas and summaries of `personalDataCalls`. */
export const personalDataEndpoints = {
  getOwnPersonalData: defineEndpoint({
    summary: 'Whether the file with your data is there',
    access: { kind: 'signedIn' },
    result: personalDataFileSchema,
  }),
  requestOwnPersonalData: defineEndpoint({
    summary: 'Have the file with your data made; while one is on its way, asking again changes nothing',
    access: { kind: 'signedIn' },
    result: personalDataFileSchema,
    status: 202,
  }),
  downloadOwnPersonalData: defineEndpoint({
    summary: 'The file with your data (JSON)',
    access: { kind: 'signedIn' },
  }),
  getPersonalData: defineEndpoint({
    summary: 'Whether the file with the data of a person is there',
    access: forAdministrators,
    params: paramsSchema,
    result: personalDataFileSchema,
  }),
  requestPersonalData: defineEndpoint({
    summary: 'Have the file with the data of a person made; while one is on its way, asking again changes nothing',
    access: forAdministrators,
    params: paramsSchema,
    result: personalDataFileSchema,
    status: 202,
  }),
  downloadPersonalData: defineEndpoint({
    summary: 'The file with the data of a person (JSON), as the person could download it',
    access: forAdministrators,
    params: paramsSchema,
  }),
  getErasure: defineEndpoint({
    summary: 'What the erasure of a person would do, in figures',
    access: forAdministrators,
    params: paramsSchema,
    result: erasureSchema,
  }),
  erasePerson: defineEndpoint({
    summary: 'Erase a person for good: names, addresses, ways in and own words go, marks stay under a number',
    access: forAdministrators,
    params: paramsSchema,
    body: z.object({
      /** The user name of the person. */
      confirmation: z.string().max(300),
    }),
  }),
}
