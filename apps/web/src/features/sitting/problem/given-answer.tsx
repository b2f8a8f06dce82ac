import type { ProblemInstance } from '@isomorph/contract'
import { AnswerShown } from '../../../statement/answer-shown.tsx'

interface GivenAnswerProps {
  readonly instance: Pick<ProblemInstance, 'answerFields'>
  readonly questionKey: number
  readonly value: string
  /** LaTeX of how it was read, where it was. */
  readonly reading?: string
}

/** What a learner answered to a question of a problem. */
export function GivenAnswer({ instance, questionKey, value, reading = '' }: GivenAnswerProps) {
  const field = instance.answerFields.find((each) => each.questionKey === questionKey)
  return <AnswerShown answerType={field?.answerType} choices={field?.choices ?? []} value={value} reading={reading} />
}
