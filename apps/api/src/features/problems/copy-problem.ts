import { nameMaximumLength } from '@isomorph/contract'
import type { Services } from '../../services/services.ts'
import type { Author } from './author.ts'
import { createProblem } from './create-problem.ts'
import { selectProblem } from './problems.queries.ts'
import { readStoredContent } from './stored-content.ts'

/** Makes an independent problem from the head of another, whose revision it remembers as its origin. */
export async function copyProblem(
  services: Pick<Services, 'db' | 'evaluation'>,
  actor: Author,
  id: number,
): Promise<number> {
  const { name, tags, content, headRevisionId } = await selectProblem(services.db, id)
  return await createProblem(services, actor, {
    name: `Copy of ${name}`.slice(0, nameMaximumLength),
    tags,
    content: readStoredContent(content),
    origin: { problemId: id, revisionId: headRevisionId },
  })
}
