import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '@isomorph/database'
import { findClustersInSteps } from '@isomorph/problem'
import { groupBy } from '../../data/group-by.ts'
import { defineTask } from '../../jobs/jobs.ts'
import { selectCompiledRevision, selectDecimalSign } from '../group-assessments/index.ts'
import type { QuestionOfAssessment } from '../grading/index.ts'
import {
  selectOpenAnswers,
  selectSourceVersion,
  selectStoredClusters,
  storeClusters,
  type OpenAnswerRow,
  type StoredClusters,
} from './answer-clusters.queries.ts'
import { ofEachVariantFirst } from './of-each-variant-first.ts'
import { markingOf } from './stored-marking.ts'

/** More answers than these are looked at by a part of them: the same slips are in it. */
const mostAnswers = 3000
/** Steps between two looks at other work. */
const stepsAtOnce = 10

/** The answers that are marked by the version with most of them, of each learner's identical ones the last. */
function answersToGroup(rows: readonly OpenAnswerRow[]): readonly OpenAnswerRow[] {
  const byRevision = [...groupBy(rows, ({ revisionId }) => revisionId).values()]
  const most = byRevision.toSorted((a, b) => b.length - a.length)[0] ?? []
  const last = new Map(most.map((row) => [`${row.problemInstanceId} ${row.value}`, row]))
  return [...last.values()].slice(0, mostAnswers)
}

/** The groups of the answers to a question that no person marked. Other work of the process goes on meanwhile. */
async function findIn(
  database: Database,
  { questionKey }: QuestionOfAssessment,
  rows: readonly OpenAnswerRow[],
): Promise<StoredClusters> {
  const answers = answersToGroup(rows)
  const [first] = answers
  if (first === undefined) return { clusters: [], wrong: 0, alone: 0 }
  const { compiled } = await selectCompiledRevision(database, first.revisionId)
  if (!compiled.questions.has(questionKey)) return { clusters: [], wrong: 0, alone: 0 }
  const toGroup = await Promise.all(
    answers.map(async (row) => {
      const { generator, seed, drawn, values, value } = row
      const decimalSign = await selectDecimalSign(database, row.typedRevisionId)
      const typed = { questionKey, value, decimalSign }
      return { variant: { generator, seed, drawn, values }, typed, marking: markingOf(row) }
    }),
  )
  const steps = findClustersInSteps(compiled, questionKey, toGroup)
  for (let step = 1; ; step += 1) {
    const { done, value } = steps.next()
    if (done !== true) {
      if (step % stepsAtOnce === 0) await setImmediate()
      continue
    }
    const clusters = value.clusters.map(({ members, ...cluster }) => {
      const own = ofEachVariantFirst(members.flatMap((position) => answers[position] ?? []))
      const percents = own.map(({ percent }) => percent)
      return {
        ...cluster,
        members: own.map(({ problemInstanceId, attemptNumber }) => ({ problemInstanceId, attemptNumber, questionKey })),
        percents: { least: Math.min(...percents), most: Math.max(...percents) },
      }
    })
    return { clusters, wrong: value.wrong, alone: value.alone }
  }
}

/** Works the groups of one question out. A repeat gives the same groups. */
export const computeClustersTask = defineTask({
  name: 'answer-clusters',
  payload: z.object({ groupAssessmentId: z.int(), itemKey: z.int(), questionKey: z.int() }),
  maximumTries: 3,
  async run(question, { database }) {
    const { db } = database
    // Read before the answers: what changes meanwhile makes the groups old, never the other way round.
    const sourceVersion = await selectSourceVersion(db, question)
    if ((await selectStoredClusters(db, question))?.sourceVersion === sourceVersion) return
    const found = await findIn(database, question, await selectOpenAnswers(db, question))
    await storeClusters(db, question, sourceVersion, found)
  },
})
