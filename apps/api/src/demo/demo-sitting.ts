import {
  gradingCalls,
  resultCalls,
  sittingCalls,
  type AnswerField,
  type MapEntry,
  type ProblemInstance,
  type TypedAnswer,
} from '@isomorph/contract'
import { demoKey, type DemoClient } from './demo-client.ts'

/** How a learner of the demo does: the share of questions right at the first try, and how much of the rest is mended. */
export interface DemoLearner {
  readonly userName: string
  readonly skill: number
  readonly persistence: number
  /** Share of the problems that are done at all. */
  readonly diligence: number
}

export const demoLearners: readonly DemoLearner[] = [
  { userName: 'student1', skill: 0.95, persistence: 1, diligence: 1 },
  { userName: 'student2', skill: 0.8, persistence: 0.8, diligence: 1 },
  { userName: 'student3', skill: 0.7, persistence: 0.7, diligence: 1 },
  { userName: 'student4', skill: 0.6, persistence: 0.6, diligence: 0.9 },
  { userName: 'student5', skill: 0.5, persistence: 0.8, diligence: 1 },
  { userName: 'student6', skill: 0.45, persistence: 0.3, diligence: 0.8 },
  { userName: 'student7', skill: 0.85, persistence: 0.5, diligence: 0.7 },
]

/** A number from 0 to 1 that is the same whenever the demo is made. */
function chance(name: string): number {
  return Number.parseInt(demoKey(name).slice(0, 8), 16) / 0xffff_ffff
}

const explanations = [
  'The result lies below the mean.',
  'It means that the value is smaller than the average of the group.',
  'That it is a bad result.',
  'The result is under the mean by that many standard deviations.',
]

function wrongAnswer(field: AnswerField, right: string, name: string): string {
  if (field.answerType === 'MultipleChoice') {
    const wrong = field.choices.filter((choice) => String(choice.choiceKey) !== right)
    return String(wrong[Math.floor(chance(name) * wrong.length)]?.choiceKey ?? '')
  }
  if (field.answerType === 'ShortAnswer') return `${right}ium`
  if (right.startsWith(String.raw`\left[`))
    return right.replace(/^(\\left\[)(-?)/, (_, open: string, sign: string) => `${open}${sign}1`)
  return `2\\cdot\\left(${right}\\right)`
}

/** The correct answer as it is typed: released answers are LaTeX, in which words stand as text. */
function rightAsTyped(field: AnswerField, { latex, choices }: RightAnswer): string {
  if (field.answerType === 'MultipleChoice')
    return field.choices.flatMap(({ choiceKey }, index) => (choices[index] === true ? [choiceKey] : [])).join(';')
  if (field.answerType !== 'ShortAnswer') return latex
  const text = /^\\text\{(.*)\}$/s.exec(latex)?.[1] ?? latex
  return text.replaceAll(/\\([{}$&#_%])/g, '$1')
}

/** The correct answer of a question, as staff see it. */
interface RightAnswer {
  readonly latex: string
  /** Whether each choice is right, in the order that the learner was given. */
  readonly choices: readonly boolean[]
}

interface Try {
  readonly learner: DemoLearner
  readonly instance: ProblemInstance
  readonly right: ReadonlyMap<number, RightAnswer>
  readonly number: number
}

function answersOf({ learner, instance, right, number }: Try): TypedAnswer[] {
  return instance.answerFields.map((field) => {
    const name = `${learner.userName} ${instance.position} ${field.questionKey}`
    const key = rightAsTyped(field, right.get(field.questionKey) ?? { latex: '', choices: [] })
    if (field.answerType === 'ShortAnswer' && field.isMultiline) {
      return {
        questionKey: field.questionKey,
        value: explanations[Math.floor(chance(name) * explanations.length)] ?? '',
      }
    }
    const isRight = chance(name) < learner.skill || (number > 1 && chance(`${name} again`) < learner.persistence)
    return { questionKey: field.questionKey, value: isRight ? key : wrongAnswer(field, key, name) }
  })
}

/** The correct answers of an instance, as staff see them. */
async function rightAnswers(
  { instructor, groupAssessmentId }: Sitting,
  { problemInstanceId }: MapEntry,
): Promise<ReadonlyMap<number, RightAnswer>> {
  const result = await instructor.ask(resultCalls.getResult, { params: { groupAssessmentId, problemInstanceId } })
  return new Map(
    result.answers.map(({ questionKey, latex }) => {
      const choices = result.choices.filter((choice) => choice.questionKey === questionKey)
      return [questionKey, { latex, choices: choices.map(({ isRight }) => isRight) }]
    }),
  )
}

interface Sitting {
  readonly instructor: DemoClient
  readonly student: DemoClient
  readonly learner: DemoLearner
  readonly groupAssessmentId: number
  /** Lets the clock of the demo run on a little. */
  readonly passTime: () => void
}

async function workOn(sitting: Sitting, entry: MapEntry): Promise<void> {
  const { student, learner, groupAssessmentId, passTime } = sitting
  const params = { groupAssessmentId, problemInstanceId: entry.problemInstanceId }
  const right = await rightAnswers(sitting, entry)
  let instance = await student.ask(sittingCalls.getProblemInstance, { params })
  for (let number = instance.attemptsUsed + 1; number <= 2; number++) {
    if (number === 2 && instance.attempts.at(-1)?.percent === 100) return
    passTime()
    instance = await student.ask(sittingCalls.submitAttempt, {
      params,
      body: {
        clientAttemptId: demoKey(`${learner.userName} ${groupAssessmentId} ${entry.problemInstanceId} ${number}`),
        answers: answersOf({ learner, instance, right, number }),
      },
    })
  }
}

/** A learner starts and works on a share of the problems: right, wrong and mended as they are. */
export async function sit(sitting: Sitting, share = 1): Promise<void> {
  const { student, learner, groupAssessmentId } = sitting
  const { problems, schedule } = await student.ask(sittingCalls.startSitting, {
    params: { groupAssessmentId },
    body: {},
  })
  // The story was cut off, and a worker has ended what was under way.
  if (schedule.finishedAt !== null) return
  const done = problems.filter((problem) => problem.position <= Math.ceil(problems.length * learner.diligence * share))
  for (const entry of done) await workOn(sitting, entry)
}

/** The grader marks the first answers that wait for a person, and leaves the rest to be tried out. */
export async function gradeSome(grader: DemoClient, groupAssessmentId: number, count: number): Promise<void> {
  const waiting = await grader.ask(gradingCalls.listManualScoringResponses, { params: { groupAssessmentId } })
  for (const { problemInstanceId, attemptNumber, response } of waiting.items.slice(0, count)) {
    const { questionKey, markingNumber, value } = response
    const isGood = value.includes('mean') || value.includes('average')
    await grader.ask(resultCalls.scoreManually, {
      params: { groupAssessmentId, problemInstanceId, attemptNumber, questionKey },
      body: {
        percent: isGood ? 100 : 25,
        comment: isGood ? '' : 'Say where it lies relative to the mean.',
        markingNumber,
      },
    })
  }
}
