import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** Access, schemas and summaries of `fileCalls`. */
export const fileEndpoints = {
  /** multipart/form-data with one part `file`. */
  uploadImage: defineEndpoint({
    summary: 'Upload an image for a statement',
    access: { kind: 'global', anyOf: ['ProblemCreate', 'AssessmentCreate', 'GroupCreate', 'ProblemUpdate'] },
    result: z.object({ url: z.string(), width: z.number().int().nullable(), height: z.number().int().nullable() }),
    status: 201,
  }),
}
