/** Figures in documents: images by their addresses, wherever in a content they stand. */

interface ImageAttributes {
  readonly src: string
  readonly alt: string
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

/** An uploaded image in a content. */
export interface PlacedFigure {
  readonly name: string
  /** What its author wrote for those who do not see it. */
  readonly alt: string
  /** Where it stands: `statement.content.2`. */
  readonly path: string
  /** Marked as not public. */
  readonly isHidden: boolean
}

function isPicture(value: object): value is { artifactType: 'FileArtifact'; url: string; alt: string } {
  return 'artifactType' in value && value.artifactType === 'FileArtifact' && 'url' in value
}

function figureAt(value: object, path: readonly (string | number)[]): PlacedFigure | undefined {
  const { src, alt, nonPublic } = isImage(value)
    ? value.attrs
    : isPicture(value)
      ? { src: value.url, alt: value.alt, nonPublic: false }
      : { src: '', alt: '', nonPublic: false }
  const name = nameInAddress(src)
  return name === undefined ? undefined : { name, alt, path: path.join('.'), isHidden: nonPublic }
}

/** Every uploaded image in a content: in documents, and among the values of text variables. */
export function figuresIn(content: unknown, path: readonly (string | number)[] = []): PlacedFigure[] {
  if (typeof content !== 'object' || content === null) return []
  const figure = figureAt(content, path)
  if (figure) return [figure]
  return Object.entries(content).flatMap(([key, member]) => figuresIn(member, [...path, key]))
}

/** The same content with every uploaded image under another name; addresses elsewhere stay. */
export function renameFigures<T>(value: T, rename: (name: string) => string): T {
  const renamed = (address: string): string => {
    const name = nameInAddress(address)
    return name === undefined ? address : `/api/files/${rename(name)}`
  }
  if (Array.isArray(value)) return value.map((member: unknown) => renameFigures(member, rename)) as T
  if (typeof value !== 'object' || value === null) return value
  if (isImage(value)) return { ...value, attrs: { ...value.attrs, src: renamed(value.attrs.src) } }
  if (isPicture(value)) return { ...value, url: renamed(value.url) }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, renameFigures(member, rename)])) as T
}

/** Addresses as they are stored: without signatures, which name a viewer and end. */
export function stripSignatures<T>(content: T): T {
  return mapImages(content, (attributes) => ({ ...attributes, src: attributes.src.split('?')[0] ?? attributes.src }))
}
