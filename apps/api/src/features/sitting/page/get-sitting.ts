import { lockdownExitPath, type MapEntry, type Sitting } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { respondusExitAddress } from '@isomorph/lockdown'
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
import { viewMapEntry, viewSection } from './sitting.view.ts'

interface Sitter {
  readonly groupAssessmentId: number
  readonly userId: number
  readonly now: Date
}

/** What whoever is not in the lockdown browser learns: that it is needed, the rules and the time, and nothing that is asked. */
function withholdContent(sitting: Sitting): Sitting {
  const sections = sitting.sections.map((section) => ({ ...section, instructionsHtml: null }))
  return { ...sitting, instructionsHtml: null, sections, problems: [] }
}

function viewLockdown({ kind, isOpen, reviewAt }: LockdownStanding) {
  const exitUrl = kind === 'respondus' ? respondusExitAddress : lockdownExitPath
  return { kind, isOpen, reviewAt: reviewAt?.toISOString() ?? null, exitUrl }
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

/** What a learner sees before the start, while sitting and afterwards. */
export async function getSitting(
  database: Database,
  sitter: Sitter,
  lockdown: LockdownStanding | null,
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
  const sitting: Sitting = {
    groupAssessment: view,
    groupName: summary.groupName,
    instructionsHtml: settings.instructions === null ? null : renderStatementHtml(settings.instructions as RichText),
    rules: {
      attemptsAllowed: schedule.attempts_allowed,
      attemptPenaltyPercent: settings.attemptPenaltyPercent,
      latePenaltyPercent: settings.latePenaltyPercent,
      countingAttempt: settings.countingAttempt,
      needsAccessCode: hasAccessCode(settings) && schedule.started_at === null,
      isFinishedByHand: settings.isFinishedByHand,
      hasRulesOfProblems: structure.hasRulesOfProblems,
      bonusPoints: structure.bonusPoints,
    },
    sections: structure.sections.map(viewSection),
    schedule: viewSchedule(schedule, now),
    problems: await readMap(database, sitter, schedule, settings),
    points: view.own?.points ?? null,
    lockdown: lockdown === null ? null : viewLockdown(lockdown),
  }
  return lockdown === null || lockdown.isOpen ? sitting : withholdContent(sitting)
}
