import type { MapEntry, Schedule, Sitting } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import type { RichText } from '@isomorph/rich-text'
import type { LockdownStanding } from '../../../authorization/access-sources.ts'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { renderStatementHtml } from '../../../rendering/index.ts'
import {
  hasAccessCode,
  selectSummaries,
  viewSummaryForLearner,
  type GroupAssessmentRow,
} from '../../group-assessments/index.ts'
import { getCachedSettings, getCachedStructure } from '../cache/group-assessment-cache.ts'
import { releaseFor } from './release-of-page.ts'
import { viewSchedule } from '../schedule/schedule.ts'
import { selectSchedule, type LearnerSchedule } from '../schedule/select-schedule.ts'
import type { MapRow } from '../sitting.rows.ts'
import { mapSql } from '../sitting.sql.ts'
import { viewMapEntry, viewSection } from './map.view.ts'

interface Sitter {
  readonly groupAssessmentId: number
  readonly userId: number
  readonly now: Date
}

interface Permission {
  readonly lockdown: LockdownStanding | null
  readonly groupRoles: readonly string[]
}

/** Whoever is not among the learners of the course looks at what they get. */
export function isLearner({ groupRoles }: Pick<Permission, 'groupRoles'>): boolean {
  return groupRoles.includes('GroupLearner')
}

/** The way out past the quit password is for those who have not begun, and those who have finished. */
function viewLockdown({ kind, openBy, reviewAt, exit }: LockdownStanding, { startedAt, finishedAt }: Schedule) {
  const isUnderWay = startedAt !== null && finishedAt === null
  const exitUrl = exit === null || (exit.needsPassword && isUnderWay) ? null : exit.url
  return { kind, openBy, reviewAt: reviewAt?.toISOString() ?? null, exitUrl }
}

async function readMap(
  database: Database,
  { groupAssessmentId, userId, now }: Sitter,
  schedule: LearnerSchedule,
  settings: GroupAssessmentRow,
): Promise<MapEntry[]> {
  if (schedule.started_at === null) return []
  const { rows } = await database.preparedPool.query<MapRow>({
    name: 'map',
    text: mapSql,
    values: [groupAssessmentId, userId],
  })
  const release = await releaseFor(database, settings, schedule, now)
  return rows.map((row) =>
    viewMapEntry(
      row,
      release({ attemptsUsed: row.attempts_used, attemptsAllowed: row.attempts_allowed }),
      settings.showsProblemNames,
    ),
  )
}

/** The learner's problems in their order; empty before the start. */
export async function listProblemInstances(database: Database, sitter: Sitter): Promise<MapEntry[]> {
  const schedule = await selectSchedule(database, sitter.groupAssessmentId, sitter.userId)
  const settings = await getCachedSettings(database, sitter.groupAssessmentId, schedule.group_assessment_version)
  return await readMap(database, sitter, schedule, settings)
}

function viewRules(
  settings: Awaited<ReturnType<typeof getCachedSettings>>,
  structure: Awaited<ReturnType<typeof getCachedStructure>>,
  schedule: Awaited<ReturnType<typeof selectSchedule>>,
  isPreview: boolean,
): Sitting['rules'] {
  return {
    attemptsAllowed: schedule.attempts_allowed,
    attemptPenaltyPercent: settings.attemptPenaltyPercent,
    latePenaltyPercent: settings.latePenaltyPercent,
    countingAttempt: settings.countingAttempt,
    needsAccessCode: hasAccessCode(settings) && schedule.started_at === null && !isPreview,
    isFinishedByHand: settings.isFinishedByHand,
    hasRulesOfProblems: structure.hasRulesOfProblems,
    bonusPoints: structure.bonusPoints,
  }
}

/** What a learner sees before the start, while sitting and afterwards. */
export async function getSitting(
  database: Database,
  sitter: Sitter,
  { lockdown, groupRoles }: Permission,
): Promise<Sitting> {
  const { groupAssessmentId, userId, now } = sitter
  const [schedule, summaries] = await Promise.all([
    selectSchedule(database, groupAssessmentId, userId),
    selectSummaries(database, { userId, groupAssessmentId, seesUnpublished: true }),
  ])
  const summary = summaries[0]
  if (!summary) throw new Refusal(platformRefusals.notFound)
  const [settings, structure] = await Promise.all([
    getCachedSettings(database, groupAssessmentId, schedule.group_assessment_version),
    getCachedStructure(database, groupAssessmentId, schedule.delivery_number),
  ])
  const view = viewSummaryForLearner(summary, now)
  const viewedSchedule = viewSchedule(schedule, now)
  // Outside the lockdown browser: that it is needed, the rules and the time, and nothing that is asked.
  const isOpen = lockdown?.openBy !== null
  const { instructions } = settings
  const isPreview = schedule.started_at === null ? !isLearner({ groupRoles }) : schedule.is_preview
  return {
    groupAssessment: view,
    groupName: summary.groupName,
    instructionsHtml: instructions === null || !isOpen ? null : renderStatementHtml(instructions as RichText),
    rules: viewRules(settings, structure, schedule, isPreview),
    sections: isOpen ? structure.sections.map(viewSection) : [],
    schedule: viewedSchedule,
    ...(isPreview && { isPreview: true as const }),
    problems: isOpen ? await readMap(database, sitter, schedule, settings) : [],
    points: view.own?.points ?? null,
    lockdown: lockdown === null ? null : viewLockdown(lockdown, viewedSchedule),
  }
}
