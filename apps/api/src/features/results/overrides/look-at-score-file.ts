import type { Kysely } from 'kysely'
import type { LearnerResult, OverrideOutcome, ReadScores } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { pointsForDisplay } from '@isomorph/problem'
import { pointsOfPercent, toFourPlaces } from '../../sitting/index.ts'
import { getScores } from '../get-results.ts'
import { selectLearnersByName } from './overrides.queries.ts'
import { readColumnNames, readScoreFile, type ScoreLine } from './read-score-file.ts'

type Standing = Omit<LearnerResult, 'cells'>
type Refused = OverrideOutcome['refused'][number]

/** Whether what is to be set is set already, as typed or as the export rounds it. */
function isSetTo(after: number, { kind, value }: ScoreLine, { overridePoints }: Standing): boolean {
  if (overridePoints === null) return false
  return after === overridePoints || (kind === 'points' && value === Number(pointsForDisplay(overridePoints)))
}

function viewScore(score: ScoreLine, standing: Standing): ReadScores['scores'][number] {
  const { kind, value, line } = score
  const { learner, points, overridePoints, possible, override } = standing
  const after = kind === 'points' ? toFourPlaces(value) : pointsOfPercent(value, possible)
  const isSet = isSetTo(after, score, standing)
  const before = overridePoints ?? points
  return { learner, line: line.number, kind, value, before, after, possible, replaces: override?.id ?? null, isSet }
}

/** Why nothing can be set for a learner who is known, as it is known now. */
function refusalOf({ kind }: ScoreLine, standing: Standing | undefined): Refused['because'] | undefined {
  if (!standing) return 'notALearner'
  return kind === 'percent' && standing.status === 'NotStarted' ? 'notStarted' : undefined
}

/** What a file of totals would change, learner by learner, in the order of its lines. */
export async function lookAtScoreFile(db: Kysely<Tables>, groupAssessmentId: number, csv: string): Promise<ReadScores> {
  const [known, standings, names] = await Promise.all([
    selectLearnersByName(db, groupAssessmentId),
    getScores(db, groupAssessmentId),
    readColumnNames(),
  ])
  const read = readScoreFile(csv, known, names)
  const standingOf = new Map(standings.map((standing) => [standing.learner.id, standing]))
  const refused = [...read.refused]
  const scores: ReadScores['scores'] = []
  for (const score of read.scores) {
    const { userId, line } = score
    const standing = standingOf.get(userId)
    const because = refusalOf(score, standing)
    if (because) refused.push({ userId, line, because })
    else if (standing) scores.push(viewScore(score, standing))
  }
  return { column: read.column, scores, refused }
}
