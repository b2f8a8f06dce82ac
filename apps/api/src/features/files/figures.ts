/** Figures in documents: images by their addresses, wherever in a content they stand. */

interface ImageAttributes {
  readonly src: string
  readonly nonPublic: boolean
}

function isImage(value: object): value is { type: 'image'; attrs: ImageAttributes } {
  return 'type' in value && value.type === 'image' && 'attrs' in value && typeof value.attrs === 'object'
}

/** The same document with every image's attributes changed; everything else stays as it is. */
export function mapImages<T>(value: T, change: (attributes: ImageAttributes) => ImageAttributes): T {
  if (Array.isArray(value)) return value.map((member: unknown) => mapImages(member, change)) as T
  if (typeof value !== 'object' || value === null) return value
  if (isImage(value)) return { ...value, attrs: change(value.attrs) }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapImages(member, change)])) as T
}

/** The name of an uploaded file in its address, with or without a signature. */
export function nameInAddress(address: string): string | undefined {
  return /^\/api\/files\/([\w.-]+)(\?|$)/.exec(address)?.[1]
}

/** Addresses as they are stored: without signatures, which name a viewer and end. */
export function stripSignatures<T>(content: T): T {
  return mapImages(content, (attributes) => ({ ...attributes, src: attributes.src.split('?')[0] ?? attributes.src }))
}
