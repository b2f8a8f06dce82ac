import { nameMaximumLength } from '@isomorph/contract'
import { firstIdOfCopy } from '@isomorph/problem'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import type { Services } from '../../services/services.ts'
import type { Author } from './author.ts'
import { createProblem } from './create-problem.ts'
import { selectAuthorIds } from './origin.queries.ts'
import { selectProblem } from './problems.queries.ts'
import { readStoredContent } from './stored-content.ts'

interface Copying {
  readonly id: number
  /** Absent: `Copy of …`. */
  readonly name?: string | undefined
  readonly clientKey?: string | undefined
}

/**
 * Makes an independent problem from the head of another. It remembers the revision, the authors and the licence of its
 * original, and inherits licence and attribution, and that it began as a draft by AI.
 */
export async function copyProblem(
  services: Pick<Services, 'db' | 'evaluation'>,
  { user, actor }: { readonly user: SignedInUser; readonly actor: Author },
  { id, clientKey, ...wanted }: Copying,
): Promise<number> {
  const original = await selectProblem(services.db, id)
  const { name, tags, content, headRevisionId, largestUsedId, isDraftedByAi } = original
  const { licence, licenceText, attribution } = original
  return await createProblem(services, actor, {
    name: wanted.name ?? `Copy of ${name}`.slice(0, nameMaximumLength),
    tags,
    content: readStoredContent(content),
    clientKey,
    isDraftedByAi,
    origin: {
      problemId: id,
      reader: user,
      copiedFrom: {
        originRevisionId: headRevisionId,
        originLicence: licence,
        originAuthorIds: await selectAuthorIds(services.db, id),
        largestUsedId: firstIdOfCopy(largestUsedId),
      },
    },
    licensing: { licence, licenceText, attribution },
  })
}
