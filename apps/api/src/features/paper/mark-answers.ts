import type { PaperMark } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal, type FieldError } from '../../refusals/refusals.ts'
import {
  markSubmission,
  reasonToMend,
  type CachedInstance,
  type MarkedSubmission,
  type Marker,
} from '../sitting/index.ts'
import { selectPaperOf } from './get-sheet.ts'
import type { PaperRow, SheetRow } from './paper.queries.ts'
import { variantOf } from './paper.view.ts'
import type { CheckedMark } from './written-answers.ts'

/** What the evaluator found, by problem instance; problems with points alone are left out. */
export type MarkedProblems = ReadonlyMap<number, MarkedSubmission>

/** The answers of one problem that were typed in. */
function answersAt(marks: readonly CheckedMark[], itemKey: number) {
  return marks.flatMap(({ questionKey, answer, ...mark }) =>
    mark.itemKey === itemKey && answer !== undefined ? [{ questionKey, value: answer }] : [],
  )
}

interface Reading {
  readonly database: Database
  readonly marker: Marker
}

async function faultsAt(
  { database, marker }: Reading,
  row: PaperRow,
  marks: readonly CheckedMark[],
): Promise<[number, Omit<FieldError, 'path'>][]> {
  const answers = answersAt(marks, row.itemKey)
  if (answers.length === 0) return []
  const { revision, variant } = await variantOf(database, row)
  // Where the evaluator is away or busy nothing is refused: the answers are stored, and marked later.
  const markings = await marker.markAnswers(revision, variant, answers, 'paper').catch(() => [])
  return markings.flatMap((marking, index): [number, Omit<FieldError, 'path'>][] => {
    const fault = marking && reasonToMend(marking)
    return fault === undefined ? [] : [[answers[index]?.questionKey ?? 0, fault]]
  })
}

/**
 * Refuses, naming each question, what the evaluator cannot read: mostly it was mistyped. Where it stands so on paper, points are
 * given.
 */
export async function refuseUnreadableAnswers(
  reading: Reading,
  sheet: SheetRow,
  given: readonly PaperMark[],
  marks: readonly CheckedMark[],
): Promise<void> {
  if (marks.every(({ answer }) => answer === undefined)) return
  const errors: FieldError[] = []
  for (const row of await selectPaperOf(reading.database, sheet)) {
    // oxlint-disable-next-line no-await-in-loop -- a sheet has few problems, and others use the evaluator as well
    for (const [questionKey, fault] of await faultsAt(reading, row, marks)) {
      const index = given.findIndex((each) => each.itemKey === row.itemKey && each.questionKey === questionKey)
      errors.push({ path: `marks.${index}.answer`, ...fault })
    }
  }
  if (errors.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors })
}

/** Has the typed answers of a sheet marked, each problem as its learner is marked now. */
export async function markAnswersOfSheet(
  marker: Marker,
  instances: ReadonlyMap<number, CachedInstance>,
  marks: readonly CheckedMark[],
): Promise<MarkedProblems> {
  const marked = new Map<number, MarkedSubmission>()
  for (const instance of instances.values()) {
    const answers = answersAt(marks, instance.itemKey)
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (answers.length > 0) marked.set(instance.id, await markSubmission(marker, instance, answers))
  }
  return marked
}
