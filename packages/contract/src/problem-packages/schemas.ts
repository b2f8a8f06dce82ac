import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { fieldErrorSchema } from '../errors/schemas.ts'
import { flagSchema, idSchema } from '../primitives/schemas.ts'
import { licensingSchema } from '../problems/problem-schemas.ts'
import { packageOutcomes, packageProblemsMaximum } from './limits.ts'

/** One problem of a package, and what becomes of it. */
const packageItemSchema = z.object({
  /** Its file in the package: `problems/0001.json` */
  file: z.string(),
  /** Empty where the file cannot be read so far. */
  name: z.string(),
  outcome: z.enum(packageOutcomes),
  /** How many different images it shows. */
  imageCount: z.number().int(),
  licensing: licensingSchema.nullable(),
  /** What was made of it, or what exists already; null for who may not read that any more, and where there is none. */
  problem: z.object({ id: z.number().int(), name: z.string(), isDeleted: z.boolean() }).nullable(),
  /** Why it is unreadable: each field and what is wrong with it. */
  errors: z.array(fieldErrorSchema),
})
export type PackageItem = z.infer<typeof packageItemSchema>

const packageReportSchema = z.object({
  items: z.array(packageItemSchema),
  /** Files of the package that belong to no problem: the first of them. */
  unused: z.array(z.string()),
})
export type PackageReport = z.infer<typeof packageReportSchema>

/** Access, schemas and summaries of `problemPackageCalls`. */
export const problemPackageEndpoints = {
  exportProblems: defineEndpoint({
    summary: 'A zip file with problems, their images, licences and attributions; all of the named ones or none',
    access: { kind: 'signedIn' },
    body: z.object({
      problemIds: z
        .array(idSchema)
        .min(1, 'Name at least one problem.')
        .max(packageProblemsMaximum, `At most ${packageProblemsMaximum} problems are exported at once.`),
    }),
  }),
  lookAtPackage: defineEndpoint({
    summary: 'What an import of a package would make; nothing is changed',
    access: { kind: 'global', anyOf: ['ProblemCreate'] },
    result: packageReportSchema,
  }),
  importProblems: defineEndpoint({
    summary: 'Make the new problems of a package; the caller becomes their owner, and a repeat makes nothing',
    access: { kind: 'global', anyOf: ['ProblemCreate'] },
    query: z
      .object({
        /** Also those that exist already, as further problems. */
        again: flagSchema.default(false),
        /** Makes a repeated import of those that exist already harmless. */
        clientKey: z.uuid().optional(),
      })
      .refine(({ again, clientKey }) => !again || clientKey !== undefined, {
        path: ['clientKey'],
        message: 'Name a key, so that a repeat makes nothing.',
      }),
    result: packageReportSchema,
  }),
}
