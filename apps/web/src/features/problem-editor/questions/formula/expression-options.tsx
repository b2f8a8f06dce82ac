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

const formNames: Readonly<Record<AnswerForm, string>> = {
  asKey: 'Like the answer, in any order',
  identical: 'Exactly like the answer',
  expanded: 'Expanded',
  factored: 'Factored',
  singleFraction: 'A single fraction',
  lowestTerms: 'A fraction in lowest terms',
  rationalisedDenominator: 'No roots in the denominator',
  completedSquare: 'Completed square',
  partialFractions: 'Partial fractions',
}

const formOptions = answerForms.map((value) => ({ value, label: formNames[value] }))

/** How answers are compared, or the form that they must have, and what letters stand for. */
export function ExpressionOptions({ question, onChange }: OptionsProps): ReactNode {
  return (
    <>
      {question.answerType === 'ExpressionSymbolic' ? (
        <ComparisonChoice question={question} onChange={onChange} />
      ) : (
        <FieldRow>
          <SelectInput
            label="Form of the answer"
            value={question.form ?? 'asKey'}
            options={formOptions}
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
        label="Letters that are functions"
        hint="f, g: then f(x) is not f times x"
        value={(question.functions ?? []).join(', ')}
        onChange={(text) => {
          const functions = namesIn(text)
          onChange(functions.length > 0 ? { ...question, functions } : without(question, 'functions'))
        }}
      />
    </FieldRow>
  )
}
