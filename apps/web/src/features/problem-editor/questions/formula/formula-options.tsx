import { t } from '@isomorph/messages'
import type { KeyboardLayout } from '@isomorph/problem'
import { memo, type ReactNode } from 'react'
import { MoreOptions } from '../../more-options.tsx'
import { AddCaseButton } from '../answer-sets.tsx'
import { FollowThroughEditor } from '../follow-through-editor.tsx'
import { KeyboardsChoice } from '../keyboards-choice.tsx'
import { AssumptionFields } from './assumption-fields.tsx'
import { ExpressionOptions, ExpressionRareOptions } from './expression-options.tsx'
import type { FormulaQuestion } from './formula-question.ts'
import { CreditShares } from './marking/credit-shares.tsx'
import { ListOptions } from './marking/list-options.tsx'
import { markingSentence } from './marking/marking-sentence.ts'
import { NumericOptions, NumericRareOptions } from './numeric-options.tsx'

interface FormulaOptionsProps {
  /** Its answers may be older ones: nothing here shows them. */
  readonly question: FormulaQuestion
  readonly path: string
  /** Some answer is a list. */
  readonly isList: boolean
  /** The answers of what is told do not count. */
  readonly onChange: (question: FormulaQuestion) => void
  readonly onAddCase: () => void
}

/** Whether something is set that no field in sight shows. */
const usesMarking = ({ facets, followThrough, assumptions, ...question }: FormulaQuestion): boolean =>
  [facets, followThrough, assumptions].some((option) => option !== undefined) ||
  ('precision' in question && question.precision !== undefined)

/** Whether two questions differ in their answers at most. */
function areAlikeButAnswers(one: FormulaQuestion, other: FormulaQuestion): boolean {
  const before = new Map(Object.entries(one))
  const after = Object.entries(other)
  return (
    before.size === after.length && after.every(([name, value]) => name === 'answerSets' || before.get(name) === value)
  )
}

function areAlike(before: FormulaOptionsProps, after: FormulaOptionsProps): boolean {
  const { question, ...others } = after
  return (
    areAlikeButAnswers(before.question, question) &&
    Object.entries(others).every(([name, value]) => before[name as keyof typeof others] === value)
  )
}

/** How a number or a formula is marked. Answers are typed key by key, and nothing here follows each key. */
export const FormulaOptions = memo(function FormulaOptions(props: FormulaOptionsProps): ReactNode {
  const { question, path, isList, onChange, onAddCase } = props
  const setKeyboards = (keyboards: readonly KeyboardLayout[]): void => onChange({ ...question, keyboards })
  return (
    <>
      {question.answerType === 'Numeric' ? (
        <NumericOptions question={question} path={path} onChange={onChange} />
      ) : (
        <ExpressionOptions question={question} path={path} onChange={onChange} />
      )}
      <KeyboardsChoice value={question.keyboards} onChange={setKeyboards} />
      <MoreOptions
        label={t('question-editor.marking')}
        summary={markingSentence(question, isList)}
        isInUse={usesMarking(question)}
      >
        {question.answerType === 'Numeric' ? (
          <NumericRareOptions question={question} path={path} onChange={onChange} />
        ) : (
          <ExpressionRareOptions question={question} path={path} onChange={onChange} />
        )}
        {isList && <ListOptions question={question} onChange={onChange} />}
        <CreditShares question={question} onChange={onChange} />
        <AssumptionFields question={question} onChange={onChange} />
        <FollowThroughEditor question={question} onChange={onChange} />
        <AddCaseButton onAdd={onAddCase} />
      </MoreOptions>
    </>
  )
}, areAlike)
