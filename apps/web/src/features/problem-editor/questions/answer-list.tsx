import { Icon } from '@isomorph/ui'
import type { Answer, AnswerSet, KeyboardLayout } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { useEditorActions } from '../draft/editor-context.ts'
import { newAnswer } from '../draft/new-question.ts'
import { AnswerRow } from './answer-row.tsx'
import { AnswerSets } from './answer-sets.tsx'
import { AddButton } from './questions.styles.ts'

const noKeyboards: readonly KeyboardLayout[] = []

/** The foreseen answers of a numeric, expression or short-answer question. */
export function AnswerList({
  sets,
  path,
  kind,
  keyboards = noKeyboards,
  onChange,
}: {
  sets: readonly AnswerSet[]
  path: string
  kind: 'numeric' | 'expression' | 'text'
  keyboards?: readonly KeyboardLayout[]
  onChange: (sets: readonly AnswerSet[]) => void
}): ReactNode {
  const { nextId } = useEditorActions()
  return (
    <AnswerSets<Answer>
      sets={sets}
      path={path}
      newAnswers={() => [newAnswer(nextId)]}
      onChange={onChange}
      renderAnswers={(set, setPath, setAnswers) => (
        <>
          {set.answers.map((answer, index) => (
            <AnswerRow
              key={answer.id}
              answer={answer}
              number={index + 1}
              path={`${setPath}.answers.${index}`}
              kind={kind}
              keyboards={keyboards}
              onChange={(changed) => setAnswers(set.answers.map((each) => (each.id === changed.id ? changed : each)))}
              onRemove={
                set.answers.length > 1
                  ? () => setAnswers(set.answers.filter((each) => each.id !== answer.id))
                  : undefined
              }
            />
          ))}
          <AddButton
            size="small"

            startIcon={<Icon name="add" size={16} />}
            onClick={() => setAnswers([...set.answers, newAnswer(nextId, set.answers.length === 0 ? 100 : 50)])}
          >
            {kind === 'text' ? 'Another accepted answer' : 'Another answer'}
          </AddButton>
        </>
      )}
    />
  )
}
