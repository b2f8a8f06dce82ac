import { createHash } from 'node:crypto'
import { packageProblemsMaximum } from '@isomorph/contract'
import { licensingSchema, nameSchema, problemContentSchema, problemTagsSchema } from '@isomorph/contract/schemas'
import { z } from 'zod'

/**
 * A package is a zip file: `manifest.json` names the problems in their order, `problems/0001.json` is one of them in the
 * schemas of the contract, `files/` has the images under the SHA-256 of their bytes. A content names an image by an address
 * that ends in its name there.
 */
export const packageFormat = 'isomorph-problems'

/** Raised when a reader of the version before could not read what is written. */
export const packageVersion = 1

export const manifestName = 'manifest.json'

export const manifestSchema = z.object({
  format: z.literal(packageFormat, 'This is no package of problems.'),
  version: z.literal(packageVersion, `This version is not known here; version ${packageVersion} is.`),
  problems: z
    .array(
      z.object({
        file: z.string().regex(/^problems\/[\w-]{1,100}\.json$/, 'Write problems/0001.json.'),
        sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Write 64 hexadecimal digits.'),
      }),
    )
    .min(1, 'The package holds no problem.')
    .max(packageProblemsMaximum, `A package holds at most ${packageProblemsMaximum} problems.`),
})
export type Manifest = z.infer<typeof manifestSchema>

export const packedProblemSchema = z.object({
  name: nameSchema,
  tags: problemTagsSchema,
  licensing: licensingSchema,
  isDraftedByAi: z.boolean(),
  content: problemContentSchema,
})
export type PackedProblem = z.infer<typeof packedProblemSchema>

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** `files/` of an image's name. */
export function fileOfImage(name: string): string {
  return `files/${name}`
}

/** Whether a name is one that images have in packages. */
export function isPackedImage(name: string): boolean {
  return /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/.test(name)
}

/** Lines that people can read and compare. */
export function textOf(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}
