import type { CoordinatedCourse, TaughtClass } from '@isomorph/contract'
import type { UniTimeClass, UniTimeCourse } from '../external-providers/index.ts'

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

export function viewCoordinated({
  courseId,
  subjectArea,
  courseNumber,
  courseTitle,
}: UniTimeCourse): CoordinatedCourse {
  const name = `${subjectArea} ${courseNumber}`.trim() || courseTitle || `Course ${courseId}`
  return { courseId, subjectArea, courseNumber, title: courseTitle, name, groups: [] }
}

/**
 * A number as it is here, and without the zeros before it: some servers keep it so. Where several people here differ only in
 * zeros, the number without them could be anybody's of them, and is not asked for.
 */
export function formsOfNumber(number: string, isShared: boolean): string[] {
  const short = number.replace(/^0+/, '')
  return [...new Set([number, short])].filter((form) => form !== '' && (form !== short || !isShared))
}
