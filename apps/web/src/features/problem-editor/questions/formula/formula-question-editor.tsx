import { useContext, type ReactNode } from 'react'
import { useStableCallback } from '../../../../screen/stable-callback.ts'
import { InsightContext, type Insight, useEditorActions } from '../../draft/editor-context.ts'
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

const listPattern = /^\s*(?:\\left)?\[/

/** Whether an answer is a list: written out, or by its value in the preview, as a variable that is one. */
function hasList({ answerSets }: FormulaQuestion, path: string, formulas: Insight['formulas']): boolean {
  const isWritten = answerSets.some(({ answers }) => answers.some(({ formula }) => listPattern.test(formula)))
  if (isWritten) return true
  return formulas.some(
    ({ path: at, outcome }) =>
      at.startsWith(`${path}.answerSets.`) && outcome.kind === 'value' && listPattern.test(outcome.latex),
  )
}

/** Numbers and formulas: the answer first, then what most want, then the rest. */
export function FormulaQuestionEditor({ question, path, onChange }: EditorProps): ReactNode {
  const { nextId } = useEditorActions()
  const { letters, formulas } = useContext(InsightContext)
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
        isList={hasList(question, path, formulas)}
        onChange={setOptions}
        onAddCase={addCase}
      />
    </>
  )
}
