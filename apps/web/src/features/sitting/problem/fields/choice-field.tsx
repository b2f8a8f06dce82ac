import type { AnswerField } from '@isomorph/contract'
import Checkbox from '@mui/material/Checkbox'
import Radio from '@mui/material/Radio'
import { SafeHtml } from '../../../../statement/safe-html.tsx'
import { Choice, ChoiceList } from './choice-field.styles.ts'

interface ChoiceFieldProps {
  readonly field: AnswerField
  readonly label: string
  /** Keys of the chosen, joined by `;`. */
  readonly value: string
  readonly isReadOnly: boolean
  readonly onChange: (value: string) => void
}

/** Choices in the order that this learner was given. */
export function ChoiceField({ field, label, value, isReadOnly, onChange }: ChoiceFieldProps) {
  const chosen = new Set(value.split(';').filter(Boolean).map(Number))
  const choose = (choiceKey: number) => {
    if (!field.isMultiple) return onChange(String(choiceKey))
    if (!chosen.delete(choiceKey)) chosen.add(choiceKey)
    onChange([...chosen].toSorted((a, b) => a - b).join(';'))
  }
  const Control = field.isMultiple ? Checkbox : Radio
  return (
    <ChoiceList role={field.isMultiple ? 'group' : 'radiogroup'} aria-label={label}>
      {field.choices.map((choice) => (
        <Choice key={choice.choiceKey}>
          <Control
            name={`question-${field.questionKey}`}
            checked={chosen.has(choice.choiceKey)}
            disabled={isReadOnly}
            onChange={() => choose(choice.choiceKey)}
          />
          <SafeHtml html={choice.html} />
        </Choice>
      ))}
    </ChoiceList>
  )
}
