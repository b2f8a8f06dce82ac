import type { FastifyRequest } from 'fastify'
import { imageMaximumBytes } from '@isomorph/contract'
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
    const detail = `The file is larger than ${maximumBytes / 1024 / 1024} MB, the most that this address accepts.`
    throw new Refusal(platformRefusals.tooLarge, { detail, cause: error })
  })
  if (bytes.length === 0) throw new Refusal(fileRefusals.noFile)
  return { bytes, fileName: part.filename }
}
