import { fileTypeFromBuffer } from 'file-type'
import type { Services } from '../../services/services.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { createSecret } from '../../authorization/tokens.ts'
import { fileRefusals } from './files.errors.ts'
import { readImageSize, type ImageSize } from './image-size.ts'
import { sanitiseSvg } from './sanitise-svg.ts'

const extensions: Readonly<Record<string, string>> = {
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/bmp': 'bmp',
  'image/x-icon': 'ico',
  'image/svg+xml': 'svg',
}

const maximumPixels = 50_000_000
/** A drawing is text; one that is longer is no figure for a statement. */
const drawingMaximumBytes = 2 * 1024 * 1024

interface SafeImage {
  readonly contentType: string
  readonly bytes: Buffer
  readonly size: ImageSize | undefined
}

function readDrawing(bytes: Buffer): SafeImage | undefined {
  const start = bytes.subarray(0, 4096).toString('utf8')
  if (!/<svg[\s>]/i.test(start) && !/^\uFEFF?\s*<(\?xml|!--|!DOCTYPE)/i.test(start)) return undefined
  if (bytes.length > drawingMaximumBytes) throw new Refusal(fileRefusals.imageTooLarge)
  const { text, size } = sanitiseSvg(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  return { contentType: 'image/svg+xml', bytes: Buffer.from(text), size }
}

/** An image that can be shown, or a refusal. Looks at the content, never at the name. */
export async function readImage(bytes: Buffer): Promise<SafeImage> {
  const type = await fileTypeFromBuffer(bytes)
  if (type === undefined || type.mime === 'application/xml') {
    const drawing = readDrawing(bytes)
    if (drawing) return drawing
  }
  const contentType = type?.mime ?? ''
  const size = readImageSize(contentType, bytes)
  if (extensions[contentType] === undefined || !size) throw new Refusal(fileRefusals.notAnImage)
  if (size.width * size.height > maximumPixels) throw new Refusal(fileRefusals.imageTooLarge)
  return { contentType, bytes, size }
}

export interface UploadedImage {
  readonly url: string
  readonly width: number | null
  readonly height: number | null
}

/** Stores an image under a name that nobody can guess. */
export async function uploadImage(
  { db, files }: Pick<Services, 'db' | 'files'>,
  userId: number,
  upload: Buffer,
): Promise<UploadedImage> {
  const { contentType, bytes, size } = await readImage(upload)
  const name = `${createSecret(18)}.${extensions[contentType]}`
  await files.put(name, bytes)
  const width = size?.width ?? null
  const height = size?.height ?? null
  await db
    .insertInto('files')
    .values({ name, contentType, byteSize: bytes.length, width, height, createdBy: userId })
    .execute()
  return { url: `/api/files/${name}`, width, height }
}
