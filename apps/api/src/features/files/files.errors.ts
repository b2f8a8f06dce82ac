import type { AuthoringRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const fileRefusals: Readonly<Record<AuthoringRefusalCode<'file'>, RefusalKind>> = defineRefusals({
  noFile: { status: 400, title: 'No file was sent', detail: 'The file is empty, or none was chosen.' },
  notAnImage: {
    status: 400,
    title: 'This is not an image that can be used',
    detail: 'Use a GIF, JPEG, PNG, APNG, SVG, WebP, BMP or icon file.',
  },
  imageTooLarge: {
    status: 413,
    title: 'The image is too large',
    detail: 'An image has at most 10 MB and 50 million pixels.',
  },
  unsafeDrawing: {
    status: 400,
    title: 'The drawing cannot be used',
    detail: 'The SVG file is not well-formed, or it is nested or repeated beyond all measure.',
  },
  fileMissing: {
    status: 404,
    title: 'The image is lost',
    detail:
      'It was uploaded, and its file is no longer there. An operator of the installation can restore it from a backup.',
  },
  figureOfOthers: {
    status: 403,
    title: 'An image belongs to somebody else',
    detail: 'Use your own images, and those in problems that you may read.',
  },
})
