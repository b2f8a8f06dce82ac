import type { ProblemContent } from '@isomorph/problem'
import { hashContent } from '../../data/content-hash.ts'
import type { Services } from '../../services/services.ts'
import { figuresIn, renameFigures } from '../files/index.ts'
import { sha256Of } from './package-format.ts'

export interface PackedContent {
  /** Images stand in it under the names that they have in the package. */
  readonly content: ProblemContent
  /** The images by those names. */
  readonly images: ReadonlyMap<string, Buffer>
  /** Names of images whose files are lost. */
  readonly lost: readonly string[]
}

/** A content as packages hold it. Images have the hash of their bytes for a name, so the same content looks the same everywhere. */
export async function packContent({ files }: Pick<Services, 'files'>, content: ProblemContent): Promise<PackedContent> {
  const images = new Map<string, Buffer>()
  const packedNames = new Map<string, string>()
  const lost: string[] = []
  for (const name of new Set(figuresIn(content).map((figure) => figure.name))) {
    const bytes = await files.get(name)
    if (bytes) {
      const packedName = `${sha256Of(bytes)}.${name.split('.').at(-1)}`
      packedNames.set(name, packedName)
      images.set(packedName, bytes)
    } else lost.push(name)
  }
  return { content: renameFigures(content, (name) => packedNames.get(name) ?? name), images, lost }
}

/** Equal for the same problem, here and in a package, whatever its tags and its licence. */
export function identityOf({ name, content }: { readonly name: string; readonly content: ProblemContent }): string {
  return hashContent({ name, content }).toString('hex')
}
