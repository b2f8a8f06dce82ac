/** What everybody is asked in `hostile`: a number and an expression, so that an answer meets both ways of marking. */

import { doc } from '@isomorph/rich-text'
import { exact, expression, problem, random } from '../workload/content.ts'
import type { WorkloadQuestion } from '../workload/questions.ts'

export const hostileProblem: WorkloadQuestion = {
  id: 'hostile',
  content: problem({
    variables: [random(1, 'a', 2, 9)],
    statement: doc('Work out $\\variable{a}+1$. [[1]] Differentiate $x^{\\variable{a}}e^x$. [[2]]'),
    questions: [exact('a+1'), { ...expression('ax^{a-1}e^x+x^ae^x'), questionKey: 2 }],
  }),
  right: ({ a = 0 }) => [String(a + 1), `x^{${a - 1}}e^x\\left(${a}+x\\right)`],
  wrong: ({ a = 0 }) => [String(a), `${a}x^{${a - 1}}e^x`],
}
