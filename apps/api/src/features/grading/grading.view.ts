import type { GradedResponse } from '@isomorph/contract'
import { graderNotesOf, shownValues } from '@isomorph/problem'
import type { Services } from '../../services/services.ts'
import { signRenderedFigures } from '../files/index.ts'
import { viewResponse } from '../results/index.ts'
import {
  answersOf,
  choicesForStaff,
  getCurrentInstances,
  showProblem,
  solutionOf,
  type CachedInstance,
} from '../sitting/index.ts'
import { seenMarks } from './double-marks.ts'
import { nameByCodes, selectIsAnonymous } from './grading.queries.ts'
import type { GradingRow } from './queue.queries.ts'

type Viewing = Pick<Services, 'database' | 'fileKey' | 'clock'>

/** Who looks at which assessment, and whether with names. */
export interface Viewer {
  readonly userId: number
  readonly groupAssessmentId: number
  readonly isAnonymous: boolean
}

/** To be asked before rows are selected: in anonymous grading it gives code names to those who have none. */
export async function viewerOf({ database }: Viewing, userId: number, groupAssessmentId: number): Promise<Viewer> {
  const isAnonymous = await selectIsAnonymous(database.db, groupAssessmentId)
  if (isAnonymous) await nameByCodes(database.db, groupAssessmentId)
  return { userId, groupAssessmentId, isAnonymous }
}

function viewLearner(row: GradingRow, viewer: Viewer): Pick<GradedResponse, 'learner' | 'codeNumber' | 'codeName'> {
  if (viewer.isAnonymous) return { learner: null, codeNumber: row.code, codeName: `Student ${row.code}` }
  const { userId: id, firstName, lastName, email, uid } = row
  return { learner: { id, firstName, lastName, email, uid }, codeNumber: null, codeName: null }
}

function viewRow(
  services: Viewing,
  viewer: Viewer,
  row: GradingRow,
  instance: CachedInstance | undefined,
): Omit<GradedResponse, 'doubleMarks'> {
  if (!instance) throw new Error(`The problem instance ${row.problemInstanceId} is gone.`)
  const signed = (html: string) => signRenderedFigures(services, viewer.userId, html)
  const ofQuestion = ({ questionKey }: { readonly questionKey: number }) => questionKey === row.questionKey
  const solutionHtml = solutionOf(instance)
  const { taskId, problemInstanceId, attemptNumber, itemKey, reason, isWaiting, copies, markedBy } = row
  return {
    taskId,
    problemInstanceId,
    attemptNumber,
    itemKey,
    reason,
    isWaiting,
    copies,
    markedBy,
    markedAt: row.markedAt?.toISOString() ?? null,
    ...viewLearner(row, viewer),
    statementHtml: signed(showProblem(instance).statementHtml),
    values: { ...instance.variant.values },
    shownValues: shownValues(instance.revision.compiled, instance.variant),
    keyLatex: answersOf(instance).find(ofQuestion)?.latex ?? '',
    graderNotes: graderNotesOf(instance.revision.compiled, instance.variant, row.questionKey),
    solutionHtml: solutionHtml && signed(solutionHtml),
    choices: choicesForStaff(instance)
      .filter(ofQuestion)
      .map((choice) => ({ ...choice, html: signed(choice.html) })),
    response: viewResponse(instance, row, signed),
    rubricChoice: row.rubricVersion === null ? null : { itemIds: row.itemIds ?? [], adjustment: row.adjustment ?? 0 },
  }
}

export async function viewRows(
  services: Viewing,
  viewer: Viewer,
  rows: readonly GradingRow[],
): Promise<GradedResponse[]> {
  const ids = [...new Set(rows.map(({ problemInstanceId }) => problemInstanceId))]
  const instances = await getCurrentInstances(services.database, ids)
  const seen = await seenMarks(services.database.db, viewer, rows)
  return rows.map((row, index) => ({
    ...viewRow(services, viewer, row, instances.get(row.problemInstanceId)),
    doubleMarks: [],
    ...seen[index],
  }))
}
