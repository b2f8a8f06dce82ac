import { useContext, type ReactNode } from 'react'
import { InsightContext, useEditorActions } from '../../draft/editor-context.ts'
import { newAnswer } from '../../draft/new-question.ts'
import { MoreOptions } from '../../more-options.tsx'
import { AnswerList } from '../answer-list.tsx'
import { AddCaseButton } from '../answer-sets.tsx'
import { ExpressionOptions, ExpressionRareOptions } from './expression-options.tsx'
import { FollowThroughEditor } from '../follow-through-editor.tsx'
import type { FormulaQuestion } from './formula-question.ts'
import { FormulaRareOptions } from './formula-rare-options.tsx'
import { withKeys } from './question-letters.ts'
import { KeyboardsChoice } from '../keyboards-choice.tsx'
import { NumericOptions, NumericRareOptions } from './numeric-options.tsx'

interface EditorProps {
  readonly question: FormulaQuestion
  readonly path: string
  readonly onChange: (question: FormulaQuestion) => void
}

const usesMore = ({ facets, followThrough, assumptions }: FormulaQuestion): boolean =>
  [facets, followThrough, assumptions].some((option) => option !== undefined)

/** Numbers and formulas: the answer first, then what most want, then the rest. */
export function FormulaQuestionEditor({ question, path, onChange }: EditorProps): ReactNode {
  const { nextId } = useEditorActions()
  const { letters } = useContext(InsightContext)
  const setSets = (answerSets: FormulaQuestion['answerSets']): void => onChange(withKeys(question, answerSets, letters))
  return (
    <>
      <AnswerList
        sets={question.answerSets}
        path={`${path}.answerSets`}
        kind={question.answerType === 'Numeric' ? 'numeric' : 'expression'}
        keyboards={question.keyboards}
        onChange={setSets}
      />
      {question.answerType === 'Numeric' ? (
        <NumericOptions question={question} path={path} onChange={onChange} />
      ) : (
        <ExpressionOptions question={question} path={path} onChange={onChange} />
      )}
      <KeyboardsChoice value={question.keyboards} onChange={(keyboards) => onChange({ ...question, keyboards })} />
      <MoreOptions isInUse={usesMore(question)}>
        {question.answerType === 'Numeric' ? (
          <NumericRareOptions question={question} path={path} onChange={onChange} />
        ) : (
          <ExpressionRareOptions question={question} path={path} onChange={onChange} />
        )}
        <FormulaRareOptions question={question} onChange={onChange} />
        <FollowThroughEditor question={question} onChange={onChange} />
        <AddCaseButton sets={question.answerSets} newAnswers={() => [newAnswer(nextId)]} onChange={setSets} />
      </MoreOptions>
    </>
  )
}
