import type { LateEvidence } from '@isomorph/contract'
import type { Services } from '../../../services/services.ts'
import { selectGroupAssessment, type GroupAssessmentRow } from '../../group-assessments/index.ts'
import { signRenderedFigures } from '../../files/index.ts'
import { latenessOf, pointsInEffect, resultAfter, rulesAt, rulesFor } from '../attempts/count-attempt.ts'
import { getCurrentInstance, type CachedInstance } from '../cache/instance-cache.ts'
import { choicesForStaff } from '../page/released-keys.ts'
import { showProblem } from '../page/shown-problem.ts'
import { claimedAt, countedAt, outagesOf } from './judge-evidence.ts'
import { selectEvidenceOfExam, selectSubmittedBefore } from './late-evidence.queries.ts'

type Row = Awaited<ReturnType<typeof selectEvidenceOfExam>>[number]
type Shown = LateEvidence['answers']

interface ShownAnswer {
  readonly questionKey: number
  readonly value: string
  readonly reading: string
  readonly verdict: Shown[number]['verdict']
}

function viewAnswers(instance: CachedInstance, answers: readonly ShownAnswer[]): Shown {
  const fields = new Map(showProblem(instance).answerFields.map((field) => [field.questionKey, field]))
  return answers.map(({ questionKey, value, reading, verdict }) => ({
    questionKey,
    label: fields.get(questionKey)?.label ?? '',
    answerType: fields.get(questionKey)?.answerType ?? '',
    value,
    reading,
    verdict,
  }))
}

/** What the result would be: as it was marked on arrival. */
function pointsIfAccepted(instance: CachedInstance, row: Row, settings: GroupAssessmentRow): number {
  const { overridePoints, floorPoints } = row
  if (row.state === 'accepted') return pointsInEffect({ overridePoints, floorPoints, points: row.resultPoints })
  const former = {
    attemptsUsed: row.attemptsUsed,
    countingAttempt: row.countingAttempt,
    percent: row.resultPercent,
    points: row.resultPoints,
    pending: row.resultPending,
  }
  const attempt = {
    number: row.attemptsUsed + 1,
    percent: row.percent,
    daysLate: latenessOf(countedAt(row), row).daysLate,
    pending: row.pending,
    source: 'learner' as const,
  }
  const rules = rulesFor(rulesAt(instance, settings), row)
  const after = resultAfter(former, attempt, row.chosenAttempts, instance.points, rules)
  return pointsInEffect({ overridePoints, floorPoints, points: after.points })
}

function nameOf({ decidedByFirstName: first, decidedByLastName: last, decidedByEmail: email }: Row): string | null {
  return [first, last].filter(Boolean).join(' ') || email
}

type ViewServices = Pick<Services, 'database' | 'fileKey' | 'clock'>

function learnerOf({ userId, firstName, lastName, email, uid }: Row): LateEvidence['learner'] {
  return { id: userId, firstName, lastName, email, uid: uid ?? '' }
}

interface Seen {
  readonly instance: CachedInstance
  readonly settings: GroupAssessmentRow
  readonly submitted: readonly ShownAnswer[]
  readonly outage: number | null
  readonly signed: (html: string) => string
}

function viewEvidence(row: Row, { instance, settings, submitted, outage, signed }: Seen): LateEvidence {
  return {
    id: row.id,
    learner: learnerOf(row),
    problemInstanceId: instance.id,
    position: instance.position,
    problemName: instance.name,
    kind: row.kind,
    answers: viewAnswers(instance, row.responses),
    submitted: viewAnswers(instance, submitted),
    choices: choicesForStaff(instance).map(({ questionKey, choiceKey, html }) => ({
      questionKey,
      choiceKey,
      html: signed(html),
    })),
    deadline: row.deadline.toISOString(),
    claimedAt: claimedAt(row)?.toISOString() ?? null,
    clockOffsetSeconds: row.clockOffsetSeconds,
    lastContactAt: row.lastContactAt?.toISOString() ?? null,
    receivedAt: row.receivedAt.toISOString(),
    wereKeysVisible: row.wereKeysVisible,
    outage,
    state: row.state,
    decidedBy: nameOf(row),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    attemptNumber: row.attemptNumber,
    possiblePoints: instance.points,
    points: pointsInEffect({ ...row, points: row.resultPoints }),
    pointsIfAccepted: pointsIfAccepted(instance, row, settings),
  }
}

/** All late work of an assessment as staff see it. */
export async function listLateEvidence(
  services: ViewServices,
  groupAssessmentId: number,
  viewerId: number,
): Promise<LateEvidence[]> {
  const { database } = services
  const rows = await selectEvidenceOfExam(database.db, groupAssessmentId)
  if (rows.length === 0) return []
  const settings = await selectGroupAssessment(database.db, groupAssessmentId)
  const submitted = await selectSubmittedBefore(
    database.db,
    rows.map(({ problemInstanceId }) => problemInstanceId),
  )
  const outages = outagesOf(rows)
  const views: LateEvidence[] = []
  for (const row of rows) {
    const instance = await getCurrentInstance(database, row.problemInstanceId)
    if (!instance) continue
    views.push(
      viewEvidence(row, {
        instance,
        settings,
        submitted: submitted.get(instance.id) ?? [],
        outage: outages.get(row.id) ?? null,
        signed: (html) => signRenderedFigures(services, viewerId, html),
      }),
    )
  }
  return views
}
