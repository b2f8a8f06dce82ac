import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Icon, TextInput } from '@isomorph/ui'
import type { Answer, KeyboardLayout } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { useFieldError } from '../draft/editor-context.ts'
import { FormulaInput } from '../formulas/formula-input.tsx'
import { OptionalText } from './feedback-editor.tsx'
import { PercentInput } from './percent-input.tsx'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 })
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: 8,
  alignItems: 'start',
})
const AsTall = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, minHeight: 40 })

const BelowLabel = styled(AsTall)({ marginTop: 25 })

interface AnswerRowProps {
  readonly answer: Answer
  readonly number: number
  readonly path: string
  readonly kind: 'numeric' | 'expression' | 'text'
  readonly keyboards: readonly KeyboardLayout[]
  readonly onChange: (answer: Answer) => void
  readonly onRemove: (() => void) | undefined
}

interface AnswerInputProps extends Pick<AnswerRowProps, 'answer' | 'path'> {
  readonly label: string
  readonly onChange: (formula: string) => void
}

function TextAnswer({ answer, label, path, onChange }: AnswerInputProps): ReactNode {
  const error = useFieldError(`${path}.formula`)
  return (
    <TextInput
      label={label}
      hint="{v} stands for the value of v."
      value={answer.formula}
      error={error}
      onChange={onChange}
    />
  )
}

function FormulaAnswer(props: AnswerInputProps & Pick<AnswerRowProps, 'kind' | 'keyboards'>): ReactNode {
  const { answer, label, path, kind, keyboards, onChange } = props
  return (
    <FormulaInput
      label={label}
      value={answer.formula}
      path={`${path}.formula`}
      isKey
      mayHaveLetters={kind === 'expression'}
      keyboards={keyboards.filter((keyboard) => keyboard !== 'unit')}
      placeholder={kind === 'numeric' ? 'a formula of your variables' : 'the answer'}
      onChange={onChange}
    />
  )
}

/** One answer that the author foresees: the formula, its share of the credit, what is said to it. */
export function AnswerRow({ answer, number, path, kind, keyboards, onChange, onRemove }: AnswerRowProps): ReactNode {
  const label = number === 1 ? 'Correct answer' : `Answer ${number}`
  const setFormula = (formula: string): void => onChange({ ...answer, formula })
  const setFeedback = (feedback: Answer['feedback']): void => {
    const { feedback: _before, ...rest } = answer
    onChange(feedback === undefined ? rest : { ...rest, feedback })
  }
  return (
    <Root>
      <Line>
        {kind === 'text' ? (
          <TextAnswer answer={answer} label={label} path={path} onChange={setFormula} />
        ) : (
          <FormulaAnswer {...{ answer, label, path, kind, keyboards }} onChange={setFormula} />
        )}
        <BelowLabel>
          <PercentInput
            label={`${label}: percent of the credit`}
            value={answer.percentCorrect}
            onChange={(percentCorrect) => onChange({ ...answer, percentCorrect })}
          />
        </BelowLabel>
        <BelowLabel>
          {onRemove && (
            <IconButton aria-label={`Delete ${label.toLowerCase()}`} onClick={onRemove}>
              <Icon name="close" size={18} />
            </IconButton>
          )}
        </BelowLabel>
      </Line>
      <OptionalText
        label={`Said to ${label.toLowerCase()}`}
        addLabel="Feedback for this answer"
        value={answer.feedback}
        onChange={setFeedback}
      />
    </Root>
  )
}
