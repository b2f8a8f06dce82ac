import { pointsRounding, type PaperMark, type PaperQuestion, type Person, type SheetToMark } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { listedName } from '../../../entities/person/names.ts'
import { formatPoints } from '../../../numbers/points.ts'

type ReadPoints = { readonly points: number } | { readonly fault: string }
type ReadEntry = ReadPoints | { readonly answer: string }

/** What is typed into the fields: points for each question, or what was written, which the evaluator marks. */
export type EntryKind = 'points' | 'answers'

/** Reads typed points, with a comma or a point. */
export function readPoints(typed: string, { possible }: Pick<PaperQuestion, 'possible'>): ReadPoints {
  const text = typed.trim().replace(',', '.')
  if (text === '') return { fault: t('paper.entry.fault.empty') }
  if (!/^\d+(\.\d{0,2})?$|^\.\d{1,2}$/.test(text)) return { fault: t('paper.entry.fault.noNumber') }
  const points = Number(text)
  return points > possible + pointsRounding
    ? { fault: t('paper.entry.fault.tooMany', { possible: formatPoints(possible) }) }
    : { points }
}

/** Whether a field takes an answer: questions that people mark have points in any case. */
export function takesAnswer({ takesAnswer: isMarked }: Pick<PaperQuestion, 'takesAnswer'>, kind: EntryKind): boolean {
  return kind === 'answers' && isMarked
}

/** Reads what is typed for a question; `=2.5` gives points in place of an answer. */
export function readEntry(
  typed: string,
  question: Pick<PaperQuestion, 'possible' | 'takesAnswer'>,
  kind: EntryKind,
): ReadEntry {
  if (!takesAnswer(question, kind)) return readPoints(typed, question)
  const text = typed.trim()
  return text.startsWith('=') ? readPoints(text.slice(1), question) : { answer: text }
}

/** What is typed for each question of a sheet, in its order. */
type Typed = readonly string[]

/** What stands in the fields of a sheet when it is opened: the marks that were entered. */
export function typedFrom({ questions }: SheetToMark, kind: EntryKind): Typed {
  return questions.map((question) => {
    const { points, answer } = question
    if (points === null) return ''
    if (!takesAnswer(question, kind)) return String(points)
    return answer ?? `=${points}`
  })
}

/** What is wrong with each field; undefined: nothing. */
export function faultsOf({ questions }: SheetToMark, typed: Typed, kind: EntryKind): (string | undefined)[] {
  return questions.map((question, index) => {
    const read = readEntry(typed[index] ?? '', question, kind)
    return 'fault' in read ? read.fault : undefined
  })
}

/** The sum of what can be read so far. */
export function sumOf({ questions }: SheetToMark, typed: Typed, kind: EntryKind): number {
  return questions.reduce((sum, question, index) => {
    const read = readEntry(typed[index] ?? '', question, kind)
    return 'points' in read ? sum + read.points : sum
  }, 0)
}

/** The marks of a sheet without faults. */
export function marksOf({ questions }: SheetToMark, typed: Typed, kind: EntryKind): PaperMark[] {
  return questions.map((question, index) => {
    const { itemKey, questionKey, markingNumber } = question
    const read = readEntry(typed[index] ?? '', question, kind)
    const place = { itemKey, questionKey, markingNumber }
    return 'answer' in read
      ? { ...place, answer: read.answer }
      : { ...place, points: 'points' in read ? read.points : 0 }
  })
}

/** How a learner is named in the list to choose from: names alone may be those of two people. */
export function optionOf(person: Person): string {
  const mark = person.uid || person.email
  return mark ? `${listedName(person)} (${mark})` : listedName(person)
}

/** The learner that was chosen or typed: by the whole option, by ID, or by a part that only one of them has. */
export function learnerFrom(typed: string, learners: readonly Person[]): Person | undefined {
  const text = typed.trim().toLocaleLowerCase()
  if (text === '') return undefined
  const exact = learners.filter(
    (person) => optionOf(person).toLocaleLowerCase() === text || person.uid.toLocaleLowerCase() === text,
  )
  const found =
    exact.length > 0 ? exact : learners.filter((person) => optionOf(person).toLocaleLowerCase().includes(text))
  return found.length === 1 ? found[0] : undefined
}
