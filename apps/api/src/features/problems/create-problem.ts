import { currentContentFormat, emptyProblemContent, type ProblemContent } from '@isomorph/problem'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { hashContent } from '../../data/content-hash.ts'
import type { Services } from '../../services/services.ts'
import { hideFigures, stripSignatures } from '../files/index.ts'
import { checkContent } from './check-content.ts'
import {
  insertOptionalProblem,
  insertProblemOwner,
  insertProblemRevision,
  selectProblemIdByClientKey,
  updateProblemHead,
} from './problems.queries.ts'
import { shortStatementOf } from './short-statement.ts'

interface NewProblem {
  readonly name: string
  readonly tags?: readonly string[]
  readonly content?: ProblemContent | undefined
  readonly clientKey?: string | undefined
  /** The revision this is a copy of. */
  readonly originRevisionId?: number
}

/** Makes a problem with its first revision; its maker owns it. The same client key gives the problem made first. */
export async function createProblem(
  services: Pick<Services, 'db' | 'evaluation'>,
  actor: Actor & { readonly userId: number },
  problem: NewProblem,
): Promise<number> {
  const content = stripSignatures(problem.content ?? emptyProblemContent)
  const { level, findings } = await checkContent(services, content)
  const shortStatement = shortStatementOf(content)
  const { name, tags = [], clientKey = null, originRevisionId = null } = problem
  return await services.db.transaction().execute(async (trx) => {
    const values = { name, tags, shortStatement, clientKey, originRevisionId, createdBy: actor.userId }
    const id = await insertOptionalProblem(trx, values)
    if (id === undefined) return await selectProblemIdByClientKey(trx, actor.userId, clientKey ?? '')
    const headRevisionId = await insertProblemRevision(trx, {
      problemId: id,
      number: 1,
      format: currentContentFormat,
      content: JSON.stringify(content),
      contentHash: hashContent(content),
      validationLevel: level,
      findings: JSON.stringify(findings),
      createdBy: actor.userId,
    })
    await updateProblemHead(trx, id, { headRevisionId, shortStatement })
    await insertProblemOwner(trx, id, actor.userId)
    await hideFigures(trx, content)
    const after = { name, tags, originRevisionId }
    await recordAct(trx, actor, { action: 'problem.create', entityType: 'problem', entityId: id, after })
    return id
  })
}
