import type { ManagedTerm } from '@isomorph/contract'
import {
  Button,
  ConfirmDialog,
  DataTable,
  EmptyState,
  ErrorPanel,
  Icon,
  Page,
  PageHeader,
  RowMenu,
  StatusChip,
  type Column,
} from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { useAppSelector, useNotify, useServerNow, useCourseTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatDay } from '../../../dates/dates.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { useDeleteTermMutation, useListManagedTermsQuery } from '../installation.api.ts'
import { TermDialog } from './term-dialog.tsx'
import { NameAndState, TableCard } from './terms.styles.ts'
import { counted } from '../../../numbers/counts.ts'

function coursesIn({ courses }: ManagedTerm): string {
  return courses === 0 ? 'No course' : counted(courses, 'course', 'courses')
}

function isUnderWay({ startDate, endDate }: ManagedTerm, now: number): boolean {
  return Date.parse(startDate) <= now && now < Date.parse(endDate)
}

function columnsOf(timeZone: string, now: number): readonly Column<ManagedTerm>[] {
  return [
    {
      key: 'name',
      label: 'Name',
      render: (term) => (
        <NameAndState>
          {term.name} {isUnderWay(term, now) && <StatusChip tone="primary" icon="clock" label="Under way" />}
        </NameAndState>
      ),
    },
    {
      key: 'days',
      label: 'Days',
      render: ({ startDate, endDate }) => `${formatDay(startDate, timeZone)} – ${formatDay(endDate, timeZone)}`,
    },
    { key: 'courses', label: 'Used by', align: 'right', render: coursesIn },
  ]
}

function DeleteTerm({ term, onClose }: { term: ManagedTerm; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteTermMutation()
  const notify = useNotify()
  async function removeNow() {
    const outcome = await remove({ params: { termId: term.id } })
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
    else notify('SUCCESS', `${term.name} deleted`)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${term.name}?`}
      confirmLabel="Delete"
      isDestructive
      isBusy={isLoading}
      onConfirm={() => void removeNow()}
      onCancel={onClose}
    >
      No course uses it. This cannot be undone.
    </ConfirmDialog>
  )
}

type Opened =
  | { readonly dialog: 'edit'; readonly term: ManagedTerm | null }
  | { readonly dialog: 'delete'; readonly term: ManagedTerm }

function TermMenu({ term, onOpen }: { term: ManagedTerm; onOpen: (opened: Opened) => void }) {
  const edit = { label: 'Change', icon: 'edit', onSelect: () => onOpen({ dialog: 'edit', term }) } as const
  const remove = {
    label: 'Delete',
    icon: 'trash',
    isDestructive: true,
    onSelect: () => onOpen({ dialog: 'delete', term }),
  } as const
  return <RowMenu name={term.name} actions={term.courses === 0 ? [edit, remove] : [edit]} />
}

interface TermTableProps {
  readonly fetched: { readonly data?: readonly ManagedTerm[] | undefined; readonly isFetching: boolean }
  readonly actionsOf: (term: ManagedTerm) => ReactNode
}

function TermTable({ fetched, actionsOf }: TermTableProps) {
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const serverNow = useServerNow()
  const timeZone = useCourseTimeZone()
  return (
    <TableCard>
      <DataTable
        label="Terms"
        columns={columnsOf(timeZone, serverNow())}
        rows={fetched.data}
        nameOf={({ name }) => name}
        actionsOf={actionsOf}
        isCompact={isCompact}
        isRefreshing={fetched.isFetching}
        empty={
          <EmptyState picture="courses">There are no terms yet. Courses can choose one as soon as there is.</EmptyState>
        }
      />
    </TableCard>
  )
}

/** /installation/terms */
export function TermsPage() {
  usePageTitle('Terms')
  const fetched = useListManagedTermsQuery(undefined)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)

  const actionsOf = (term: ManagedTerm) => <TermMenu term={term} onOpen={setOpened} />
  return (
    <Page>
      <PageHeader
        title="Terms"
        breadcrumbs={[{ label: 'Installation', href: '/installation' }]}
        meta="Courses run with their term. A term that courses use can be changed, not deleted."
        actions={
          <Button
            variant="contained"
            startIcon={<Icon name="add" />}
            onClick={() => setOpened({ dialog: 'edit', term: null })}
          >
            New term
          </Button>
        }
      />
      {fetched.error && !fetched.data ? (
        <ErrorPanel error={requestErrorOf(fetched.error)} onRetry={() => void fetched.refetch()} />
      ) : (
        <TermTable fetched={fetched} actionsOf={actionsOf} />
      )}
      {opened?.dialog === 'edit' && <TermDialog term={opened.term} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteTerm term={opened.term} onClose={close} />}
    </Page>
  )
}
