import type { Licensing } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { currentContentFormat, type ProblemContent } from '@isomorph/problem'
import type { Kysely } from 'kysely'
import { recordAct } from '../../authorization/actor.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { refusingOn } from '../../data/constraints.ts'
import { hashContent } from '../../data/content-hash.ts'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { keepFigures, refuseFiguresOfOthers, stripSignatures } from '../files/index.ts'
import type { Author } from './author.ts'
import { checkContent } from './check-content.ts'
import { deleteDraft } from './drafts/drafts.queries.ts'
import { mergeOriginRevision } from './origin.queries.ts'
import { problemRefusals } from './problems.errors.ts'
import { lockProblem } from './problems.queries.ts'
import { insertProblemRevision, updateProblemHead, updateProblemNames } from './write-problems.queries.ts'
import { listFactsOf } from './short-statement.ts'
import { askForVariantReports } from './variant-report/check-variants.ts'

interface ProblemSave {
  readonly name: string
  readonly tags: readonly string[]
  readonly content: ProblemContent
  readonly baseRevisionNumber: number
  readonly licensing?: Licensing | undefined
  /** The version of the original whose changes were taken or left. */
  readonly mergedOriginRevision?: number | undefined
  /** The version of the author's draft that is saved with this. */
  readonly draftVersion?: string | undefined
}

function refuseUnknownVersion(): never {
  const errors = [{ path: 'mergedOriginRevision', message: 'The original has no such version.' }]
  throw new Refusal(platformRefusals.invalidInput, { errors })
}

interface ChangedContent {
  readonly problemId: number
  /** The revision that is made. */
  readonly number: number
  readonly content: ProblemContent
  readonly contentHash: Buffer
  readonly checked: Awaited<ReturnType<typeof checkContent>>
}

async function insertRevision(trx: Kysely<Tables>, actor: Author, changed: ChangedContent): Promise<void> {
  const { problemId, number, content, contentHash, checked } = changed
  await refuseFiguresOfOthers(trx, { user: actor, content, problemId, hides: true })
  const headRevisionId = await insertProblemRevision(trx, {
    problemId,
    number,
    format: currentContentFormat,
    content: JSON.stringify(content),
    contentHash,
    validationLevel: checked.level,
    findings: JSON.stringify(checked.findings),
    createdBy: actor.userId,
  })
  await updateProblemHead(trx, problemId, { headRevisionId, ...listFactsOf(content) })
  await askForVariantReports(trx, [headRevisionId])
  await keepFigures(trx, { problemId, userId: actor.userId }, content)
}

/**
 * Saves a problem. Changed content makes the revision after its base; who saves on a base that is not the newest is
 * refused, unless what they save is what the newest says already. Name and tags make no revision.
 */
export async function updateProblem(
  services: Pick<Services, 'db' | 'evaluation'>,
  { user, actor }: { readonly user: SignedInUser; readonly actor: Author },
  id: number,
  save: ProblemSave,
): Promise<void> {
  const content = stripSignatures(save.content)
  const checked = await checkContent(services, content)
  const contentHash = hashContent(content)
  await refusingOn({ problem_revisions_number_key: problemRefusals.staleProblem }, () =>
    services.db.transaction().execute(async (trx) => {
      const problem = await lockProblem(trx, user, id)
      if (problem.deletedAt) throw new Refusal(problemRefusals.problemDeleted)
      const isChanged = !contentHash.equals(problem.contentHash)
      if (isChanged && problem.number !== save.baseRevisionNumber) throw new Refusal(problemRefusals.staleProblem)
      const number = save.baseRevisionNumber + 1
      if (isChanged) await insertRevision(trx, actor, { problemId: id, number, content, contentHash, checked })
      await updateProblemNames(trx, id, save)
      const { mergedOriginRevision: merged } = save
      if (merged !== undefined && !(await mergeOriginRevision(trx, id, merged))) refuseUnknownVersion()
      if (save.draftVersion) await deleteDraft(trx, { userId: actor.userId, problemId: id }, save.draftVersion)
      await recordAct(trx, actor, {
        action: 'problem.update',
        entityType: 'problem',
        entityId: id,
        before: { name: problem.name, tags: problem.tags, licence: problem.licence, revisionNumber: problem.number },
        after: {
          name: save.name,
          tags: save.tags,
          licence: save.licensing?.licence ?? problem.licence,
          revisionNumber: problem.number + (isChanged ? 1 : 0),
        },
      })
    }),
  )
}
