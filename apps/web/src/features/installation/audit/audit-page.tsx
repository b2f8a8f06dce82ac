import type { AuditEvent } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { DataTable, EmptyState, Page, PageHeader, type Column } from '@isomorph/ui'
import { useAppSelector, useTimeZone } from '../../../data/hooks.ts'
import { endOfDayOf, formatMoment, startOfDayOf } from '../../../dates/dates.ts'
import { ListFrame } from '../../../lists/list-frame.tsx'
import { useListSearch } from '../../../lists/use-list-search.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { actionLabels } from '../../../entities/audit-entry/action-labels.ts'
import { useSearchAuditEventsQuery } from './audit.api.ts'
import { ChangesCell, EntityCell, WhoCell } from './audit-cells.tsx'
import { AuditFilters, type AuditFilter } from './audit-filters.tsx'

const When = styled('span')({ '@media (min-width: 1000px)': { whiteSpace: 'nowrap' } })

function columnsIn(timeZone: string): readonly Column<AuditEvent>[] {
  return [
    { key: 'action', label: t('audit-log.what'), render: ({ action }) => actionLabels(action) },
    { key: 'at', label: t('audit-log.when'), render: ({ at }) => <When>{formatMoment(at, timeZone)}</When> },
    { key: 'who', label: t('audit-log.who'), isLabelled: true, render: (event) => <WhoCell event={event} /> },
    { key: 'entity', label: t('audit-log.on'), isLabelled: true, render: (event) => <EntityCell event={event} /> },
    { key: 'changes', label: t('audit-log.changes'), render: (event) => <ChangesCell event={event} /> },
    { key: 'address', label: t('audit-log.address'), render: ({ address }) => address, isWideOnly: true },
  ]
}

function momentsOf({ from, until }: AuditFilter, timeZone: string) {
  return {
    ...(from === '' ? {} : { from: startOfDayOf(from, timeZone) ?? undefined }),
    ...(until === '' ? {} : { until: endOfDayOf(until, timeZone) ?? undefined }),
  }
}

/** /installation/audit: who did what, and when. */
export function AuditPage() {
  usePageTitle(t('installation.sections.audit'))
  const timeZone = useTimeZone()
  const search = useListSearch('audit')
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const { keywords, page, pageSize, action, from, until } = search.state
  const filter: AuditFilter = { action, from, until }
  const fetched = useSearchAuditEventsQuery(
    { query: { keywords, page, pageSize, ...(action === '' ? {} : { action }), ...momentsOf(filter, timeZone) } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Page>
      <PageHeader
        title={t('installation.sections.audit')}
        breadcrumbs={[{ label: t('installation.title'), href: '/installation' }]}
        meta={t('audit-log.lead')}
      />
      <AuditFilters filter={filter} onChange={search.change} />
      <ListFrame searchLabel={t('audit-log.search')} search={search} fetched={fetched}>
        <DataTable
          label={t('installation.sections.audit')}
          columns={columnsIn(timeZone)}
          rows={fetched.data?.items}
          nameOf={({ action }) => actionLabels(action)}
          isCompact={isCompact}
          isRefreshing={fetched.isFetching}
          empty={<EmptyState picture="search">{t('audit-log.none')}</EmptyState>}
        />
      </ListFrame>
    </Page>
  )
}
