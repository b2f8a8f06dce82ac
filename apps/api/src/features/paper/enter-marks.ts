import type { Kysely } from 'kysely'
import { sayOfField, type PaperMark, type SheetToMark } from '@isomorph/contract'
import type { Database, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { actOn } from '../group-assessments/index.ts'
import { answerAppeals, getInstances, lockResults, markByPerson, resultRefusals, writeMarks } from '../results/index.ts'
import { countResultsAnew, isMarkedAlike, type CachedInstance, type Marker } from '../sitting/index.ts'
import { bindSheet } from './bind-sheet.ts'
import { checkMarks } from './check-marks.ts'
import { attemptsOfSheet, findSheet, presentSheet } from './get-sheet.ts'
import { insertAttempts, type ProblemToWrite } from './insert-attempts.ts'
import { markAnswersOfSheet, refuseUnreadableAnswers, type MarkedProblems } from './mark-answers.ts'
import { paperRefusals } from './paper.errors.ts'
import {
  lockSheet,
  resumeNewestAttempts,
  selectEntered,
  selectInstancesOfSheet,
  setAttemptsAside,
  type EnteredRow,
  type InstanceOfSheet,
  type SheetRow,
} from './paper.queries.ts'
import { isPointsGiven, type CheckedMark } from './written-answers.ts'

export interface Entering {
  /** Whose sheet it is, where it has no name yet. */
  readonly userId: number | null
  readonly marks: readonly PaperMark[]
  readonly groupAssessmentId: number
  readonly sheetCode: string
  readonly enteredBy: number
  readonly actor: Actor
  readonly at: Date
}

interface Writing {
  readonly sheet: SheetRow
  readonly entering: Entering
  readonly marks: readonly CheckedMark[]
  readonly marked: MarkedProblems
  readonly instances: ReadonlyMap<number, CachedInstance>
}

/** What stands, and what is to stand. */
interface Pair {
  readonly stands: EnteredRow
  readonly mark: CheckedMark
}

/** The answer itself was entered otherwise, or points were given in place of it. */
function isOtherAnswer({ stands, mark }: Pair): boolean {
  return isPointsGiven(stands) ? mark.answer !== undefined : mark.answer !== stands.answer
}

function isOtherMark(pair: Pair): boolean {
  const { stands, mark } = pair
  return isOtherAnswer(pair) || (mark.percent !== undefined && mark.percent !== stands.percent)
}

function pairsOf(entered: readonly EnteredRow[], marks: readonly CheckedMark[]): Pair[] {
  return entered.flatMap((stands) => {
    const mark = marks.find((each) => each.itemKey === stands.itemKey && each.questionKey === stands.questionKey)
    return mark ? [{ stands, mark }] : []
  })
}

/** Replaces points that differ from what stands, as a grader does: whoever saw an older mark is refused. */
async function replacePoints(
  trx: Kysely<Tables>,
  { entering, instances }: Writing,
  pairs: readonly Pair[],
  resumed: ReadonlySet<number>,
): Promise<void> {
  const changed = pairs.map(({ stands, mark }) => {
    // What counts again after it was withdrawn was not seen.
    const markingNumber = resumed.has(stands.problemInstanceId) ? stands.markingNumber : mark.markingNumber
    const given = { percent: mark.percent ?? 0, comment: stands.comment, userId: entering.enteredBy }
    return markByPerson({ ...stands, markingNumber }, given)
  })
  if (changed.length === 0) return
  await answerAppeals(trx, changed)
  await writeMarks(trx, instances, changed)
}

/** The problems that get an attempt: those without one, and those with an answer that was entered otherwise. */
function problemsToWrite(
  { marks, marked, instances }: Writing,
  found: readonly InstanceOfSheet[],
  entered: readonly EnteredRow[],
  remade: ReadonlySet<number>,
): ProblemToWrite[] {
  const had = new Set(entered.map(({ problemInstanceId }) => problemInstanceId))
  return found
    .filter(({ id }) => !had.has(id) || remade.has(id))
    .map(({ id, itemKey, attemptsUsed }) => {
      const former = entered.filter(({ problemInstanceId }) => problemInstanceId === id)
      return {
        instance: instances.get(id) as CachedInstance,
        marks: marks.filter((mark) => mark.itemKey === itemKey),
        marked: marked.get(id),
        former,
        attemptsUsed,
        madeBefore: former.length === 0 ? 0 : attemptsUsed,
      }
    })
}

function refuseUnseen(pairs: readonly Pair[], resumed: ReadonlySet<number>): void {
  const isUnseen = ({ stands, mark }: Pair) =>
    !resumed.has(stands.problemInstanceId) && mark.markingNumber !== stands.markingNumber
  if (pairs.some(isUnseen)) throw new Refusal(resultRefusals.markedMeanwhile)
}

/** Holds the results of a sheet. A regrade that came between changed by what answers are marked. */
async function lockSheetResults(trx: Kysely<Tables>, { sheet, instances, marked }: Writing) {
  const held = await lockSheet(trx, sheet.id)
  if (held.enteredAt === null || held.userId !== sheet.userId) throw new Refusal(resultRefusals.markedMeanwhile)
  for (const result of await lockResults(trx, [...instances.keys()])) {
    const instance = instances.get(result.problemInstanceId)
    if (instance && marked.has(instance.id) && !isMarkedAlike(instance, result))
      throw new Refusal(resultRefusals.markedMeanwhile)
  }
  return await selectInstancesOfSheet(trx, sheet)
}

async function writeEntered(trx: Kysely<Tables>, writing: Writing): Promise<void> {
  const { sheet, entering } = writing
  const { enteredBy, at } = entering
  const found = await lockSheetResults(trx, writing)
  const keys = attemptsOfSheet(sheet, found)
  const resumed = await resumeNewestAttempts(trx, keys)
  const entered = await selectEntered(trx, keys)
  const changed = pairsOf(entered, writing.marks).filter(isOtherMark)
  refuseUnseen(changed, resumed)
  const remade = new Set(changed.filter(isOtherAnswer).map(({ stands }) => stands.problemInstanceId))
  await replacePoints(
    trx,
    writing,
    changed.filter(({ stands }) => !remade.has(stands.problemInstanceId)),
    resumed,
  )
  const problems = problemsToWrite(writing, found, entered, remade)
  if (remade.size > 0)
    await setAttemptsAside(
      trx,
      attemptsOfSheet(
        sheet,
        found.filter(({ id }) => remade.has(id)),
      ),
    )
  if (problems.length > 0) await insertAttempts(trx, { sheet, enteredBy, at }, problems)
  if (resumed.size > 0) await countResultsAnew(trx, [...resumed])
  if (changed.length === 0 && problems.length === 0 && resumed.size === 0) return
  await trx.updateTable('paperSheets').set({ checkedBy: null, checkedAt: null }).where('id', '=', sheet.id).execute()
  await recordAct(trx, entering.actor, {
    ...actOn(entering.groupAssessmentId, 'enterPaper'),
    after: { code: sheet.code, userId: sheet.userId, changedMarks: changed.length, problems: problems.length },
  })
}

function learnerOf({ userId }: SheetRow, entering: Entering): number {
  const learner = entering.userId ?? userId
  if (learner !== null) return learner
  throw new Refusal(paperRefusals.sheetOfNobody, {
    errors: [{ path: 'userId', ...sayOfField('chooseStudentOfSheet') }],
  })
}

/** Enters what is on a sheet. The same again changes nothing; other marks replace those that were seen. */
export async function enterPaperMarks(
  { database, marker }: { readonly database: Database; readonly marker: Marker },
  entering: Entering,
): Promise<SheetToMark> {
  const { groupAssessmentId, sheetCode, enteredBy, at } = entering
  const found = await findSheet(database, groupAssessmentId, sheetCode)
  const shown = await presentSheet(database, found)
  const marks = checkMarks(shown, entering.marks)
  const userId = learnerOf(found, entering)
  await refuseUnreadableAnswers({ database, marker }, found, entering.marks, marks)
  await bindSheet(database, found.id, { userId, enteredBy, at })
  const sheet = await findSheet(database, groupAssessmentId, sheetCode)
  const ids = (await selectInstancesOfSheet(database.db, sheet)).map(({ id }) => id)
  const instances = await getInstances(database, ids)
  const marked = await markAnswersOfSheet(marker, instances, marks)
  await database.db
    .transaction()
    .execute(async (trx) => writeEntered(trx, { sheet, entering, marks, marked, instances }))
  return await presentSheet(database, sheet)
}
