import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { currentContentFormat, emptyProblemContent, type ProblemContent } from '@isomorph/problem'
import { holdReadable } from '../../authorization/lock-readable.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { recordAct } from '../../authorization/actor.ts'
import { hashContent } from '../../data/content-hash.ts'
import type { Services } from '../../services/services.ts'
import { keepFigures, refuseFiguresOfOthers, stripSignatures } from '../files/index.ts'
import type { Licensing } from '@isomorph/contract'
import type { Author } from './author.ts'
import { checkContent } from './check-content.ts'
import { deleteDraft } from './drafts/drafts.queries.ts'
import type { CopiedFrom } from './origin.queries.ts'
import { managedProblems } from './problems.queries.ts'
import {
  insertOptionalProblem,
  insertProblemOwner,
  insertProblemRevision,
  selectProblemIdByClientKey,
  updateProblemHead,
} from './write-problems.queries.ts'
import { headFactsOf } from './head-facts.ts'

interface NewProblem {
  readonly name: string
  readonly tags?: readonly string[]
  readonly content?: ProblemContent | undefined
  readonly clientKey?: string | undefined
  readonly licensing?: Licensing | undefined
  readonly isDraftedByAi?: boolean | undefined
  /** The draft of its author that it was made from; it is deleted. */
  readonly draft?: { readonly key: string; readonly version: string } | undefined
  /** The problem that this is a copy of. `reader` must still be able to read it. */
  readonly origin?: { readonly problemId: number; readonly copiedFrom: CopiedFrom; readonly reader: SignedInUser }
}

type CheckedContent = Awaited<ReturnType<typeof checkContent>> & { readonly content: ProblemContent }

async function insertFirstRevision(
  trx: Kysely<Tables>,
  { problemId, createdBy }: { readonly problemId: number; readonly createdBy: number },
  { content, level, findings }: CheckedContent,
): Promise<number> {
  return await insertProblemRevision(trx, {
    problemId,
    number: 1,
    format: currentContentFormat,
    content: JSON.stringify(content),
    contentHash: hashContent(content),
    validationLevel: level,
    findings: JSON.stringify(findings),
    createdBy,
  })
}

/** Makes a problem with its first revision; its maker owns it. The same client key gives the problem made first. */
export async function createProblem(
  services: Pick<Services, 'db' | 'evaluation'>,
  actor: Author,
  problem: NewProblem,
): Promise<number> {
  const content = stripSignatures(problem.content ?? emptyProblemContent)
  const checked = { ...(await checkContent(services, content)), content }
  const facts = headFactsOf(content)
  const { name, tags = [], clientKey = null, licensing, isDraftedByAi = false, origin } = problem
  return await services.db.transaction().execute(async (trx) => {
    if (origin) {
      const original = { entity: 'Problem', managed: managedProblems, id: origin.problemId } as const
      await holdReadable(trx, original, origin.reader)
    }
    await refuseFiguresOfOthers(trx, { user: actor, content, problemId: origin?.problemId ?? null, hides: true })
    const values = {
      name,
      tags,
      shortStatement: facts.shortStatement,
      clientKey,
      isDraftedByAi,
      createdBy: actor.userId,
    }
    const id = await insertOptionalProblem(trx, { ...values, licensing, copiedFrom: origin?.copiedFrom })
    if (problem.draft)
      await deleteDraft(trx, { userId: actor.userId, draftKey: problem.draft.key }, problem.draft.version)
    if (id === undefined) return await selectProblemIdByClientKey(trx, actor.userId, clientKey ?? '')
    const headRevisionId = await insertFirstRevision(trx, { problemId: id, createdBy: actor.userId }, checked)
    await updateProblemHead(trx, id, { headRevisionId, ...facts })
    await insertProblemOwner(trx, id, actor.userId)
    await keepFigures(trx, { problemId: id, userId: actor.userId }, content)
    const after = { name, tags, isDraftedByAi, originRevisionId: origin?.copiedFrom.originRevisionId ?? null }
    await recordAct(trx, actor, { action: 'problem.create', entityType: 'problem', entityId: id, after })
    return id
  })
}
