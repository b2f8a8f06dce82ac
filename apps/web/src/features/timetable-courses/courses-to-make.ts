import { nameMaximumLength, type TaughtClass } from '@isomorph/contract'

export interface CourseToMake {
  readonly name: string
  readonly classIds: readonly number[]
}

function shortened(name: string): string {
  return Array.from(name).slice(0, nameMaximumLength).join('').trim()
}

function titleOf({ courses }: TaughtClass): string {
  return courses.map(({ subjectArea, courseNumber }) => `${subjectArea} ${courseNumber}`.trim()).join(' / ')
}

/** What a course of several classes is called, unless somebody types another name. */
export function nameOfCourse(classes: readonly TaughtClass[]): string {
  const [first] = classes
  if (!first) return ''
  if (classes.length === 1) return shortened(first.name)
  const titles = new Set(classes.map(titleOf).filter((title) => title !== ''))
  const [controlling] = first.courses
  const [only] = titles
  if (titles.size === 1 && only !== undefined) return shortened(`${only} ${controlling?.title ?? ''}`)
  return shortened([...titles].join(', ') || first.name)
}

/** A course for each class, named after it. */
export function coursesApart(classes: readonly TaughtClass[]): CourseToMake[] {
  return classes.map(({ classId, name }) => ({ name: shortened(name), classIds: [classId] }))
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
