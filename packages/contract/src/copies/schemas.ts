import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { groupBodySchema } from '../groups/schemas.ts'
import { idSchema, momentSchema } from '../primitives/schemas.ts'
import { copiedAssessmentsMaximum } from './limits.ts'

const copiedAssessmentSchema = z.object({
  /** One of the course that is copied. */
  groupAssessmentId: idSchema,
  /** The dates of the copy: nothing is taken from those of the original. */
  opensAt: momentSchema.nullable(),
  dueAt: momentSchema.nullable(),
  closesAt: momentSchema.nullable(),
})

const copyBodySchema = z.object({
  into: z.discriminatedUnion('kind', [
    groupBodySchema.extend({ kind: z.literal('new') }),
    z.object({ kind: z.literal('existing'), groupId: idSchema }),
  ]),
  assessments: z
    .array(copiedAssessmentSchema)
    .max(copiedAssessmentsMaximum, `At most ${copiedAssessmentsMaximum} assessments are copied at once.`)
    .refine((copied) => new Set(copied.map(({ groupAssessmentId }) => groupAssessmentId)).size === copied.length, {
      message: 'Name each assessment once.',
    }),
  /** The same key gives the copies made first. */
  clientKey: z.uuid(),
})
export type CopyOfGroup = z.output<typeof copyBodySchema>

/** Access, schemas and summaries of `copyCalls`. */
export const copyEndpoints = {
  copyGroup: defineEndpoint({
    summary:
      'Copy assessments of a course into a new course, which needs GroupCreate, or another one, which needs GroupAssessmentCreate there',
    access: { kind: 'group', from: 'params', name: 'groupId', anyOf: ['GroupUpdate'] },
    params: z.object({ groupId: idSchema }),
    body: copyBodySchema,
    result: z.object({ groupId: z.number().int(), groupAssessmentIds: z.array(z.number().int()) }),
    status: 201,
  }),
}
