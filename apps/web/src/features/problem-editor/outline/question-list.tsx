import { t } from '@isomorph/messages'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import { styled } from '@mui/material/styles'
import { color } from '@isomorph/ui'
import type { Question } from '@isomorph/problem'
import { memo, useState, type ReactNode } from 'react'
import { CreationItem } from '../../../rich-text-editor/index.ts'
import { placeQuestion } from '../draft/content-changes.ts'
import { useEditorActions, useFindings } from '../draft/editor-context.ts'
import { questionKindName, questionKinds } from '../draft/new-question.ts'
import { FindingMark, OutlineRow } from './outline-row.tsx'
import { OutlineSection, Quiet } from './outline-section.tsx'

const Row = styled(OutlineRow)({
  display: 'flex',
  minHeight: 36,
  '& .kind': { color: color.textSecond },
  '& .mark': { marginInlineStart: 'auto' },
})

/** What the list says of a question. */
export type ListedQuestion = Pick<Question, 'questionKey' | 'answerType'>

function QuestionRow({
  question,
  index,
  isOpen,
}: {
  question: ListedQuestion
  index: number
  isOpen: boolean
}): ReactNode {
  const { openQuestion } = useEditorActions()
  const [worst] = useFindings(`questions.${index}`).filter(({ level }) => level !== 'InvalidForUseInfo')
  return (
    <Row type="button" aria-current={isOpen} onClick={() => openQuestion(question.questionKey)}>
      <b>{index + 1}</b>
      <span className="kind">{questionKindName(question.answerType)}</span>
      <FindingMark finding={worst} />
    </Row>
  )
}

export const QuestionList = memo(function QuestionList({
  questions,
  openKey,
}: {
  questions: readonly ListedQuestion[]
  openKey: number | undefined
}): ReactNode {
  const { createQuestion, change } = useEditorActions()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <OutlineSection
      title={t('problem-editor.outline.questions')}
      addLabel={t('problem-editor.outline.questions.add')}
      onAdd={setAnchor}
    >
      {questions.length === 0 && <Quiet>{t('problem-editor.outline.questions.none')}</Quiet>}
      {questions.map((question, index) => (
        <QuestionRow
          key={question.questionKey}
          question={question}
          index={index}
          isOpen={question.questionKey === openKey}
        />
      ))}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {questionKinds().map((kind) => (
          <CreationItem
            key={kind.id}
            onClick={() => {
              setAnchor(null)
              change(placeQuestion(createQuestion(kind.id)))
            }}
          >
            <ListItemText primary={kind.name} secondary={kind.description} />
          </CreationItem>
        ))}
      </Menu>
    </OutlineSection>
  )
})
