import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { areKeywordsValid, type AssessmentSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Dialog, EmptyState, ErrorPanel, type Column } from '@isomorph/ui'
import { useId } from 'react'
import { requestErrorOf } from '../../data/request-error.ts'
import { DialogSearch } from '../../lists/dialog-search.tsx'
import { PagedTable } from '../../lists/paged-table.tsx'
import { useListSearch } from '../../lists/use-list-search.ts'
import { useListAssessmentsQuery } from './assessments.api.ts'
import { useAddProblems, type AddedProblem } from './use-add-problems.ts'

interface ColumnsProps {
  readonly isBusy: boolean
  readonly onChoose: (assessmentId: number) => void
}

function columnsOf({ isBusy, onChoose }: ColumnsProps): readonly Column<AssessmentSummary>[] {
  return [
    { key: 'name', label: t('shared.name'), render: ({ name }) => <strong>{name}</strong> },
    {
      key: 'problems',
      label: t('shared.problems'),
      render: ({ problemCount }) => t('shared.problemCount', { count: problemCount }),
    },
    {
      key: 'add',
      label: '',
      render: ({ id, name }) => (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          aria-label={t('shared.addToAssessment.addTo', { name })}
          onClick={() => onChoose(id)}
        >
          {t('shared.add')}
        </Button>
      ),
    },
  ]
}

interface AddToAssessmentDialogProps {
  readonly problems: readonly AddedProblem[]
  readonly onClose: () => void
}

/** Adds problems to the end of an assessment that somebody may change. */
export function AddToAssessmentDialog({ problems, onClose }: AddToAssessmentDialogProps) {
  const titleId = useId()
  const search = useListSearch('assessmentChoice')
  const { keywords, page, pageSize } = search.state
  const { data, error, isFetching, refetch } = useListAssessmentsQuery({
    query: {
      isChangeable: true,
      keywords: areKeywordsValid(keywords) ? keywords : '',
      page,
      pageSize,
      sort: '-changedAt',
    },
  })
  const { isBusy, add } = useAddProblems()
  async function addTo(assessmentId: number): Promise<void> {
    if (await add(assessmentId, problems)) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('shared.addToAssessment.title')}</DialogTitle>
      <DialogContent>
        <DialogSearch label={t('shared.addToAssessment.search')} search={search} />
        {error && !data && <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />}
        <PagedTable
          data={data}
          search={search}
          label={t('shared.addToAssessment.label')}
          columns={columnsOf({ isBusy, onChoose: (id) => void addTo(id) })}
          rows={data?.items}
          nameOf={({ name }) => name}
          isRefreshing={isFetching}
          empty={<EmptyState picture="search">{t('shared.addToAssessment.noMatch')}</EmptyState>}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shared.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
