import { isDeepStrictEqual } from 'node:util'
import { sayOfField, type Licensing, type ProblemSettings } from '@isomorph/contract'
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
import { recordMergedOriginRevision } from './origin.queries.ts'
import { problemRefusals } from './problems.errors.ts'
import { lockProblem } from './problems.queries.ts'
import { insertProblemRevision, updateProblemHead, updateProblemSettings } from './write-problems.queries.ts'
import { headFactsOf } from './head-facts.ts'
import { askForVariantReports } from './variant-report/check-variants.ts'

interface ProblemSave {
  readonly name: string
  readonly tags: readonly string[]
  readonly content: ProblemContent
  readonly baseRevisionNumber: number
  readonly licensing?: Licensing | undefined
  /** Name, tags and licence that the save began from. */
  readonly baseSettings?: ProblemSettings | undefined
  /** The version of the original whose changes were taken or left. */
  readonly mergedOriginRevision?: number | undefined
  /** The version of the author's draft that is saved with this. */
  readonly draftVersion?: string | undefined
}

function refuseUnknownVersion(): never {
  const errors = [{ path: 'mergedOriginRevision', ...sayOfField('noSuchVersion') }]
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
  await updateProblemHead(trx, problemId, { headRevisionId, ...headFactsOf(content) })
  await askForVariantReports(trx, [headRevisionId])
  await keepFigures(trx, { problemId, userId: actor.userId }, content)
}

const settingNames = ['name', 'tags', 'licensing'] as const

type LockedProblem = Awaited<ReturnType<typeof lockProblem>>

function settingsOf({ name, tags, licence, licenceText, attribution }: LockedProblem): ProblemSettings {
  return { name, tags, licensing: { licence, licenceText, attribution } }
}

/**
 * Name, tags and licence after a save: no version keeps them, so each is compared with what the save began from. What the author
 * left alone stays as it is now, and what somebody else changed in another way is refused.
 */
function mergeSettings(now: ProblemSettings, save: ProblemSave): ProblemSettings {
  const sent = { name: save.name, tags: [...save.tags], licensing: save.licensing ?? now.licensing }
  const base = save.baseSettings
  if (base === undefined) return sent
  const isLeft = (part: keyof ProblemSettings) => isDeepStrictEqual(sent[part], base[part])
  const isChangedByOthers = (part: keyof ProblemSettings) =>
    !isDeepStrictEqual(now[part], base[part]) && !isDeepStrictEqual(now[part], sent[part])
  const errors = settingNames
    .filter((part) => !isLeft(part) && isChangedByOthers(part))
    .map((part) => ({ path: part, ...sayOfField('changedMeanwhile') }))
  if (errors.length > 0) throw new Refusal(problemRefusals.staleProblem, { errors })
  return {
    name: isLeft('name') ? now.name : sent.name,
    tags: isLeft('tags') ? now.tags : sent.tags,
    licensing: isLeft('licensing') ? now.licensing : sent.licensing,
  }
}

interface SavedState extends ProblemSettings {
  readonly revisionNumber: number
}

function recordedState({ name, tags, licensing, revisionNumber }: SavedState) {
  return { name, tags, licence: licensing.licence, revisionNumber }
}

async function recordSave(
  trx: Kysely<Tables>,
  { actor, problemId }: { readonly actor: Author; readonly problemId: number },
  { before, after }: { readonly before: SavedState; readonly after: SavedState },
): Promise<void> {
  await recordAct(trx, actor, {
    action: 'problem.update',
    entityType: 'problem',
    entityId: problemId,
    before: recordedState(before),
    after: recordedState(after),
  })
}

/**
 * Saves a problem. Changed content makes the revision after its base; a save on a base that is not the newest is refused, unless its
 * content is that of the newest. Name, tags and licence make no revision. A save that changes nothing writes nothing.
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
      const before = { ...settingsOf(problem), revisionNumber: problem.number }
      const after = { ...mergeSettings(before, save), revisionNumber: problem.number + (isChanged ? 1 : 0) }
      if (isChanged)
        await insertRevision(trx, actor, { problemId: id, number: after.revisionNumber, content, contentHash, checked })
      const { mergedOriginRevision: merged } = save
      if (merged !== undefined && !(await recordMergedOriginRevision(trx, id, merged))) refuseUnknownVersion()
      if (save.draftVersion) await deleteDraft(trx, { userId: actor.userId, problemId: id }, save.draftVersion)
      if (isDeepStrictEqual(before, after)) return
      await updateProblemSettings(trx, id, after)
      await recordSave(trx, { actor, problemId: id }, { before, after })
    }),
  )
}
