import type { ImportOutcome, PeopleImportRow } from '@isomorph/contract'
import { pageSizeOptions } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { DataTable, EmptyState, Paging, StatusChip, type Column } from '@isomorph/ui'
import { useState } from 'react'
import { useAppSelector } from '../../data/hooks.ts'
import { formatCount } from '../../numbers/counts.ts'
import { changeLabels, outcomeLooks } from './import-labels.ts'
import { useListPeopleImportRowsQuery } from './people-import.api.ts'

type Row = PeopleImportRow & { readonly id: number }

function nameOf({ firstName, lastName }: PeopleImportRow): string {
  return [lastName, firstName].filter(Boolean).join(', ') || '—'
}

function columnsOf(isDone: boolean): readonly Column<Row>[] {
  return [
    { key: 'line', label: t('people-import.lines.line'), width: '8%', render: ({ line }) => line },
    {
      key: 'outcome',
      label: isDone ? t('people-import.lines.happened') : t('people-import.lines.happens'),
      width: '14%',
      render: ({ outcome }) => <StatusChip tone={outcomeLooks[outcome].tone} label={t(outcomeLooks[outcome].label)} />,
    },
    { key: 'name', label: t('people-import.lines.name'), width: '20%', render: nameOf },
    {
      key: 'email',
      label: t('people-import.field.email'),
      width: '22%',
      render: ({ email, uid, puid }) => email || uid || puid || '—',
    },
    {
      key: 'why',
      label: t('people-import.lines.inWords'),
      render: (row) => changeLabels(row, isDone).map((words) => <div key={words}>{words}</div>),
    },
  ]
}

interface ImportRowsTableProps {
  readonly importId: number
  readonly outcome: ImportOutcome | undefined
  /** Whether what the lines say has happened. */
  readonly isDone: boolean
}

/** The lines of an import, page by page. */
export function ImportRowsTable({ importId, outcome, isDone }: ImportRowsTableProps) {
  const [paging, setPaging] = useState({ page: 1, pageSize: 25 })
  const query = { ...paging, ...(outcome ? { outcome } : {}) }
  const { currentData, data, isFetching } = useListPeopleImportRowsQuery({ params: { importId }, query })
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const shown = currentData ?? data
  return (
    <>
      <DataTable
        label={t('people-import.lines.label')}
        columns={columnsOf(isDone)}
        rows={shown?.items.map((row) => ({ ...row, id: row.line }))}
        nameOf={nameOf}
        isCompact={isCompact}
        isRefreshing={isFetching}
        empty={<EmptyState picture="people">{t('people-import.lines.none')}</EmptyState>}
      />
      {shown && shown.total > paging.pageSize && (
        <Paging
          page={shown.page}
          pageSize={shown.pageSize}
          total={shown.total}
          pageSizes={pageSizeOptions}
          formatCount={formatCount}
          onChange={setPaging}
        />
      )}
    </>
  )
}
