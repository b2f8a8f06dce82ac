import { t } from '@isomorph/messages'
import { Button, Page, PageHeader } from '@isomorph/ui'
import { useParams } from 'react-router'
import { sittingPath } from '../../entities/group/learner-row.tsx'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import { Desk } from './desk.tsx'
import { gradingTitle, questionTitle } from './grading-words.ts'
import { useGetGradingHeaderQuery, useGetRubricQuery, useListGradingQuestionsQuery } from './grading.api.ts'

/** One question across learners: answer by answer, by keyboard alone. */
export function DeskPage() {
  const { groupId = '', groupAssessmentId = '', itemKey = '', questionKey = '' } = useParams()
  const question = {
    groupAssessmentId: Number(groupAssessmentId),
    itemKey: Number(itemKey),
    questionKey: Number(questionKey),
  }
  const params = { groupAssessmentId: question.groupAssessmentId }
  const header = useGetGradingHeaderQuery({ params })
  const queue = useListGradingQuestionsQuery({ params })
  const rubric = useGetRubricQuery({ params: question })
  usePageTitle(header.data && gradingTitle(header.data.name))
  const counts = queue.data?.questions.find(
    (each) => each.itemKey === question.itemKey && each.questionKey === question.questionKey,
  )
  const path = sittingPath({ groupId: Number(groupId), id: question.groupAssessmentId })
  return (
    <DetailGuard fetched={rubric} fallback={`/courses/${groupId}`}>
      {(stored) => (
        <Page>
          <PageHeader
            title={counts ? questionTitle(counts) : t('grading.grading')}
            breadcrumbs={[{ label: gradingTitle(header.data?.name), href: `${path}/grading` }]}
            actions={
              <Button variant="outlined" href={`${path}/grading/${itemKey}/${questionKey}/groups`}>
                {t('grading.groups')}
              </Button>
            }
          />
          <Desk key={`${itemKey}/${questionKey}`} question={question} stored={stored} counts={counts} />
        </Page>
      )}
    </DetailGuard>
  )
}
