import type { FastifyRequest } from 'fastify'
import { imageMaximumBytes, sayDetail } from '@isomorph/contract'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { fileRefusals } from './files.errors.ts'

export interface Upload {
  readonly bytes: Buffer
  /** As the browser names it: to be shown, not to be trusted. */
  readonly fileName: string
}

function isTooLarge(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'FST_REQ_FILE_TOO_LARGE'
}

/** The one file of a multipart request. */
export async function readUpload(
  request: FastifyRequest,
  { maximumBytes = imageMaximumBytes }: { readonly maximumBytes?: number } = {},
): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal(fileRefusals.noFile)
  const part = await request.file({ limits: { fileSize: maximumBytes } })
  if (!part) throw new Refusal(fileRefusals.noFile)
  const bytes = await part.toBuffer().catch((error: unknown) => {
    if (!isTooLarge(error)) throw error
    const found = sayDetail('fileTooLarge', { megabytes: maximumBytes / 1024 / 1024 })
    throw new Refusal(platformRefusals.tooLarge, { ...found, cause: error })
  })
  if (bytes.length === 0) throw new Refusal(fileRefusals.noFile)
  return { bytes, fileName: part.filename }
}
