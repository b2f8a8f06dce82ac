import type { AnswerField } from '@isomorph/contract'
import { color, radius } from '@isomorph/ui'
import Checkbox from '@mui/material/Checkbox'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import { SafeHtml } from '../../../../statement/safe-html.tsx'

const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 16px 4px 4px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  cursor: 'pointer',
  '&:hover': { borderColor: color.control },
  '&:has(input:checked)': { borderColor: color.primary, backgroundColor: color.primarySoft },
  '& p': { margin: 0 },
})

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
    <div
      role={field.isMultiple ? 'group' : 'radiogroup'}
      aria-label={label}
      style={{ display: 'flex', flexDirection: 'column', gap: 8, maxWidth: 560, width: '100%' }}
    >
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
    </div>
  )
}
