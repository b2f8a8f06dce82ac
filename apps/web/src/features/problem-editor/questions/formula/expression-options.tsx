import { t, type PlainKey } from '@isomorph/messages'
import { SelectInput, TextInput } from '@isomorph/ui'
import {
  answerForms,
  type AnswerForm,
  type ExpressionSymbolicFormQuestion,
  type ExpressionSymbolicQuestion,
} from '@isomorph/problem'
import type { ReactNode } from 'react'
import { FieldRow } from '../../more-options.tsx'
import { ComparisonChoice } from './comparison-choice.tsx'
import { LetterKinds } from './letter-kinds.tsx'
import { namesIn } from './names-in.ts'
import { ToleranceInput } from './tolerance-input.tsx'
import { without } from '../without.ts'

type ExpressionQuestion = ExpressionSymbolicQuestion | ExpressionSymbolicFormQuestion

interface OptionsProps {
  readonly question: ExpressionQuestion
  readonly path: string
  readonly onChange: (question: ExpressionQuestion) => void
}

const formNames: Readonly<Record<AnswerForm, PlainKey>> = {
  asKey: 'question-editor.form.asKey',
  identical: 'question-editor.form.identical',
  expanded: 'question-editor.form.expanded',
  factored: 'question-editor.form.factored',
  singleFraction: 'question-editor.form.singleFraction',
  lowestTerms: 'question-editor.form.lowestTerms',
  rationalisedDenominator: 'question-editor.form.rationalisedDenominator',
  completedSquare: 'question-editor.form.completedSquare',
  partialFractions: 'question-editor.form.partialFractions',
}

const formOptions = () => answerForms.map((value) => ({ value, label: t(formNames[value]) }))

/** How answers are compared, or the form that they must have, and what letters stand for. */
export function ExpressionOptions({ question, onChange }: OptionsProps): ReactNode {
  return (
    <>
      {question.answerType === 'ExpressionSymbolic' ? (
        <ComparisonChoice question={question} onChange={onChange} />
      ) : (
        <FieldRow>
          <SelectInput
            label={t('question-editor.form')}
            value={question.form ?? 'asKey'}
            options={formOptions()}
            onChange={(form) => onChange({ ...question, form })}
          />
        </FieldRow>
      )}
      <LetterKinds question={question} onChange={onChange} />
    </>
  )
}

/** How far off a value may be, and which letters are functions: what few questions need. */
export function ExpressionRareOptions({ question, path, onChange }: OptionsProps): ReactNode {
  return (
    <FieldRow>
      <ToleranceInput
        value={question.tolerance}
        path={`${path}.tolerance`}
        onChange={(tolerance) => onChange(tolerance ? { ...question, tolerance } : without(question, 'tolerance'))}
      />
      <TextInput
        label={t('question-editor.functions')}
        hint={t('question-editor.functions.hint')}
        value={(question.functions ?? []).join(', ')}
        onChange={(text) => {
          const functions = namesIn(text)
          onChange(functions.length > 0 ? { ...question, functions } : without(question, 'functions'))
        }}
      />
    </FieldRow>
  )
}
