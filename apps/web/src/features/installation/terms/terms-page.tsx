import type { ManagedTerm } from '@isomorph/contract'
import { t } from '@isomorph/messages'
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

function isUnderWay({ startDate, endDate }: ManagedTerm, now: number): boolean {
  return Date.parse(startDate) <= now && now < Date.parse(endDate)
}

function columnsOf(timeZone: string, now: number): readonly Column<ManagedTerm>[] {
  return [
    {
      key: 'name',
      label: t('shared.name'),
      render: (term) => (
        <NameAndState>
          {term.name}{' '}
          {isUnderWay(term, now) && <StatusChip tone="primary" icon="clock" label={t('installation.terms.underWay')} />}
        </NameAndState>
      ),
    },
    {
      key: 'days',
      label: t('installation.terms.days'),
      render: ({ startDate, endDate }) =>
        t('installation.terms.range', { first: formatDay(startDate, timeZone), last: formatDay(endDate, timeZone) }),
    },
    {
      key: 'courses',
      label: t('installation.terms.usedBy'),
      align: 'right',
      render: ({ courses }) => t('installation.terms.courses', { count: courses }),
    },
  ]
}

function DeleteTerm({ term, onClose }: { term: ManagedTerm; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteTermMutation()
  const notify = useNotify()
  async function removeNow() {
    const outcome = await remove({ params: { termId: term.id } })
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
    else notify('SUCCESS', t('installation.terms.deleted', { name: term.name }))
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('installation.terms.delete.title', { name: term.name })}
      confirmLabel={t('shared.act.delete')}
      isDestructive
      isBusy={isLoading}
      onConfirm={() => void removeNow()}
      onCancel={onClose}
    >
      {t('installation.terms.delete.explain')}
    </ConfirmDialog>
  )
}

type Opened =
  | { readonly dialog: 'edit'; readonly term: ManagedTerm | null }
  | { readonly dialog: 'delete'; readonly term: ManagedTerm }

function TermMenu({ term, onOpen }: { term: ManagedTerm; onOpen: (opened: Opened) => void }) {
  const edit = {
    label: t('installation.terms.change'),
    icon: 'edit',
    onSelect: () => onOpen({ dialog: 'edit', term }),
  } as const
  const remove = {
    label: t('shared.act.delete'),
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
        label={t('installation.sections.terms')}
        columns={columnsOf(timeZone, serverNow())}
        rows={fetched.data}
        nameOf={({ name }) => name}
        actionsOf={actionsOf}
        isCompact={isCompact}
        isRefreshing={fetched.isFetching}
        empty={<EmptyState picture="courses">{t('installation.terms.none')}</EmptyState>}
      />
    </TableCard>
  )
}

/** /installation/terms */
export function TermsPage() {
  usePageTitle(t('installation.sections.terms'))
  const fetched = useListManagedTermsQuery(undefined)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)

  const actionsOf = (term: ManagedTerm) => <TermMenu term={term} onOpen={setOpened} />
  return (
    <Page>
      <PageHeader
        title={t('installation.sections.terms')}
        breadcrumbs={[{ label: t('installation.title'), href: '/installation' }]}
        meta={t('installation.terms.lead')}
        actions={
          <Button
            variant="contained"
            startIcon={<Icon name="add" />}
            onClick={() => setOpened({ dialog: 'edit', term: null })}
          >
            {t('installation.terms.new')}
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
