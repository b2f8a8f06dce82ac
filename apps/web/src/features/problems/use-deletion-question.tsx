import Link from '@mui/material/Link'
import { t } from '@isomorph/messages'
import { ConfirmDialog } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { useLazyListProblemReferencesQuery } from '../../entities/problem/problems.api.ts'
import { inParts } from '../../messages/in-parts.tsx'
import { QuestionParagraph } from './problems.styles.ts'

/** Whether these problems are to be deleted; asks only where one of them is in use. */
export type AskBeforeDeleting = (ids: readonly number[]) => Promise<boolean>

interface Question {
  readonly assessments: readonly { readonly assessmentId: number; readonly name: string }[]
  readonly count: number
  readonly answer: (isWanted: boolean) => void
}

function DeletionDialog({ question, onAnswer }: { question: Question; onAnswer: (isWanted: boolean) => void }) {
  const { count } = question
  const assessments = question.assessments.map(({ assessmentId, name }, position) => (
    <span key={assessmentId}>
      {position > 0 && ', '}
      <Link href={`/assessments/${assessmentId}`}>{name}</Link>
    </span>
  ))
  return (
    <ConfirmDialog
      isOpen
      title={t('problems.inUse.title', { count })}
      confirmLabel={t('shared.act.delete')}
      isDestructive
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <QuestionParagraph>{inParts('problems.inUse.where', { count, assessments })}</QuestionParagraph>
      {t('problems.inUse.consequence')}
    </ConfirmDialog>
  )
}

/** Says where problems are used before they are deleted. */
export function useDeletionQuestion(): { ask: AskBeforeDeleting; dialog: ReactNode } {
  const [fetchReferences] = useLazyListProblemReferencesQuery()
  const [question, setQuestion] = useState<Question | null>(null)

  async function ask(ids: readonly number[]): Promise<boolean> {
    const answers = await Promise.all(ids.map(async (id) => fetchReferences({ params: { problemId: id } })))
    const used = new Map(answers.flatMap(({ data = [] }) => data.map((each) => [each.assessmentId, each] as const)))
    if (used.size === 0) return true
    return new Promise((resolve) => {
      setQuestion({ assessments: [...used.values()], count: ids.length, answer: resolve })
    })
  }
  function answer(isWanted: boolean): void {
    question?.answer(isWanted)
    setQuestion(null)
  }
  const dialog = question && <DeletionDialog question={question} onAnswer={answer} />
  return { ask, dialog }
}
