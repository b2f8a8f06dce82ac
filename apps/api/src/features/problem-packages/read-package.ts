import { joinDetails, packageTexts, sayDetail, type SaidOfField } from '@isomorph/contract'
import { isNestedDeeper } from '../../http/json-depth.ts'
import { fieldErrorsOf } from '../../http/validate.ts'
import { Refusal, type FieldError, type RefusalKind } from '../../refusals/refusals.ts'
import { figuresIn, fileRefusals, readImage } from '../files/index.ts'
import {
  fileOfImage,
  isPackedImage,
  manifestName,
  manifestSchema,
  packedProblemSchema,
  sha256Of,
  type Manifest,
  type PackedProblem,
} from './package-format.ts'
import { refusePackage, unpackPackage } from './unpack-package.ts'

/** One problem of a package, as far as it can be read. */
export interface ReadItem {
  readonly file: string
  readonly problem: PackedProblem | undefined
  /** Names of its images in the package. */
  readonly images: readonly string[]
  readonly errors: readonly FieldError[]
}

export interface ReadPackage {
  readonly items: readonly ReadItem[]
  readonly images: ReadonlyMap<string, Buffer>
  readonly unused: readonly string[]
}

const { write } = packageTexts

const maximumDepth = 128

/** Characters that no text of the database can hold, as JSON spells them. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

type Fault = 'nestedTooDeeply' | 'unstorableCharacters' | 'notJson'
type Parsed = { readonly value: unknown } | { readonly fault: Fault }

function parse(bytes: Uint8Array): Parsed {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isNestedDeeper(text, maximumDepth)) return { fault: 'nestedTooDeeply' }
    const value: unknown = JSON.parse(text)
    return unstorable.test(JSON.stringify(value)) ? { fault: 'unstorableCharacters' } : { value }
  } catch {
    return { fault: 'notJson' }
  }
}

/** The same of the manifest, which stands for the package as a whole. */
const manifestFaults = {
  nestedTooDeeply: 'manifestNested',
  unstorableCharacters: 'manifestCharacters',
  notJson: 'manifestNoJson',
} as const

function readManifest(files: ReadonlyMap<string, Uint8Array>): Manifest {
  const bytes = files.get(manifestName)
  if (!bytes) refusePackage(sayDetail('manifestMissing', { file: manifestName }))
  const parsed = parse(bytes)
  if ('fault' in parsed) refusePackage(sayDetail(manifestFaults[parsed.fault], { file: manifestName }))
  const read = manifestSchema.safeParse(parsed.value)
  if (read.success) return read.data
  const [first] = fieldErrorsOf(read.error)
  const place = sayDetail('inField', { file: manifestName, path: first?.path ?? '' })
  refusePackage(joinDetails(place, { detail: first?.message ?? '', said: first?.reason ? [first.reason] : [] }))
}

/** What a package is told of an image that a reader of uploads refuses. */
const imageFaults = new Map<RefusalKind, 'packageImageKind' | 'packageImageTooLarge' | 'packageImageUnsafe'>([
  [fileRefusals.notAnImage, 'packageImageKind'],
  [fileRefusals.imageTooLarge, 'packageImageTooLarge'],
  [fileRefusals.unsafeDrawing, 'packageImageUnsafe'],
])

/** Whether each image can be shown here; looked at once, however many problems show it. */
class Images {
  readonly #files: ReadonlyMap<string, Uint8Array>
  readonly #messages = new Map<string, Promise<string | undefined>>()

  constructor(files: ReadonlyMap<string, Uint8Array>) {
    this.#files = files
  }

  async whyNot(name: string): Promise<string | undefined> {
    const known = this.#messages.get(name) ?? this.#look(name)
    this.#messages.set(name, known)
    return await known
  }

  async #look(name: string): Promise<string | undefined> {
    const bytes = this.#files.get(fileOfImage(name))
    if (!bytes) return write('packageImageMissing', { file: fileOfImage(name) })
    if (sha256Of(bytes) !== name.split('.')[0]) return write('packageImageDamaged', { file: fileOfImage(name) })
    try {
      await readImage(Buffer.from(bytes))
      return undefined
    } catch (error) {
      const fault = error instanceof Refusal ? imageFaults.get(error.kind) : undefined
      if (fault === undefined) throw error
      return write(fault, { file: fileOfImage(name) })
    }
  }
}

function saidOf(message: string): Pick<SaidOfField, 'message'> & Pick<FieldError, 'reason'> {
  return { message, reason: packageTexts.recognise(message)[0] }
}

async function readImages(
  content: PackedProblem['content'],
  images: Images,
): Promise<{ readonly names: readonly string[]; readonly errors: readonly FieldError[] }> {
  const errors: FieldError[] = []
  const figures = figuresIn(content)
  for (const { name, path } of figures) {
    const message = await images.whyNot(name)
    if (message !== undefined) errors.push({ path: `content.${path}`, ...saidOf(message) })
  }
  return { names: [...new Set(figures.map(({ name }) => name))], errors }
}

async function readItem(
  { file, sha256 }: Manifest['problems'][number],
  files: ReadonlyMap<string, Uint8Array>,
  images: Images,
): Promise<ReadItem> {
  const unread = (errors: readonly FieldError[]): ReadItem => ({ file, problem: undefined, images: [], errors })
  const bytes = files.get(file)
  if (!bytes) return unread([{ path: '', ...saidOf(write('fileMissing')) }])
  if (sha256Of(bytes) !== sha256) return unread([{ path: '', ...saidOf(write('fileChanged')) }])
  const parsed = parse(bytes)
  if ('fault' in parsed) return unread([{ path: '', ...saidOf(write(parsed.fault)) }])
  const read = packedProblemSchema.safeParse(parsed.value)
  if (!read.success) return unread(fieldErrorsOf(read.error))
  const { names, errors } = await readImages(read.data.content, images)
  return { file, problem: read.data, images: names, errors }
}

function isWanted(name: string): boolean {
  const [folder = '', rest = ''] = name.split('/')
  return (
    name === manifestName || (folder === 'files' ? isPackedImage(rest) : /^problems\/[\w-]{1,100}\.json$/.test(name))
  )
}

/** A package as it was sent. Nothing is written by the names that stand in it. */
export async function readPackage(bytes: Uint8Array): Promise<ReadPackage> {
  const { files, unused } = unpackPackage(bytes, isWanted)
  const { problems } = readManifest(files)
  const images = new Images(files)
  const items: ReadItem[] = []
  for (const entry of problems) items.push(await readItem(entry, files, images))
  const used = new Set([manifestName, ...problems.map(({ file }) => file)])
  for (const item of items) for (const name of item.images) used.add(fileOfImage(name))
  const pictures = [...files].filter(([name]) => name.startsWith('files/'))
  return {
    items,
    images: new Map(pictures.map(([name, content]) => [name.slice('files/'.length), Buffer.from(content)])),
    unused: [...unused, ...[...files.keys()].filter((name) => !used.has(name))],
  }
}
