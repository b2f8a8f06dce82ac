import { connectionTexts } from '@isomorph/contract'
import { UniTimeRefusal, type UniTime } from '../uni-time/uni-time.ts'
import type { Services } from '../../../services/services.ts'
import {
  selectFileClasses,
  selectFilePeople,
  selectFileTerms,
  type FileClassRow,
  type FilePersonRow,
} from './roster-file.queries.ts'

function viewClass({ id, title, courseCode, courseTitle }: FileClassRow) {
  const course = { courseId: id, subjectArea: '', courseNumber: courseCode, courseTitle, control: true }
  const isNamed = courseCode !== '' || courseTitle !== ''
  return { classId: id, subpart: title, sectionNumber: '', course: isNamed ? [course] : [], meetings: [] }
}

function viewPerson({ number, firstName, lastName, email }: FilePersonRow) {
  return { externalId: number, firstName, lastName, email }
}

/** A timetable that answers from the export that was handed in last, in the words of UniTime. */
export function createFileTimetable({ db }: Pick<Services, 'db'>, providerId: number): UniTime {
  async function peopleOf(classId: number): Promise<readonly FilePersonRow[]> {
    const people = await selectFilePeople(db, providerId, classId)
    if (!people) throw new UniTimeRefusal('unknown', connectionTexts.say('exportWithoutClass'))
    return people
  }
  return {
    readSessions: async () =>
      (await selectFileTerms(db, providerId)).map(({ id, title, firstDay, lastDay }) => ({
        sessionId: id,
        reference: String(id),
        year: '',
        term: title,
        campus: '',
        beginDate: firstDay,
        endDate: lastDay,
      })),
    readSchedule: async (reference, externalId) => {
      const classes = await selectFileClasses(db, { providerId, termId: Number(reference), number: externalId })
      return classes.length === 0 ? undefined : { classes: classes.map(viewClass), courses: [] }
    },
    readInstructors: async (classId) =>
      (await peopleOf(classId)).flatMap((person) =>
        person.role === 'GroupLearner' ? [] : [{ ...viewPerson(person), role: person.role }],
      ),
    readStudents: async (of) => {
      if (!('classId' in of)) return []
      return (await peopleOf(of.classId)).filter(({ role }) => role === 'GroupLearner').map(viewPerson)
    },
  }
}
