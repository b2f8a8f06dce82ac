import type { Services } from '../../services/services.ts'
import { unsignedMark } from '../../rendering/index.ts'
import { mapImages, nameInAddress } from './figures.ts'
import { signAddress } from './file-signature.ts'

/** A document for one viewer: figures that are not public get addresses signed for them. */
export function signFigures<T>(
  { fileKey, clock }: Pick<Services, 'fileKey' | 'clock'>,
  viewerId: number,
  content: T,
): T {
  const now = clock.now()
  return mapImages(content, (attributes) => {
    const name = attributes.nonPublic ? nameInAddress(attributes.src) : undefined
    return name === undefined ? attributes : { ...attributes, src: signAddress(fileKey, name, viewerId, now) }
  })
}

/** Of images alone: an address in a link or in what somebody typed is not signed. */
const unsignedAddress = /(?<=<img src=")\/api\/files\/([\w.-]+)\?unsigned=1(?=")/g

/** The same for a rendered page, which is kept for all viewers without signatures. */
export function signRenderedFigures(
  { fileKey, clock }: Pick<Services, 'fileKey' | 'clock'>,
  viewerId: number,
  html: string,
): string {
  if (!html.includes(unsignedMark)) return html
  const now = clock.now()
  return html.replaceAll(unsignedAddress, (_, name: string) =>
    signAddress(fileKey, name, viewerId, now).replaceAll('&', '&amp;'),
  )
}
