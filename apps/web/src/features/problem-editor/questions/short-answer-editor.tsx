import { optionsOf } from '../../../forms/message-options.ts'
import { t } from '@isomorph/messages'
import { CheckboxInput, SelectInput } from '@isomorph/ui'
import type { ShortAnswerQuestion } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { useEditorActions } from '../draft/editor-context.ts'
import { newAnswer } from '../draft/new-question.ts'
import { FieldRow, MoreOptions } from '../more-options.tsx'
import { AnswerList } from './answer-list.tsx'
import { AddCaseButton, withCase } from './answer-sets.tsx'
import { ForGraders } from './for-graders.tsx'

const markings = [
  ['automatic', 'question-editor.short.automatic'],
  ['manual', 'question-editor.short.manual'],
] as const

/** What does not matter when answers are compared. */
function ComparisonFields({ question, onChange }: Omit<ShortAnswerEditorProps, 'path'>): ReactNode {
  return (
    <FieldRow>
      <CheckboxInput
        label={t('question-editor.short.case')}
        isChecked={question.ignoresCase}
        onChange={(ignoresCase) => onChange({ ...question, ignoresCase })}
      />
      <CheckboxInput
        label={t('question-editor.short.spaces')}
        isChecked={question.ignoresSpaces}
        onChange={(ignoresSpaces) => onChange({ ...question, ignoresSpaces })}
      />
    </FieldRow>
  )
}

interface ShortAnswerEditorProps {
  readonly question: ShortAnswerQuestion
  readonly path: string
  readonly onChange: (question: ShortAnswerQuestion) => void
}

/** Words: compared with accepted ones, or read by a person. */
export function ShortAnswerEditor({ question, path, onChange }: ShortAnswerEditorProps): ReactNode {
  const { nextId } = useEditorActions()
  const setSets = (answerSets: ShortAnswerQuestion['answerSets']): void => onChange({ ...question, answerSets })
  const isAutomatic = question.marking === 'automatic'
  return (
    <>
      <FieldRow>
        <SelectInput
          label={t('question-editor.short.marked')}
          value={question.marking}
          options={optionsOf(markings)}
          onChange={(marking) => onChange({ ...question, marking, isMultiline: marking === 'manual' })}
        />
      </FieldRow>
      {isAutomatic && (
        <AnswerList sets={question.answerSets} path={`${path}.answerSets`} kind="text" onChange={setSets} />
      )}
      {isAutomatic && <ComparisonFields question={question} onChange={onChange} />}
      <CheckboxInput
        label={t('question-editor.short.lines')}
        isChecked={question.isMultiline}
        onChange={(isMultiline) => onChange({ ...question, isMultiline })}
      />
      {!isAutomatic && <ForGraders question={question} path={path} onChange={onChange} />}
      {isAutomatic && (
        <MoreOptions isInUse={question.answerSets.length > 1}>
          <AddCaseButton onAdd={() => setSets(withCase(question.answerSets, nextId(), [newAnswer(nextId)]))} />
        </MoreOptions>
      )}
    </>
  )
}
