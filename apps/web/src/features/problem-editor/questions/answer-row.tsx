import { t } from '@isomorph/messages'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Icon, TextInput } from '@isomorph/ui'
import type { Answer, KeyboardLayout } from '@isomorph/problem'
import { useContext, type ReactNode } from 'react'
import { FoundAnswerContext, useFieldError } from '../draft/editor-context.ts'
import { FormulaInput } from '../formulas/formula-input.tsx'
import { OptionalText } from './feedback-editor.tsx'
import { PercentInput } from './percent-input.tsx'
import { foundAnswerClass } from './use-opening.ts'

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
      hint={t('question-editor.answer.hint')}
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
      placeholder={t(
        kind === 'numeric' ? 'question-editor.answer.placeholder.numeric' : 'question-editor.answer.placeholder',
      )}
      onChange={onChange}
    />
  )
}

/** What stands around an answer; the first is the correct one. */
function textsOf(position: number) {
  if (position === 1)
    return {
      label: t('question-editor.answer.correct'),
      percent: t('question-editor.answer.correct.percent'),
      remove: t('question-editor.answer.correct.delete'),
      said: t('question-editor.answer.correct.said'),
    }
  const number = String(position)
  return {
    label: t('question-editor.answer.number', { number }),
    percent: t('question-editor.answer.number.percent', { number }),
    remove: t('question-editor.answer.number.delete', { number }),
    said: t('question-editor.answer.number.said', { number }),
  }
}

/** One answer that the author foresees: the formula, its share of the credit, what is said to it. */
export function AnswerRow({ answer, number, path, kind, keyboards, onChange, onRemove }: AnswerRowProps): ReactNode {
  const texts = textsOf(number)
  const { label } = texts
  const isFound = useContext(FoundAnswerContext) === answer.id
  const setFormula = (formula: string): void => onChange({ ...answer, formula })
  const setFeedback = (feedback: Answer['feedback']): void => {
    const { feedback: _before, ...rest } = answer
    onChange(feedback === undefined ? rest : { ...rest, feedback })
  }
  return (
    <Root {...(isFound && { className: foundAnswerClass })}>
      <Line>
        {kind === 'text' ? (
          <TextAnswer answer={answer} label={label} path={path} onChange={setFormula} />
        ) : (
          <FormulaAnswer {...{ answer, label, path, kind, keyboards }} onChange={setFormula} />
        )}
        <BelowLabel>
          <PercentInput
            label={texts.percent}
            value={answer.percentCorrect}
            onChange={(percentCorrect) => onChange({ ...answer, percentCorrect })}
          />
        </BelowLabel>
        <BelowLabel>
          {onRemove && (
            <IconButton aria-label={texts.remove} onClick={onRemove}>
              <Icon name="close" size={18} />
            </IconButton>
          )}
        </BelowLabel>
      </Line>
      <OptionalText
        label={texts.said}
        addLabel={t('question-editor.answer.feedback')}
        value={answer.feedback}
        onChange={setFeedback}
      />
    </Root>
  )
}
