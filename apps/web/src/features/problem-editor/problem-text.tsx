import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { fontSize } from '@isomorph/ui'
import type { ProblemContent } from '@isomorph/problem'
import type { RichText } from '@isomorph/rich-text'
import { memo, useState, type ReactNode } from 'react'
import { isEmptyRichText, RichTextEditor, type RichTextEditorHost } from '../../rich-text-editor/index.ts'
import { useEditorActions, useIsReadOnly } from './draft/editor-context.ts'
import { slotsIn } from './draft/usages.ts'
import { regionIds } from './findings-summary.tsx'
import { QuestionCard } from './questions/question-card.tsx'
import { AddButton } from './editor.styles.ts'

const Section = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  scrollMarginTop: 150,
  '& h2': { margin: 0, fontSize: fontSize.body, fontWeight: 650 },
})

interface TextProps {
  readonly text: RichText
  readonly host: RichTextEditorHost
}

const Statement = memo(function Statement({ text, host }: TextProps): ReactNode {
  const { change } = useEditorActions()
  const isReadOnly = useIsReadOnly()
  return (
    <Section id={regionIds.statement} aria-label={t('problem-editor.statement')}>
      <h2>{t('problem-editor.statement')}</h2>
      <RichTextEditor
        isReadOnly={isReadOnly}
        label={t('problem-editor.statement')}
        value={text}
        host={host}
        placeholder={t('problem-editor.statement.placeholder')}
        onChange={(statement) => change((content) => ({ ...content, statement }))}
      />
    </Section>
  )
})

interface ProblemTextProps {
  readonly statement: ProblemContent['statement']
  readonly questions: ProblemContent['questions']
  readonly solution: ProblemContent['solution']
  readonly openQuestionKey: number | undefined
  readonly statementHost: RichTextEditorHost
  readonly otherHost: RichTextEditorHost
}

const Solution = memo(function Solution({ text, host }: TextProps): ReactNode {
  const { change } = useEditorActions()
  const [isOpen, setOpen] = useState(!isEmptyRichText(text))
  const isReadOnly = useIsReadOnly()
  if (isReadOnly && !isOpen) return null
  return (
    <Section id={regionIds.solution} aria-label={t('problem-editor.solution')}>
      {isOpen ? (
        <>
          <h2>{t('problem-editor.solution')}</h2>
          <RichTextEditor
            isReadOnly={isReadOnly}
            label={t('problem-editor.solution')}
            value={text}
            host={host}
            placeholder={t('problem-editor.solution.placeholder')}
            onChange={(solution) => change((content) => ({ ...content, solution }))}
          />
        </>
      ) : (
        <AddButton variant="outlined" onClick={() => setOpen(true)}>
          {t('problem-editor.solution.write')}
        </AddButton>
      )}
    </Section>
  )
})

/** The middle region: the text as students will see it, its questions, its solution. */
export const ProblemText = memo(function ProblemText(props: ProblemTextProps): ReactNode {
  const { statement, questions, solution, openQuestionKey, statementHost, otherHost } = props
  const placed = slotsIn(statement)
  return (
    <>
      <Statement text={statement} host={statementHost} />
      {questions.map((question, index) => (
        <QuestionCard
          key={question.questionKey}
          question={question}
          index={index}
          isOpen={question.questionKey === openQuestionKey}
          isPlaced={placed.includes(question.questionKey)}
        />
      ))}
      <Solution text={solution} host={otherHost} />
    </>
  )
})
