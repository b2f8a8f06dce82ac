import type { GradingQuestion } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, CheckboxInput, Page, PageHeader } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { AssessmentLinks } from '../../../entities/group/assessment-links.tsx'
import { sittingPath } from '../../../entities/group/learner-row.tsx'
import { useIsAllowed } from '../../../data/index.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { lazyPart } from '../../../screen/load-screen.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import {
  useGetGradingCourseQuery,
  useGetGradingHeaderQuery,
  useListGradingQuestionsQuery,
  useSetGradingSettingsMutation,
} from '../grading.api.ts'
import { DeskBar, Quiet } from '../grading.styles.ts'
import { gradingTitle, nameOfQuestion } from '../grading-words.ts'
import { QuestionsTable } from './questions-table.tsx'

const DoubleMarkingDialog = lazyPart(
  async () => (await import('../double/double-marking-dialog.tsx')).DoubleMarkingDialog,
)

/** Everything in an assessment that needs a person, by question across learners. */
export function QueuePage() {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const params = { groupAssessmentId: Number(groupAssessmentId) }
  const header = useGetGradingHeaderQuery({ params })
  const course = useGetGradingCourseQuery({ params: { groupId: Number(groupId) } })
  const fetched = useListGradingQuestionsQuery({ params }, { refetchOnMountOrArgChange: true })
  const canUpdate = useIsAllowed('GroupAssessmentUpdate', { entity: course.data })
  usePageTitle(header.data && gradingTitle(header.data.name))
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {({ isAnonymous, graders, questions }) => (
        <Page>
          <PageHeader
            title={gradingTitle(header.data?.name)}
            breadcrumbs={[{ label: course.data?.name ?? t('grading.course'), href: `/courses/${groupId}` }]}
            actions={
              questions.some(({ doubleShare, reasons }) => doubleShare > 0 || reasons.double) && <AgreementLink />
            }
          />
          <AssessmentLinks groupId={Number(groupId)} groupAssessmentId={params.groupAssessmentId} />
          <NamesSetting {...params} isAnonymous={isAnonymous} canUpdate={canUpdate} />
          <Questions groupId={Number(groupId)} {...params} {...{ questions, graders, canUpdate }} />
        </Page>
      )}
    </DetailGuard>
  )
}

interface QuestionsProps {
  readonly groupId: number
  readonly groupAssessmentId: number
  readonly questions: readonly GradingQuestion[]
  /** People who may mark in the course. */
  readonly graders: number
  readonly canUpdate: boolean
}

/** The questions, and for those who may change it how many of the answers two people mark. */
function Questions({ groupId, groupAssessmentId, questions, graders, canUpdate }: QuestionsProps) {
  const [double, setDouble] = useState<GradingQuestion>()
  return (
    <>
      <QuestionsTable
        groupId={groupId}
        groupAssessmentId={groupAssessmentId}
        questions={questions}
        onSetDouble={canUpdate ? setDouble : undefined}
      />
      {double && (
        <Suspense>
          <DoubleMarkingDialog
            groupAssessmentId={groupAssessmentId}
            question={double}
            name={nameOfQuestion(double)}
            graders={graders}
            onClose={() => setDouble(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

function AgreementLink() {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const path = sittingPath({ groupId: Number(groupId), id: Number(groupAssessmentId) })
  return (
    <Button variant="outlined" href={`${path}/grading/agreement`}>
      {t('grading.agreement.title')}
    </Button>
  )
}

interface NamesSettingProps {
  readonly groupAssessmentId: number
  readonly isAnonymous: boolean
  readonly canUpdate: boolean
}

/** Whether learners' names are hidden, and for those who may change it the switch. */
function NamesSetting({ groupAssessmentId, isAnonymous, canUpdate }: NamesSettingProps) {
  const [setSettings] = useSetGradingSettingsMutation()
  return (
    <DeskBar>
      {canUpdate ? (
        <CheckboxInput
          label={t('grading.names.hide')}
          isChecked={isAnonymous}
          onChange={(anonymous) =>
            void setSettings({ params: { groupAssessmentId }, body: { isAnonymous: anonymous } })
          }
        />
      ) : (
        isAnonymous && <Quiet>{t('grading.names.hidden')}</Quiet>
      )}
    </DeskBar>
  )
}
