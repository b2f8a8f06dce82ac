/** What waits for people: every learner has written one text, different from all others. */

import type { ProblemContent } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { rush } from '../submit/rush.ts'
import { load, type Target } from '../submit/load.ts'
import { prepareCourse, type BenchCourse } from '../submit/prepare-course.ts'
import { problem, random, word } from '../workload/content.ts'
import type { WorkloadQuestion } from '../workload/questions.ts'

const content: ProblemContent = problem({
  variables: [random(1, 'a', 2, 99)],
  statement: doc('Say in one sentence how $y=\\variable{a}x^2$ looks. [[1]]'),
  questions: [{ ...word('upwards'), marking: 'manual', answerSets: [{ id: 1, answers: [] }], isMultiline: true }],
  solution: doc('It opens upwards.'),
})

const essay: WorkloadQuestion = { id: 'essay', content, right: () => [], wrong: () => [] }

/** A course in which so many texts wait. */
export async function prepareWrittenAnswers(
  target: Target,
  databaseUrl: string,
  learners: number,
  say: (line: string) => void,
): Promise<BenchCourse> {
  const { address } = target.server
  const course = await prepareCourse(address, databaseUrl, learners, say, { question: essay, problems: 1 })
  await rush(target.server, course)
  let count = 0
  const next = () => {
    const { path, authorization } = course.instances[count % learners] ?? { path: '', authorization: '' }
    count += 1
    const answers = [{ questionKey: 1, value: `It opens upwards, says number ${count}.` }]
    const body = JSON.stringify({ clientAttemptId: crypto.randomUUID(), answers, draftVersion: 0 })
    return { method: 'POST', path: `${path}/attempts`, headers: { authorization }, body } as const
  }
  await load(target, { connections: 8, howMuch: { requests: learners }, next })
  say(`${learners} texts are written`)
  return course
}
