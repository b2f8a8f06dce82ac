import { z } from 'zod'
import { defineCall } from '../call.ts'

/** Types of images that paste, drop and the picker accept; the server looks at the content, not at the name. */
export const imageTypes = ['gif', 'jpg', 'jpeg', 'png', 'apng', 'svg', 'webp', 'bmp', 'ico'] as const
/** What the file picker offers. */
export const pickerImageTypes = ['.png', '.jpeg', '.jpg', '.gif', '.bmp'] as const
/** The largest image that is accepted. */
export const imageMaximumBytes = 10 * 1024 * 1024

/** Uploading figures; they are fetched by address, not by a call. */
export const fileCalls = {
  /** multipart/form-data with one part `file`. */
  uploadImage: defineCall({
    method: 'POST',
    path: '/api/files',
    summary: 'Upload an image for a statement',
    access: { kind: 'global', anyOf: ['ProblemCreate', 'AssessmentCreate', 'GroupCreate', 'ProblemUpdate'] },
    result: z.object({ url: z.string(), width: z.number().int().nullable(), height: z.number().int().nullable() }),
    status: 201,
  }),
}
