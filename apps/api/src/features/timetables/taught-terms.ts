import type { TaughtClass } from '@isomorph/contract'
import type { UniTimeClass, UniTimeCourse, UniTimeSession } from '../external-providers/index.ts'

/** A slow timetable is not asked for every term that it has planned. */
const termsMaximum = 6

/** Terms that have not ended and have both days, the next to begin first. */
export function currentSessions(sessions: readonly UniTimeSession[], now: Date) {
  const today = now.toISOString().slice(0, 10)
  return sessions
    .flatMap(({ beginDate, endDate, ...session }) =>
      beginDate && endDate && beginDate <= endDate && endDate >= today
        ? [{ ...session, firstDay: beginDate, lastDay: endDate }]
        : [],
    )
    .toSorted((one, other) => one.firstDay.localeCompare(other.firstDay) || one.sessionId - other.sessionId)
    .slice(0, termsMaximum)
}

export function nameOfSession({ term, year, campus, reference }: UniTimeSession): string {
  const name = [term, year].filter((part) => part !== '').join(' ')
  if (name === '') return reference
  return campus === '' ? name : `${name} (${campus})`
}

function controllingFirst(courses: readonly UniTimeCourse[]): UniTimeCourse[] {
  return courses.toSorted((one, other) => Number(other.control ?? false) - Number(one.control ?? false))
}

export function viewClass({ classId, subpart, sectionNumber, course, meetings }: UniTimeClass): TaughtClass {
  const courses = controllingFirst(course)
  const titles = courses.map(({ subjectArea, courseNumber }) => `${subjectArea} ${courseNumber}`.trim())
  const name = [titles.join(' / '), subpart, sectionNumber].filter((part) => part !== '').join(' ')
  return {
    classId,
    name: name || `Class ${classId}`,
    subpart,
    sectionNumber,
    courses: courses.map(({ courseId, subjectArea, courseNumber, courseTitle }) => ({
      courseId,
      subjectArea,
      courseNumber,
      title: courseTitle,
    })),
    meetings: meetings.map(({ dayOfWeek, startTime, endTime, building, roomNumber, location }) => ({
      dayOfWeek,
      startTime,
      endTime,
      place: [building, roomNumber].filter((part) => part !== '').join(' ') || location,
    })),
    groups: [],
  }
}

/** A number as it is here, and without the zeros before it: some servers keep it so. */
export function formsOfNumber(number: string): string[] {
  const short = number.replace(/^0+/, '')
  return short === '' || short === number ? [number] : [number, short]
}
