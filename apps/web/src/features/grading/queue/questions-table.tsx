import type { GradingQuestion } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { DataTable, EmptyState, RowMenu, type Column, type RowAction } from '@isomorph/ui'
import { sittingPath } from '../../../entities/group/learner-row.tsx'
import { useNotify } from '../../../data/index.ts'
import { formatCount } from '../../../numbers/counts.ts'
import { formatPercent } from '../../../numbers/percent-words.ts'
import { useChooseResponsesMutation } from '../grading.api.ts'
import { nameOfQuestion } from '../grading-words.ts'

const reasonNames: readonly (readonly [keyof GradingQuestion['reasons'], PlainKey])[] = [
  ['manual', 'grading.reason.manual'],
  ['undecided', 'grading.reason.undecided'],
  ['unreadable', 'grading.reason.unreadable'],
  ['chosen', 'grading.reason.chosen'],
  ['double', 'grading.reason.double'],
  ['appeal', 'grading.reason.appeal'],
]

function reasonsOf({ reasons, waitingForOthers }: GradingQuestion): string {
  const counted: readonly (readonly [PlainKey, number])[] = [
    ...reasonNames.map(([reason, name]) => [name, reasons[reason] ?? 0] as const),
    ['grading.reason.others', waitingForOthers],
  ]
  return counted
    .flatMap(([name, count]) =>
      count > 0 ? [t('grading.reason', { reason: t(name), count: formatCount(count) })] : [],
    )
    .join(', ')
}

const columnsOf = (): readonly Column<GradingQuestion & { readonly id: number }>[] => [
  {
    key: 'question',
    label: t('grading.questions.question'),
    render: nameOfQuestion,
  },
  {
    key: 'waiting',
    label: t('grading.questions.waiting'),
    align: 'right',
    isLabelled: true,
    render: (row) => formatCount(row.waiting),
  },
  { key: 'reasons', label: t('grading.questions.why'), isLabelled: true, render: reasonsOf },
  {
    key: 'held',
    label: t('grading.questions.held'),
    align: 'right',
    isLabelled: true,
    render: (row) => formatCount(row.heldByOthers),
  },
  {
    key: 'marked',
    label: t('grading.questions.marked'),
    align: 'right',
    isLabelled: true,
    render: (row) => formatCount(row.marked),
  },
  {
    key: 'double',
    label: t('grading.questions.double'),
    align: 'right',
    isLabelled: true,
    render: ({ doubleShare }) => (doubleShare > 0 ? formatPercent(doubleShare) : '–'),
  },
]

interface QuestionsProps {
  readonly groupId: number
  readonly groupAssessmentId: number
  readonly questions: readonly GradingQuestion[]
  /** Opens the setting for a question; absent for those who may not change it. */
  readonly onSetDouble: ((question: GradingQuestion) => void) | undefined
}

/** The questions that were answered, with how much of each waits and why. */
export function QuestionsTable({ groupId, groupAssessmentId, questions, onSetDouble }: QuestionsProps) {
  const [choose] = useChooseResponsesMutation()
  const notify = useNotify()
  const path = `${sittingPath({ groupId, id: groupAssessmentId })}/grading`
  const add = async ({ itemKey, questionKey }: GradingQuestion) => {
    const { data } = await choose({ params: { groupAssessmentId }, body: { itemKey, questionKey } })
    if (data) notify('SUCCESS', t('grading.questions.added', { count: formatCount(data.added) }))
    else notify('ERROR', t('grading.questions.notAdded'))
  }
  const actionsOf = (row: GradingQuestion) => {
    const addAll: RowAction = { label: t('grading.questions.addAll'), icon: 'add', onSelect: () => void add(row) }
    const double: RowAction = { label: t('grading.double.title'), icon: 'people', onSelect: () => onSetDouble?.(row) }
    return <RowMenu name={nameOfQuestion(row)} actions={onSetDouble ? [addAll, double] : [addAll]} />
  }
  return (
    <DataTable
      label={t('grading.questions')}
      columns={columnsOf()}
      rows={questions.map((question, id) => ({ ...question, id }))}
      nameOf={nameOfQuestion}
      hrefOf={(row) => `${path}/${row.itemKey}/${row.questionKey}`}
      actionsOf={actionsOf}
      empty={<EmptyState picture="people">{t('grading.questions.none')}</EmptyState>}
    />
  )
}
