import type { GradingQuestion } from '@isomorph/contract'
import { DataTable, EmptyState, RowMenu, type Column, type RowAction } from '@isomorph/ui'
import { sittingPath } from '../../entities/group/learner-row.tsx'
import { useNotify } from '../../data/index.ts'
import { formatCount } from '../../numbers/counts.ts'
import { useChooseResponsesMutation } from './grading.api.ts'

const reasonNames: readonly (readonly [keyof GradingQuestion['reasons'], string])[] = [
  ['manual', 'marked by people'],
  ['undecided', 'undecided'],
  ['unreadable', 'unreadable'],
  ['chosen', 'chosen by hand'],
  ['double', 'second marks and decisions'],
  ['appeal', 'appeals'],
]

function reasonsOf({ reasons }: GradingQuestion): string {
  return reasonNames.flatMap(([reason, name]) => (reasons[reason] ? [`${name}: ${reasons[reason]}`] : [])).join(', ')
}

export function nameOfQuestion({ position, problemName, questionKey }: GradingQuestion): string {
  return `${position}. ${problemName}, question ${questionKey}`
}

const columns: readonly Column<GradingQuestion & { readonly id: number }>[] = [
  {
    key: 'question',
    label: 'Question',
    render: nameOfQuestion,
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
  {
    key: 'double',
    label: 'By two people',
    align: 'right',
    isLabelled: true,
    render: ({ doubleShare }) => (doubleShare > 0 ? `${doubleShare} %` : '–'),
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
    if (data) notify('SUCCESS', `Added to grading: ${data.added}`)
    else notify('ERROR', 'The answers could not be added. Try again in a moment.')
  }
  const actionsOf = (row: GradingQuestion) => {
    const addAll: RowAction = { label: 'Add all answers', icon: 'add', onSelect: () => void add(row) }
    const double: RowAction = { label: 'Marking by two people', icon: 'people', onSelect: () => onSetDouble?.(row) }
    return <RowMenu name={nameOfQuestion(row)} actions={onSetDouble ? [addAll, double] : [addAll]} />
  }
  return (
    <DataTable
      label="Questions"
      columns={columns}
      rows={questions.map((question, id) => ({ ...question, id }))}
      nameOf={nameOfQuestion}
      hrefOf={(row) => `${path}/${row.itemKey}/${row.questionKey}`}
      actionsOf={actionsOf}
      empty={<EmptyState picture="people">Nothing has been answered yet.</EmptyState>}
    />
  )
}
