import type { ProblemInstance } from '@isomorph/contract'
import { color } from '@isomorph/ui'
import { StaticMath } from '../../math/index.ts'

/** One answer as it was given, or as it was read. */
export function AnswerShown({
  instance,
  questionKey,
  value,
  reading,
}: {
  instance: ProblemInstance
  questionKey: number
  value: string
  reading: string
}) {
  const field = instance.answerFields.find((each) => each.questionKey === questionKey)
  if (value === '') return <em style={{ color: color.textSecond }}>left empty</em>
  if (field?.answerType === 'ShortAnswer') return <span style={{ whiteSpace: 'pre-wrap' }}>{value}</span>
  if (field?.answerType === 'MultipleChoice') {
    const chosen = new Set(value.split(';').map(Number))
    const positions = field.choices.flatMap((choice, index) => (chosen.has(choice.choiceKey) ? [index + 1] : []))
    return <span>{positions.length === 1 ? `choice ${positions[0]}` : `choices ${positions.join(', ')}`}</span>
  }
  return <StaticMath latex={reading || value} />
}
