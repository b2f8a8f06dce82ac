import type { PackageItem } from '@isomorph/contract'
import type { Services } from '../../services/services.ts'
import { readStoredContent, type Author } from '../problems/index.ts'
import { sha256Of } from './package-format.ts'
import { identityOf, packContent } from './pack-problem.ts'
import { selectByClientKeys, selectNamesakes, type Viewer } from './problem-packages.queries.ts'
import type { ReadItem } from './read-package.ts'

/** Whether a problem of a package exists already, and as what. */
export interface Known {
  readonly isKnown: boolean
  readonly problem: PackageItem['problem']
}

/** A UUID of version 8: the first bits of a hash. */
function uuidOf(text: string): string {
  const hex = sha256Of(text)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Under which keys the problems of a package are made: the same package has the same ones at any time, unless a salt is given.
 * Two equal problems of one package stay two.
 */
export function keysOf(items: readonly ReadItem[], salt: string): readonly string[] {
  const seen = new Map<string, number>()
  return items.map(({ problem }, index) => {
    const identity = problem ? identityOf(problem) : `unreadable ${index}`
    const before = seen.get(identity) ?? 0
    seen.set(identity, before + 1)
    return uuidOf(`package ${salt} ${identity} ${before}`)
  })
}

/** Readable problems of the same names that say the same, by what they say. */
async function findNamesakes(
  services: Pick<Services, 'db' | 'files'>,
  viewer: Viewer,
  names: readonly string[],
): Promise<ReadonlyMap<string, PackageItem['problem']>> {
  const found = new Map<string, PackageItem['problem']>()
  for (const { id, name, isDeleted, content } of await selectNamesakes(services.db, viewer, names)) {
    const packed = await packContent(services, readStoredContent(content))
    const identity = identityOf({ name, content: packed.content })
    if (!found.has(identity)) found.set(identity, { id, name, isDeleted })
  }
  return found
}

/** For each problem of a package: what its importer made of it before, or reads already. */
export async function findKnown(
  services: Pick<Services, 'db' | 'files'>,
  { userId, readsAllProblems: readsAll }: Author,
  items: readonly ReadItem[],
): Promise<readonly Known[]> {
  const viewer = { userId, readsAll }
  const keys = keysOf(items, '')
  const imported = new Map((await selectByClientKeys(services.db, viewer, keys)).map((row) => [row.clientKey, row]))
  const names = items.flatMap(({ problem }) => (problem ? [problem.name] : []))
  const namesakes = await findNamesakes(services, viewer, names)
  return items.map(({ problem }, index): Known => {
    const before = imported.get(keys[index] ?? '')
    if (before) {
      const { id, name, isDeleted, isReadable } = before
      return { isKnown: true, problem: isReadable ? { id, name, isDeleted } : null }
    }
    const namesake = problem && namesakes.get(identityOf(problem))
    return { isKnown: namesake !== undefined, problem: namesake ?? null }
  })
}
