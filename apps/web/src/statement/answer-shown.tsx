import { t } from '@isomorph/messages'
import { StaticMath } from '../math/index.ts'
import { ChoiceTexts, chosenOf, type ShownChoice } from './chosen-choices.tsx'
import { LeftEmpty, TypedText } from './statement.styles.ts'

interface AnswerShownProps {
  readonly answerType: string | undefined
  readonly value: string
  /** LaTeX of how it was read, where it was. */
  readonly reading?: string
  readonly choices: readonly ShownChoice[]
}

/** An answer as its type asks for: the texts of choices, words as they were typed, mathematics set. */
export function AnswerShown({ answerType, value, reading = '', choices }: AnswerShownProps) {
  if (value === '') return <LeftEmpty>{t('statement.empty')}</LeftEmpty>
  if (answerType === 'MultipleChoice') {
    const chosen = chosenOf(choices, value)
    // A choice that is no longer there is shown by its key.
    return chosen.length > 0 ? <ChoiceTexts choices={chosen} /> : <span>{value}</span>
  }
  if (answerType === 'ShortAnswer') return <TypedText>{value}</TypedText>
  return <StaticMath latex={reading || value} />
}
