import { sayOfField, type PackageItem, type PackageReport } from '@isomorph/contract'
import { viewFieldError } from '../../http/problem-details.ts'
import { Refusal, type FieldError } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { renameFigures, uploadImage } from '../files/index.ts'
import { checkContent, createProblem, problemRefusals, type Author } from '../problems/index.ts'
import { findKnown, keysOf, type Known } from './known-problems.ts'
import type { PackedProblem } from './package-format.ts'
import { readPackage, type ReadItem, type ReadPackage } from './read-package.ts'

type ImportServices = Pick<Services, 'db' | 'files' | 'evaluation'>

/** So many files that belong to no problem are named. */
const unusedNamedAtMost = 20

const nothingKnown: Known = { isKnown: false, problem: null }

/** What a problem of a package becomes, with what is wrong with it. */
type Outcome = Pick<PackageItem, 'outcome' | 'problem'> & { readonly errors?: readonly FieldError[] }

function viewItem({ file, problem, images, errors }: ReadItem, outcome: Outcome): PackageItem {
  const found = { imageCount: images.length, licensing: problem?.licensing ?? null }
  return {
    file,
    name: problem?.name ?? '',
    ...found,
    ...outcome,
    errors: (outcome.errors ?? errors).map(viewFieldError),
  }
}

function viewReport({ unused }: ReadPackage, items: PackageItem[]): PackageReport {
  return { items, unused: unused.slice(0, unusedNamedAtMost) }
}

/** What an author would have to mend before the problem can be saved; others are no fault of the problem. */
function faultsOf(error: unknown): readonly FieldError[] {
  if (error instanceof Refusal) {
    if (error.kind === problemRefusals.invalidForSave) return error.errors
    if (error.kind === problemRefusals.evaluationTooLong) return [{ path: 'content', ...sayOfField('simplify') }]
  }
  throw error
}

/** What an import of a package would make. */
export async function lookAtPackage(
  services: ImportServices,
  author: Author,
  bytes: Uint8Array,
): Promise<PackageReport> {
  const read = await readPackage(bytes)
  const known = await findKnown(services, author, read.items)
  const items: PackageItem[] = []
  for (const [index, item] of read.items.entries())
    items.push(viewItem(item, await lookAtItem(services, item, known[index] ?? nothingKnown)))
  return viewReport(read, items)
}

async function lookAtItem(services: ImportServices, item: ReadItem, { isKnown, problem }: Known): Promise<Outcome> {
  if (!item.problem || item.errors.length > 0) return { outcome: 'unreadable', problem: null }
  if (isKnown) return { outcome: 'known', problem }
  try {
    await checkContent(services, item.problem.content)
    return { outcome: 'new', problem: null }
  } catch (error) {
    return { outcome: 'unreadable', problem: null, errors: faultsOf(error) }
  }
}

/** Stores each image of a package when the first problem that shows it is made. */
class Uploads {
  readonly #services: ImportServices
  readonly #userId: number
  readonly #images: ReadPackage['images']
  readonly #names = new Map<string, string>()

  constructor(services: ImportServices, userId: number, images: ReadPackage['images']) {
    this.#services = services
    this.#userId = userId
    this.#images = images
  }

  async contentOf({ content }: PackedProblem, names: readonly string[]): Promise<PackedProblem['content']> {
    for (const name of names) if (!this.#names.has(name)) this.#names.set(name, await this.#upload(name))
    return renameFigures(content, (name) => this.#names.get(name) ?? name)
  }

  async #upload(name: string): Promise<string> {
    const bytes = this.#images.get(name)
    if (!bytes) throw new Error('An item with a missing image has an error.')
    const { url } = await uploadImage(this.#services, this.#userId, bytes)
    return url.split('/').at(-1) ?? ''
  }
}

interface Importing {
  readonly services: ImportServices
  readonly author: Author
  readonly uploads: Uploads
}

async function importItem(
  { services, author, uploads }: Importing,
  { problem: packed, images, errors }: ReadItem,
  clientKey: string,
): Promise<Outcome> {
  if (!packed || errors.length > 0) return { outcome: 'unreadable', problem: null }
  try {
    await checkContent(services, packed.content)
    const content = await uploads.contentOf(packed, images)
    const id = await createProblem(services, author, { ...packed, content, clientKey })
    return { outcome: 'imported', problem: { id, name: packed.name, isDeleted: false } }
  } catch (error) {
    return { outcome: 'unreadable', problem: null, errors: faultsOf(error) }
  }
}

interface Wish {
  /** Also those that exist already. */
  readonly again: boolean
  /** Of this import, where it is wished again. */
  readonly clientKey?: string | undefined
}

/**
 * Makes the new problems of a package, one after the other. What exists already is left as it is; a repeat, or two imports of
 * one package at once, make each problem once.
 */
export async function importProblems(
  services: ImportServices,
  author: Author,
  { bytes, again, clientKey }: Wish & { readonly bytes: Uint8Array },
): Promise<PackageReport> {
  const read = await readPackage(bytes)
  const known = again ? [] : await findKnown(services, author, read.items)
  const keys = keysOf(read.items, again ? (clientKey ?? '') : '')
  const importing = { services, author, uploads: new Uploads(services, author.userId, read.images) }
  const items: PackageItem[] = []
  for (const [index, item] of read.items.entries()) {
    const { isKnown, problem } = known[index] ?? nothingKnown
    const outcome = isKnown
      ? { outcome: 'known' as const, problem }
      : await importItem(importing, item, keys[index] ?? '')
    items.push(viewItem(item, outcome))
  }
  return viewReport(read, items)
}
