import { t } from '@isomorph/messages'
import { imageMaximumBytes, imageTypes, pickerImageTypes } from '@isomorph/contract'

/** A browser hands over pasted pictures a moment after the paste itself. */
export const imagePasteDelayMs = 50

/** For the file picker's `accept`. */
export const pickerAccept = pickerImageTypes.join(',')

const typesByMime: Readonly<Record<string, (typeof imageTypes)[number]>> = {
  'image/gif': 'gif',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'apng',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/bmp': 'bmp',
  'image/x-icon': 'ico',
  'image/vnd.microsoft.icon': 'ico',
}

/** Whether a pasted or dropped file is a picture that may be uploaded; the server looks at the content again. */
export function isAcceptedImage(file: { readonly type: string; readonly name: string }): boolean {
  if (file.type in typesByMime) return true
  const ending = file.name.toLowerCase().split('.').at(-1) ?? ''
  return file.type === '' && (imageTypes as readonly string[]).includes(ending)
}

/** Why a file cannot be uploaded, in a sentence, or nothing. */
export function issueOfImage(file: {
  readonly type: string
  readonly name: string
  readonly size: number
}): string | undefined {
  if (!isAcceptedImage(file)) return t('rich-text.picture.unknownKind', { name: file.name })
  if (file.size > imageMaximumBytes) {
    return t('rich-text.picture.tooLarge', { name: file.name, most: String(imageMaximumBytes / 1024 / 1024) })
  }
  return undefined
}
