import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { Services } from '../../../services/services.ts'
import type { LockdownStanding } from '../../../authorization/access-sources.ts'
import { selectSummaries, viewSummaryForLearner } from '../../group-assessments/index.ts'
import { listProblemPages } from '../../sitting/index.ts'

interface SittingRow {
  readonly groupAssessmentId: number
  readonly course: string
  readonly assessment: string
  readonly lockdown: 'none' | LockdownStanding['kind']
  readonly isHidden: boolean
  readonly isPreview: boolean
  readonly startedAt: Date
  readonly finishedAt: Date | null
  readonly finishReason: string | null
}

async function selectSittings(db: Kysely<Tables>, userId: number): Promise<readonly SittingRow[]> {
  const { rows } = await sql<SittingRow>`
    select s.group_assessment_id, c.name as course, d.name as assessment, d.lockdown,
           not d.is_published or d.deleted_at is not null or c.deleted_at is not null as is_hidden,
           s.is_preview, s.started_at, s.finished_at, s.finish_reason
      from learner_statuses s
      join group_assessments d on d.id = s.group_assessment_id
      join groups c on c.id = d.group_id
     where s.user_id = ${userId} and s.started_at is not null
     order by s.started_at`.execute(db)
  return rows
}

type Reading = Pick<Services, 'db' | 'database' | 'accessSources' | 'fileKey' | 'clock'>

/** Whether the work may be looked at outside the lockdown browser by now. */
async function isOpen({ db, accessSources }: Reading, row: SittingRow, userId: number, now: Date): Promise<boolean> {
  if (row.lockdown === 'none') return true
  const standing = await accessSources.standingInLockdown(
    db,
    {
      groupAssessmentId: row.groupAssessmentId,
      kind: row.lockdown,
      userId,
      // No session of anybody's: what is found for it holds for this person alone.
      sessionId: -userId,
      isLearners: !row.isPreview,
      isRequired: false,
    },
    now,
  )
  return standing.openBy !== null
}

type Page = Record<string, unknown>

/** What the person would see nowhere, since the assessment was taken out of sight, is not told either. */
function withoutKeys(page: Page): Page {
  return { ...page, answers: null, solutionHtml: null }
}

async function pagesOf(services: Reading, row: SittingRow, userId: number, now: Date): Promise<Page[]> {
  const { groupAssessmentId } = row
  const { text } = await listProblemPages(services, { groupAssessmentId, userId }, now)
  const pages = JSON.parse(text) as Page[]
  return row.isHidden ? pages.map(withoutKeys) : pages
}

async function totalOf({ database }: Reading, { groupAssessmentId }: SittingRow, userId: number, now: Date) {
  const summaries = await selectSummaries(database, { userId, groupAssessmentId, seesUnpublished: true })
  const summary = summaries[0]
  return summary === undefined ? null : (viewSummaryForLearner(summary, now).own ?? null)
}

async function sittingOf(services: Reading, row: SittingRow, userId: number, now: Date) {
  const { lockdown: _lockdown, isHidden: _isHidden, ...named } = row
  const mayBeSeen = await isOpen(services, row, userId, now)
  if (!mayBeSeen) return { ...named, withheld: 'It can be seen in the lockdown browser only.', problems: [] }
  return {
    ...named,
    total: row.isPreview ? null : await totalOf(services, row, userId, now),
    problems: await pagesOf(services, row, userId, now),
  }
}

/** Everything that a person was given and answered, with marks and comments as far as they are released to them. */
export async function sittingsOfPerson(services: Reading, userId: number, now: Date): Promise<unknown[]> {
  const sittings: unknown[] = []
  for (const row of await selectSittings(services.db, userId))
    sittings.push(await sittingOf(services, row, userId, now))
  return sittings
}
