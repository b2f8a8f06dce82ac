import { t } from '@isomorph/messages'
import { DataTable, EmptyState, ErrorPanel, Page, PageHeader, type Column, type PictureName } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { ProvidersCard } from './identity-providers/identity-providers.styles.ts'

const Sections = styled('div')({ display: 'grid', gap: 16 })

/** What a list's query answers, as far as its page needs it. */
interface ListQuery {
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface InstallationListProps<Row> {
  readonly title: string
  /** What the list is for, in one sentence below the title. */
  readonly meta: string
  readonly query: ListQuery
  readonly rows: readonly Row[] | undefined
  readonly columns: readonly Column<Row>[]
  readonly hrefOf?: (row: Row) => string
  readonly newButton: ReactNode
  /** Said where the list has no row. */
  readonly empty: string
  readonly picture?: PictureName
  readonly above?: ReactNode
  readonly below?: ReactNode
}

/** A page of the installation that lists what is set up there, with a button for a new one. */
export function InstallationList<Row extends { id: number; name: string }>(props: InstallationListProps<Row>) {
  const { title, query, rows, newButton } = props
  usePageTitle(title)
  return (
    <Page>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: t('installation.title'), href: '/installation' }]}
        meta={props.meta}
        actions={rows && rows.length > 0 && newButton}
      />
      {!rows && query.error ? (
        <ErrorPanel error={requestErrorOf(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Sections>
          {props.above}
          <ListTable {...props} />
          {props.below}
        </Sections>
      )}
    </Page>
  )
}

function ListTable<Row extends { id: number; name: string }>({
  title,
  query,
  rows,
  columns,
  hrefOf,
  newButton,
  empty,
  picture = 'people',
}: InstallationListProps<Row>) {
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  return (
    <ProvidersCard>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        nameOf={({ name }) => name}
        {...(hrefOf && { hrefOf })}
        isCompact={isCompact}
        isRefreshing={query.isFetching}
        empty={
          <EmptyState picture={picture} action={newButton}>
            {empty}
          </EmptyState>
        }
      />
    </ProvidersCard>
  )
}
