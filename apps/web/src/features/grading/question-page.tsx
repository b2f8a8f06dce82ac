import type { GradingQuestion, RubricOfQuestion } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Page, PageHeader } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { sittingPath } from '../../entities/group/learner-row.tsx'
import { formatCount } from '../../numbers/counts.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import { SectionLinks } from '../../screen/section-links.tsx'
import { gradingTitle, questionTitle } from './grading-words.ts'
import { useGetGradingHeaderQuery, useGetRubricQuery, useListGradingQuestionsQuery } from './grading.api.ts'
import type { DeskQuestion } from './use-desk.ts'

/** What the address says of a question, and where its pages are. */
export function useQuestionPlace() {
  const { groupId = '', groupAssessmentId = '', itemKey = '', questionKey = '' } = useParams()
  const question: DeskQuestion = {
    groupAssessmentId: Number(groupAssessmentId),
    itemKey: Number(itemKey),
    questionKey: Number(questionKey),
  }
  const grading = `${sittingPath({ groupId: Number(groupId), id: question.groupAssessmentId })}/grading`
  const waiting = `${grading}/${itemKey}/${questionKey}`
  return { groupId, question, paths: { grading, waiting, marked: `${waiting}/marked`, groups: `${waiting}/groups` } }
}

interface LinksProps {
  readonly counts: GradingQuestion | undefined
  readonly paths: { readonly waiting: string; readonly marked: string }
}

/** What waits, and what is marked. */
function StateLinks({ counts, paths }: LinksProps) {
  const { waiting = 0, marked = 0 } = counts ?? {}
  return (
    <SectionLinks
      label={t('grading.states')}
      links={[
        { label: t('grading.states.waiting', { count: formatCount(waiting) }), href: paths.waiting },
        { label: t('grading.states.marked', { count: formatCount(marked) }), href: paths.marked },
      ]}
    />
  )
}

interface QuestionPageProps {
  readonly children: (stored: RubricOfQuestion, counts: GradingQuestion | undefined) => ReactNode
}

/** The frame around what waits of a question and what is marked of it. */
export function QuestionPage({ children }: QuestionPageProps) {
  const { groupId, question, paths } = useQuestionPlace()
  const params = { groupAssessmentId: question.groupAssessmentId }
  const header = useGetGradingHeaderQuery({ params })
  const queue = useListGradingQuestionsQuery({ params })
  const rubric = useGetRubricQuery({ params: question })
  usePageTitle(header.data && gradingTitle(header.data.name))
  const counts = queue.data?.questions.find(
    (each) => each.itemKey === question.itemKey && each.questionKey === question.questionKey,
  )
  return (
    <DetailGuard fetched={rubric} fallback={`/courses/${groupId}`}>
      {(stored) => (
        <Page>
          <PageHeader
            title={counts ? questionTitle(counts) : t('grading.grading')}
            breadcrumbs={[{ label: gradingTitle(header.data?.name), href: paths.grading }]}
            actions={
              <Button variant="outlined" href={paths.groups}>
                {t('grading.groups')}
              </Button>
            }
          />
          <StateLinks counts={counts} paths={paths} />
          {children(stored, counts)}
        </Page>
      )}
    </DetailGuard>
  )
}
