import { t } from '@isomorph/messages'
import { nameMaximumLength, type CoordinatedCourse, type TaughtClass, type TaughtTerm } from '@isomorph/contract'

/** A class that somebody teaches, or a whole course that they coordinate, to choose from. */
export interface Choice {
  readonly key: string
  readonly kind: 'class' | 'course'
  readonly id: number
  readonly name: string
  /** `BIOL 101 / CHEM 110`, without its title. */
  readonly courseNumbers: string
  readonly title: string
  readonly facts: readonly string[]
  readonly groups: TaughtClass['groups']
}

export interface ChosenIds {
  readonly classIds: readonly number[]
  readonly courseIds: readonly number[]
}

export interface CourseToMake extends ChosenIds {
  readonly name: string
}

/** `Monday 8:30–9:20, EDUC 101`; the same times of several days stand together. */
export function timesOf({ meetings }: TaughtClass): string {
  const days = new Map<string, string[]>()
  for (const { dayOfWeek, startTime, endTime, place } of meetings) {
    const when = [`${startTime}–${endTime}`, place].filter((part) => part !== '' && part !== '–').join(', ')
    days.set(when, [...(days.get(when) ?? []), dayOfWeek])
  }
  return Array.from(days, ([when, names]) => `${[...new Set(names)].join(', ')} ${when}`.trim()).join('; ')
}

function choiceOfClass(taught: TaughtClass): Choice {
  const { classId: id, name, courses, groups } = taught
  const titles = courses.map(({ title }) => title).filter((title) => title !== '')
  return {
    key: `class:${id}`,
    kind: 'class',
    id,
    name,
    courseNumbers: courses.map(({ subjectArea, courseNumber }) => `${subjectArea} ${courseNumber}`.trim()).join(' / '),
    title: courses[0]?.title ?? '',
    facts: [titles.join(' / '), timesOf(taught)].filter((fact) => fact !== ''),
    groups,
  }
}

function choiceOfCourse({ courseId: id, name, title, groups }: CoordinatedCourse): Choice {
  const facts = [title, t('timetable-courses.choice.wholeCourse')].filter((fact) => fact !== '')
  return { key: `course:${id}`, kind: 'course', id, name, courseNumbers: name, title, facts, groups }
}

/** What a term has to choose from. */
export function choicesOf({ classes, courses }: Pick<TaughtTerm, 'classes' | 'courses'>): Choice[] {
  return [...classes.map(choiceOfClass), ...courses.map(choiceOfCourse)]
}

export function idsOf(choices: readonly Choice[]): ChosenIds {
  const ids = (kind: Choice['kind']) => choices.filter((choice) => choice.kind === kind).map(({ id }) => id)
  return { classIds: ids('class'), courseIds: ids('course') }
}

export function keysOf({ classIds, courseIds }: ChosenIds): string[] {
  return [...classIds.map((id) => `class:${id}`), ...courseIds.map((id) => `course:${id}`)]
}

function shortened(name: string): string {
  return Array.from(name).slice(0, nameMaximumLength).join('').trim()
}

/** What a course of several classes is called, unless somebody types another name. */
export function nameOfCourse(choices: readonly Choice[]): string {
  const [first] = choices
  if (!first) return ''
  if (choices.length === 1 && first.kind === 'class') return shortened(first.name)
  const numbers = new Set(choices.map(({ courseNumbers }) => courseNumbers).filter((each) => each !== ''))
  const [only] = numbers
  if (numbers.size === 1 && only !== undefined) return shortened(`${only} ${first.title}`)
  return shortened([...numbers].join(', ') || first.name)
}

/** A course for each of them, named after it. */
export function coursesApart(choices: readonly Choice[]): CourseToMake[] {
  return choices.map((choice) => ({ name: nameOfCourse([choice]), ...idsOf([choice]) }))
}
