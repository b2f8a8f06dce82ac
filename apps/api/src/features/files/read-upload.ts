import type { FastifyRequest } from 'fastify'
import { imageMaximumBytes } from '@isomorph/contract'
import { Refusal } from '../../platform/refusals.ts'
import { fileRefusals } from './files.errors.ts'

export interface Upload {
  readonly bytes: Buffer
  /** As the browser names it: to be shown, not to be trusted. */
  readonly fileName: string
}

/** The one file of a multipart request. */
export async function readUpload(
  request: FastifyRequest,
  { maximumBytes = imageMaximumBytes }: { readonly maximumBytes?: number } = {},
): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal(fileRefusals.noFile)
  const part = await request.file({ limits: { fileSize: maximumBytes } })
  if (!part) throw new Refusal(fileRefusals.noFile)
  const bytes = await part.toBuffer()
  if (bytes.length === 0) throw new Refusal(fileRefusals.noFile)
  return { bytes, fileName: part.filename }
}
