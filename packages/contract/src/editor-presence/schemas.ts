import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/schemas.ts'

const bodySchema = z.object({
  /** One open page. */
  editorKey: z.uuid(),
  /** The page is being left. */
  isLeaving: z.boolean().default(false),
})

const resultSchema = z.object({
  /** Everybody else who has it open, by name. */
  others: z.array(z.object({ id: z.number().int(), firstName: z.string(), lastName: z.string() })),
  /** The caller has it open on another page as well. */
  isOpenElsewhere: z.boolean(),
})
export type EditorPresence = z.infer<typeof resultSchema>

/** Access, schemas and summaries of `editorPresenceCalls`: only those who may change it say and see who has it open. */
export const editorPresenceEndpoints = {
  announceProblemEditor: defineEndpoint({
    summary: 'Say that the caller has a problem open to change it, and learn who else has',
    access: { kind: 'entity', entity: 'Problem', param: 'problemId', activity: 'Update' },
    params: z.object({ problemId: idSchema }),
    body: bodySchema,
    result: resultSchema,
  }),
  announceAssessmentEditor: defineEndpoint({
    summary: 'Say that the caller has an assessment open to change it, and learn who else has',
    access: { kind: 'entity', entity: 'Assessment', param: 'assessmentId', activity: 'Update' },
    params: z.object({ assessmentId: idSchema }),
    body: bodySchema,
    result: resultSchema,
  }),
}
