import { t } from '@isomorph/messages'
import { Icon } from '@isomorph/ui'
import type { Answer, AnswerSet, KeyboardLayout } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { useEditorActions } from '../draft/editor-context.ts'
import { newAnswer } from '../draft/new-question.ts'
import { AnswerRow } from './answer-row.tsx'
import { AnswerSets } from './answer-sets.tsx'
import { AddButton } from './questions.styles.ts'

const noKeyboards: readonly KeyboardLayout[] = []

function withoutAnswer({ answers }: AnswerSet, { id }: Answer): readonly Answer[] {
  return answers.filter((each) => each.id !== id)
}

interface AnswerListProps {
  readonly sets: readonly AnswerSet[]
  readonly path: string
  readonly kind: 'numeric' | 'expression' | 'text'
  readonly keyboards?: readonly KeyboardLayout[]
  readonly onChange: (sets: readonly AnswerSet[]) => void
}

/** The foreseen answers of a numeric, expression or short-answer question. */
export function AnswerList({ sets, path, kind, keyboards = noKeyboards, onChange }: AnswerListProps): ReactNode {
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
              onRemove={set.answers.length > 1 ? () => setAnswers(withoutAnswer(set, answer)) : undefined}
            />
          ))}
          <AddButton
            size="small"
            startIcon={<Icon name="add" size={16} />}
            onClick={() => setAnswers([...set.answers, newAnswer(nextId, set.answers.length === 0 ? 100 : 50)])}
          >
            {kind === 'text' ? t('question-editor.answer.another.text') : t('question-editor.answer.another')}
          </AddButton>
        </>
      )}
    />
  )
}
