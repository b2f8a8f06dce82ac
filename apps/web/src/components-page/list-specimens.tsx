import {
  Button,
  DataTable,
  EmptyState,
  ErrorPanel,
  ListTabs,
  Paging,
  RowMenu,
  SearchField,
  StatusChip,
  type Column,
} from '@isomorph/ui'
import { useState } from 'react'
import { formatCount } from '../numbers/counts.ts'
import { Group, Specimen } from './specimen.tsx'
import { TableCard } from './specimens.styles.ts'

interface Row {
  readonly id: number
  readonly name: string
  readonly about: string
  readonly points: number
}

const long =
  'A very long name that somebody gave to a problem about the braking distance of a car on a wet road in autumn'
const rows: readonly Row[] = [
  { id: 1, name: 'Braking distance', about: 'A car brakes from 27 m/s with 3.5 m/s².', points: 4 },
  { id: 2, name: long, about: `${long}, and what it is for`, points: 10 },
  {
    id: 3,
    name: 'Antidisestablishmentarianismwithoutanyspaceinitatallwhichmustnotbreakthepage',
    about: '',
    points: 0.5,
  },
]

const columns: readonly Column<Row>[] = [
  { key: 'name', label: 'Name', sortKey: 'name', render: ({ name }) => name },
  {
    key: 'about',
    label: 'Statement',
    isWideOnly: true,
    render: ({ about }) => <span className="clamped">{about}</span>,
  },
  { key: 'state', label: 'State', render: () => <StatusChip tone="success" icon="play" label="Open" /> },
  { key: 'points', label: 'Points', align: 'right', render: ({ points }) => points },
]

const actions = [
  { label: 'Copy', icon: 'copy', onSelect: () => undefined },
  { label: 'Delete', icon: 'trash', isDestructive: true, onSelect: () => undefined },
] as const

function actionsOf({ name }: Row) {
  return <RowMenu name={name} actions={actions} />
}

function Table({
  shown,
  isCompact = false,
  isRefreshing = false,
}: {
  shown: readonly Row[] | undefined
  isCompact?: boolean
  isRefreshing?: boolean
}) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set([2]))
  const [sort, setSort] = useState('name')
  return (
    <TableCard>
      <DataTable
        label="Problems"
        columns={columns}
        rows={shown}
        hrefOf={({ id }) => `/problems/${id}`}
        nameOf={({ name }) => name}
        actionsOf={actionsOf}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onChange: setSelected }}
        isCompact={isCompact}
        isRefreshing={isRefreshing}
        empty={
          <EmptyState picture="problems" action={<Button variant="outlined">Write a problem</Button>}>
            A problem is written once and gives every student their own numbers.
          </EmptyState>
        }
      />
    </TableCard>
  )
}

function Search({ error }: { error?: string }) {
  const [typed, setTyped] = useState(error ? 'ab' : '')
  return <SearchField label="Search problems" value={typed} onChange={setTyped} error={error} hasShortcut={!error} />
}

function Tabs() {
  const [tab, setTab] = useState<'CURRENT' | 'PAST' | 'DELETED'>('CURRENT')
  const tabs = [
    { value: 'CURRENT', label: 'Current' },
    { value: 'PAST', label: 'Past' },
    { value: 'DELETED', label: 'Deleted' },
  ] as const
  return <ListTabs label="Which courses" tabs={tabs} value={tab} onChange={setTab} />
}

const issue = {
  title: 'Unknown Error',
  detail: 'An unknown error has occurred.',
  traceId: '0af7651916cd43dd8448eb21',
}

/** Lists in all their states. */
export function ListSpecimens() {
  return (
    <Group title="Lists">
      <Specimen title="Tabs">
        <Tabs />
      </Specimen>
      <Specimen title="Search" isInLine>
        <Search />
        <Search error="Type at least 3 characters, or digits only." />
      </Specimen>
      <Specimen title="Rows, one selected, long names">
        <Table shown={rows} />
      </Specimen>
      <Specimen title="Compact, fresh rows on their way">
        <Table shown={rows} isCompact isRefreshing />
      </Specimen>
      <Specimen title="Loading">
        <Table shown={undefined} />
      </Specimen>
      <Specimen title="Empty">
        <Table shown={[]} />
      </Specimen>
      <Specimen title="Error">
        <ErrorPanel error={issue} onRetry={() => undefined} />
      </Specimen>
      <Specimen title="Paging">
        <Paging
          page={2}
          pageSize={25}
          total={3_412}
          pageSizes={[25, 50, 100, 150, 200]}
          formatCount={formatCount}
          onChange={() => undefined}
        />
      </Specimen>
    </Group>
  )
}
