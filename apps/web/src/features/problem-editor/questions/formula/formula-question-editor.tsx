import { useContext, type ReactNode } from 'react'
import { useStableCallback } from '../../../../screen/stable-callback.ts'
import { InsightContext, useEditorActions } from '../../draft/editor-context.ts'
import { newAnswer } from '../../draft/new-question.ts'
import { AnswerList } from '../answer-list.tsx'
import { withCase } from '../answer-sets.tsx'
import { FormulaOptions } from './formula-options.tsx'
import type { FormulaQuestion } from './formula-question.ts'
import { withKeys } from './question-letters.ts'

interface EditorProps {
  readonly question: FormulaQuestion
  readonly path: string
  readonly onChange: (question: FormulaQuestion) => void
}

function hasList({ answerSets }: FormulaQuestion): boolean {
  return answerSets.some(({ answers }) => answers.some(({ formula }) => /^\s*(?:\\left)?\[/.test(formula)))
}

/** Numbers and formulas: the answer first, then what most want, then the rest. */
export function FormulaQuestionEditor({ question, path, onChange }: EditorProps): ReactNode {
  const { nextId } = useEditorActions()
  const { letters } = useContext(InsightContext)
  const setSets = (answerSets: FormulaQuestion['answerSets']): void => onChange(withKeys(question, answerSets, letters))
  const setOptions = useStableCallback((changed: FormulaQuestion) =>
    onChange({ ...changed, answerSets: question.answerSets }),
  )
  const addCase = useStableCallback(() => setSets(withCase(question.answerSets, nextId(), [newAnswer(nextId)])))
  return (
    <>
      <AnswerList
        sets={question.answerSets}
        path={`${path}.answerSets`}
        kind={question.answerType === 'Numeric' ? 'numeric' : 'expression'}
        keyboards={question.keyboards}
        onChange={setSets}
      />
      <FormulaOptions
        question={question}
        path={path}
        isList={hasList(question)}
        onChange={setOptions}
        onAddCase={addCase}
      />
    </>
  )
}
