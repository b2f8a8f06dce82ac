import { sql, type Kysely } from 'kysely'
import type { paperCalls, BodyOf, SheetToMark } from '@isomorph/contract'
import type { Database, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal, type FieldError } from '../../refusals/refusals.ts'
import { actOn } from '../group-assessments/index.ts'
import { answerAppeals, getInstances, lockResults, markByPerson, resultRefusals, writeMarks } from '../results/index.ts'
import { countResultsAnew, percentOfResponses, type CachedInstance } from '../sitting/index.ts'
import { bindSheet } from './bind-sheet.ts'
import { attemptOfSheet, findSheet, presentSheet } from './get-sheet.ts'
import { paperRefusals } from './paper.errors.ts'
import {
  lockSheet,
  selectEntered,
  selectInstancesOfSheet,
  setAttemptsAside,
  type EnteredRow,
  type SheetRow,
} from './paper.queries.ts'

type GivenMark = BodyOf<typeof paperCalls.enterPaperMarks>['marks'][number]

interface Entering {
  /** Whose sheet it is, where it has no name yet. */
  readonly userId: number | null
  readonly marks: readonly GivenMark[]
  readonly groupAssessmentId: number
  readonly sheetCode: string
  readonly enteredBy: number
  readonly actor: Actor
  readonly at: Date
}

/** Points are typed to two places. */
const rounding = 0.005

/** Every question once, and none with more points than it has. */
function refuseWrongMarks({ questions }: SheetToMark, marks: readonly GivenMark[]): void {
  const given = new Set(marks.map(({ itemKey, questionKey }) => `${itemKey}/${questionKey}`))
  const isComplete = questions.every(({ itemKey, questionKey }) => given.has(`${itemKey}/${questionKey}`))
  if (!isComplete || given.size !== marks.length || marks.length !== questions.length)
    throw new Refusal(paperRefusals.marksOfOtherQuestions)
  const errors = marks.flatMap((mark, index): FieldError[] => {
    const { number, possible } = questionOf(questions, mark)
    if (mark.points <= possible + rounding) return []
    return [
      { path: `marks.${index}.points`, message: `Question ${number} has at most ${Number(possible.toFixed(2))}.` },
    ]
  })
  if (errors.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors })
}

function questionOf(questions: SheetToMark['questions'], mark: GivenMark): SheetToMark['questions'][number] {
  const found = questions.find((each) => each.itemKey === mark.itemKey && each.questionKey === mark.questionKey)
  if (!found) throw new Refusal(paperRefusals.marksOfOtherQuestions)
  return found
}

interface PercentMark extends GivenMark {
  readonly percent: number
}

function inPercent({ questions }: SheetToMark, marks: readonly GivenMark[]): PercentMark[] {
  return marks.map((mark) => {
    const { possible } = questionOf(questions, mark)
    const isFull = possible > 0 && mark.points > possible - rounding
    const percent = possible === 0 ? 0 : Number(((100 * mark.points) / possible).toFixed(4))
    return { ...mark, percent: isFull ? 100 : percent }
  })
}

/** What stands in the place of an answer that was written on paper. */
const onPaper = { answer: 'on paper', reading: String.raw`\text{on paper}` }

interface Writing {
  readonly sheet: SheetRow
  readonly entering: Entering
  readonly marks: readonly PercentMark[]
  readonly instances: ReadonlyMap<number, CachedInstance>
}

/** Makes the attempts that the sheet stands for, each with a mark by a person for every question. */
async function insertAttempts(
  trx: Kysely<Tables>,
  { sheet, entering, marks, instances }: Writing,
  ids: readonly number[],
): Promise<void> {
  const { at, enteredBy } = entering
  const used = await trx
    .selectFrom('results')
    .select(['problemInstanceId', 'attemptsUsed'])
    .where(sql<boolean>`problem_instance_id = any(${[...ids]}::bigint[])`)
    .execute()
  const work = used.map(({ problemInstanceId, attemptsUsed }) => {
    const instance = instances.get(problemInstanceId) as CachedInstance
    const attemptNumber = attemptsUsed + 1
    const responses = marks
      .filter(({ itemKey }) => itemKey === instance.itemKey)
      .map((mark) => {
        const place = { problemInstanceId, attemptNumber, questionKey: mark.questionKey, markingNumber: 1 }
        const made = markByPerson(place, { percent: mark.percent, comment: '', userId: enteredBy })
        return { ...made, ...onPaper, evidence: '{}', markedAt: at, regradeRunId: null }
      })
    const answered = responses.map((each) => ({ ...each, value: each.answer }))
    const attempt = {
      problemInstanceId,
      number: attemptNumber,
      clientAttemptId: attemptOfSheet(sheet, problemInstanceId),
      source: 'staff' as const,
      receivedAt: at,
      clientAt: null,
      withinGrace: false,
      daysLate: 0,
      problemRevisionId: instance.revision.id,
      percent: percentOfResponses(instance, answered),
      draftVersion: 0,
      actorUserId: enteredBy,
    }
    return { attempt, responses }
  })
  // One statement: what is told of an attempt depends on its answers.
  await trx
    .with('attempt', (insert) => insert.insertInto('attempts').values(work.map(({ attempt }) => attempt)))
    .insertInto('responses')
    .values(work.flatMap(({ responses }) => responses))
    .execute()
  await trx
    .updateTable('results')
    .set({ attemptsUsed: sql`attempts_used + 1` })
    .where(sql<boolean>`problem_instance_id = any(${[...ids]}::bigint[])`)
    .execute()
  await countResultsAnew(trx, ids)
}

/** Replaces marks that differ from what stands, as a grader does: whoever saw an older one is refused. */
async function replaceMarks(
  trx: Kysely<Tables>,
  { entering, marks, instances }: Writing,
  entered: readonly EnteredRow[],
  resumed: ReadonlySet<number>,
): Promise<number> {
  const changed = entered.flatMap((stands) => {
    const mark = marks.find((each) => each.itemKey === stands.itemKey && each.questionKey === stands.questionKey)
    if (!mark || mark.percent === stands.percent) return []
    // What counts again after it was withdrawn was not seen.
    const seen = resumed.has(stands.problemInstanceId) ? stands.markingNumber : mark.markingNumber
    const place = { ...stands, markingNumber: seen }
    return [markByPerson(place, { percent: mark.percent, comment: stands.comment, userId: entering.enteredBy })]
  })
  if (changed.length === 0) return 0
  await answerAppeals(trx, changed)
  await writeMarks(trx, instances, changed)
  return changed.length
}

async function writeEntered(trx: Kysely<Tables>, writing: Writing): Promise<void> {
  const { sheet, entering, instances } = writing
  const ids = [...instances.keys()]
  const keys = ids.map((id) => attemptOfSheet(sheet, id))
  const held = await lockSheet(trx, sheet.id)
  if (held.enteredAt === null || held.userId !== sheet.userId) throw new Refusal(resultRefusals.markedMeanwhile)
  await lockResults(trx, ids)
  const resumed = await setAttemptsAside(trx, keys, false)
  const entered = await selectEntered(trx, keys)
  const made = new Set(entered.map(({ problemInstanceId }) => problemInstanceId))
  const missing = ids.filter((id) => !made.has(id))
  const changed = await replaceMarks(trx, writing, entered, resumed)
  if (missing.length > 0) await insertAttempts(trx, writing, missing)
  if (resumed.size > 0) await countResultsAnew(trx, [...resumed])
  if (changed === 0 && missing.length === 0 && resumed.size === 0) return
  await recordAct(trx, entering.actor, {
    ...actOn(entering.groupAssessmentId, 'enterPaper'),
    after: { code: sheet.code, userId: sheet.userId, changedMarks: changed, problems: missing.length },
  })
}

function learnerOf({ userId }: SheetRow, entering: Entering): number {
  const learner = userId ?? entering.userId
  if (learner !== null) return learner
  const { detail } = paperRefusals.sheetOfNobody
  throw new Refusal(paperRefusals.sheetOfNobody, { errors: [{ path: 'userId', message: detail }] })
}

/** Enters the marks of a sheet. The same again changes nothing; other marks replace those that were seen. */
export async function enterPaperMarks(database: Database, entering: Entering): Promise<SheetToMark> {
  const { groupAssessmentId, sheetCode, enteredBy, at } = entering
  const found = await findSheet(database, groupAssessmentId, sheetCode)
  const shown = await presentSheet(database, found)
  refuseWrongMarks(shown, entering.marks)
  const userId = entering.userId ?? learnerOf(found, entering)
  await bindSheet(database, found.id, { userId, enteredBy, at })
  const sheet = await findSheet(database, groupAssessmentId, sheetCode)
  const ids = (await selectInstancesOfSheet(database.db, sheet)).map(({ id }) => id)
  const instances = await getInstances(database, ids)
  const writing = { sheet, entering, marks: inPercent(shown, entering.marks), instances }
  await database.db.transaction().execute(async (trx) => writeEntered(trx, writing))
  return await presentSheet(database, sheet)
}
