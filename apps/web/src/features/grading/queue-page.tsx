import type { GradingQuestion } from '@isomorph/contract'
import { Button, CheckboxInput, DataTable, EmptyState, Page, PageHeader, type Column } from '@isomorph/ui'
import { useParams } from 'react-router'
import { AssessmentLinks } from '../../entities/group/assessment-links.tsx'
import { sittingPath } from '../../entities/group/learner-row.tsx'
import { useIsAllowed, useNotify } from '../../data/index.ts'
import { formatCount } from '../../numbers/counts.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import {
  useChooseResponsesMutation,
  useGetGradingCourseQuery,
  useGetGradingHeaderQuery,
  useListGradingQuestionsQuery,
  useSetGradingSettingsMutation,
} from './grading.api.ts'
import { DeskBar, Quiet } from './grading.styles.ts'

const reasonNames: readonly (readonly [keyof GradingQuestion['reasons'], string])[] = [
  ['manual', 'marked by people'],
  ['undecided', 'undecided'],
  ['unreadable', 'unreadable'],
  ['chosen', 'chosen by hand'],
  ['appeal', 'appeals'],
]

function reasonsOf({ reasons }: GradingQuestion): string {
  return reasonNames.flatMap(([reason, name]) => (reasons[reason] ? [`${name}: ${reasons[reason]}`] : [])).join(', ')
}

function nameOf({ position, problemName, questionKey }: GradingQuestion): string {
  return `${position}. ${problemName}, question ${questionKey}`
}

/** Everything in an assessment that needs a person, by question across learners. */
export function QueuePage() {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const params = { groupAssessmentId: Number(groupAssessmentId) }
  const header = useGetGradingHeaderQuery({ params })
  const course = useGetGradingCourseQuery({ params: { groupId: Number(groupId) } })
  const fetched = useListGradingQuestionsQuery({ params }, { refetchOnMountOrArgChange: true })
  const canUpdate = useIsAllowed('GroupAssessmentUpdate', { entity: course.data })
  const [setSettings] = useSetGradingSettingsMutation()
  usePageTitle(header.data && `Grading ${header.data.name}`)
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {({ isAnonymous, questions }) => (
        <Page>
          <PageHeader
            title={`Grading ${header.data?.name ?? ''}`}
            breadcrumbs={[{ label: course.data?.name ?? 'Course', href: `/courses/${groupId}` }]}
          />
          <AssessmentLinks groupId={Number(groupId)} groupAssessmentId={params.groupAssessmentId} />
          <DeskBar>
            {canUpdate ? (
              <CheckboxInput
                label="Hide the names of learners while grading"
                isChecked={isAnonymous}
                onChange={(anonymous) => void setSettings({ params, body: { isAnonymous: anonymous } })}
              />
            ) : (
              isAnonymous && <Quiet>The names of learners are hidden.</Quiet>
            )}
          </DeskBar>
          <Questions groupId={Number(groupId)} {...params} questions={questions} />
        </Page>
      )}
    </DetailGuard>
  )
}

interface QuestionsProps {
  readonly groupId: number
  readonly groupAssessmentId: number
  readonly questions: readonly GradingQuestion[]
}

function Questions({ groupId, groupAssessmentId, questions }: QuestionsProps) {
  const [choose, { isLoading }] = useChooseResponsesMutation()
  const notify = useNotify()
  const path = `${sittingPath({ groupId, id: groupAssessmentId })}/grading`
  const add = async ({ itemKey, questionKey }: GradingQuestion) => {
    const { data } = await choose({ params: { groupAssessmentId }, body: { itemKey, questionKey } })
    if (data) notify('SUCCESS', `Added to grading: ${data.added}`)
    else notify('ERROR', 'The answers could not be added. Try again in a moment.')
  }
  const columns: readonly Column<GradingQuestion & { readonly id: number }>[] = [
    {
      key: 'question',
      label: 'Question',
      render: nameOf,
    },
    { key: 'waiting', label: 'Waiting', align: 'right', isLabelled: true, render: (row) => formatCount(row.waiting) },
    { key: 'reasons', label: 'Why', isLabelled: true, render: reasonsOf },
    {
      key: 'held',
      label: 'Held by others',
      align: 'right',
      isLabelled: true,
      render: (row) => formatCount(row.heldByOthers),
    },
    { key: 'marked', label: 'Marked', align: 'right', isLabelled: true, render: (row) => formatCount(row.marked) },
  ]
  const actionsOf = (row: GradingQuestion) => (
    <AddAll name={nameOf(row)} isDisabled={isLoading} onAdd={() => void add(row)} />
  )
  return (
    <DataTable
      label="Questions"
      columns={columns}
      rows={questions.map((question, id) => ({ ...question, id }))}
      nameOf={nameOf}
      hrefOf={(row) => `${path}/${row.itemKey}/${row.questionKey}`}
      actionsOf={actionsOf}
      empty={<EmptyState picture="people">Nothing has been answered yet.</EmptyState>}
    />
  )
}

function AddAll({ name, isDisabled, onAdd }: { name: string; isDisabled: boolean; onAdd: () => void }) {
  return (
    <Button size="small" aria-label={`Add all answers to ${name}`} disabled={isDisabled} onClick={onAdd}>
      Add all answers
    </Button>
  )
}
