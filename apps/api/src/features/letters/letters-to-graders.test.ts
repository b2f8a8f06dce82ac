import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { letterCalls } from '@isomorph/contract'
import { addCourse, createSitter, essayQuestion, problemContent, type TestCourse } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { letterActs, lettersOrigin, setUpLetters } from './letters.fixtures.ts'
import { noteEvents } from './note-events.ts'
import { sendLetters } from './send-letters.ts'

let api: TestApi
let course: TestCourse
let learner: TestPerson
setUpLetters((given) => ({ api, course, learner } = given))

const services = () => api.app.contractRouting.services
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

const { choose, noticesOf, lettersTo } = letterActs(() => api)

describe('what those who mark are told', () => {
  /** A learner has written an essay, which waits; both who may mark want to know. */
  async function waiting() {
    const given = await addCourse(api, { learners: 1, problems: [problemContent(essayQuestion(1))] })
    const { instructor, grader, learners } = given
    for (const as of [instructor, grader]) await choose('atOnce', as)
    const exam = await given.give({ name: 'Essay' })
    const sitter = createSitter(api, learners[0] as TestPerson, exam.id)
    const { data } = await sitter.start()
    const problemInstanceId = data.problems[0]?.problemInstanceId ?? 0
    await sitter.submit(problemInstanceId, 'because')
    return { ...given, exam, problemInstanceId }
  }

  it('is that answers wait, once a day, with a link to them', async () => {
    const { instructor, grader, learners, groupId, exam } = await waiting()
    await Promise.all([noteEvents(services()), noteEvents(services())])
    expect([await noticesOf(instructor.id), await noticesOf(grader.id)]).toEqual([['toGrade'], ['toGrade']])
    expect(await noticesOf(learners[0]?.id ?? 0)).not.toContain('toGrade')
    await sendLetters(services())
    const [letter] = await lettersTo(grader)
    expect(letter?.text).toContain('Answers of Essay wait for grading.')
    expect(letter?.text).toContain(`${lettersOrigin}/courses/${groupId}/groupAssignments/${exam.id}/grading`)
    await noteEvents(services())
    expect(await noticesOf(grader.id)).toHaveLength(1)
  })

  it('is nothing any more once all is marked', async () => {
    const { grader, exam } = await waiting()
    await noteEvents(services())
    await api.db
      .updateTable('scoringTasks')
      .set({ doneAt: new Date() })
      .where('groupAssessmentId', '=', exam.id)
      .execute()
    await sendLetters(services())
    expect(await lettersTo(grader)).toEqual([])
  })

  it('is that a learner appeals, and that a look at a regrade has been ready for a while', async () => {
    const { instructor, grader, learners, exam, problemInstanceId } = await waiting()
    await api.db
      .updateTable('scoringTasks')
      .set({ doneAt: new Date() })
      .where('groupAssessmentId', '=', exam.id)
      .execute()
    const about = { groupAssessmentId: exam.id, clientKey: randomUUID() }
    const answer = { problemInstanceId, attemptNumber: 1, questionKey: 1, markingNumber: 1 }
    await api.db
      .insertInto('appeals')
      .values({
        ...about,
        ...answer,
        userId: learners[0]?.id ?? 0,
        text: 'Why?',
        isChanged: null,
        answeredBy: null,
        answeredAt: null,
        answeredMarkingNumber: null,
      })
      .execute()
    await api.db
      .insertInto('regradeRuns')
      .values({ ...about, targets: '[]', neverLower: true, status: 'ready', createdBy: instructor.id })
      .execute()
    await noteEvents(services())
    expect([await noticesOf(instructor.id), await noticesOf(grader.id)]).toEqual([['appealRaised'], ['appealRaised']])
    api.clock.set(hours(0.2))
    await noteEvents(services())
    await sendLetters(services())
    const [letter] = await lettersTo(instructor)
    expect(letter?.text).toContain('A student appeals against a mark of Essay.')
    expect(letter?.text).toContain('What a regrade of Essay would change is ready to be looked at.')
    expect((await lettersTo(grader))[0]?.text).not.toContain('regrade')
  })

  it('is offered to those who may mark in a course alone', async () => {
    const isGrader = async (as: TestPerson) => (await api.call(letterCalls.getLetterPreferences, { as })).data.isGrader
    expect([await isGrader(course.grader), await isGrader(learner)]).toEqual([true, false])
  })
})
