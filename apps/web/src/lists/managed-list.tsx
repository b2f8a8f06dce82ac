import { isAllowed, type Entity, type EntityActivity } from '@isomorph/access'
import {
  Button,
  CheckboxInput,
  DataTable,
  EmptyState,
  Icon,
  ListTabs,
  Page,
  PageHeader,
  RowMenu,
  type Column,
  type PictureName,
  type RowAction,
} from '@isomorph/ui'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useAppSelector, useUserInfo } from '../data/hooks.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ListFrame } from './list-frame.tsx'
import type { ListSearch } from './use-list-search.ts'

type ManagedEntity = Extract<Entity, 'Problem' | 'Assessment' | 'SharedLibrary'>

interface ManagedRow {
  readonly id: number
  readonly name: string
  readonly activities: readonly EntityActivity<ManagedEntity>[]
}

type Fetched<Row> = ComponentProps<typeof ListFrame>['fetched'] & {
  readonly data?: { readonly items: readonly Row[] } | undefined
  readonly isFetching: boolean
}

/** What a list of problems, assessments or libraries says of itself. */
export interface ManagedListTexts {
  readonly title: string
  /** `problem`, as in "No problem matches this search." */
  readonly noun: string
  /** Where the list is; rows stand below it, a new one at `new`. */
  readonly path: string
  readonly picture: PictureName
  /** For somebody whose list is empty: what this is for, and what the first step is called. */
  readonly emptySentence: string
  readonly firstStep: string
}

interface ManagedListProps<Row extends ManagedRow> {
  readonly texts: ManagedListTexts
  readonly entityType: ManagedEntity
  readonly search: ListSearch
  readonly fetched: Fetched<Row>
  readonly columns: readonly Column<Row>[]
  readonly canCreate: boolean
  /** Another way to make one, beside the button for a new one. */
  readonly otherCreation?: ReactNode
  /** What stands above the list. */
  readonly above?: ReactNode
  /** What else the list is narrowed by. */
  readonly filters?: ReactNode
  readonly actions: {
    /** Absent where a copy makes no sense. */
    readonly copy?: (id: number) => Promise<void>
    readonly remove: (ids: readonly number[]) => Promise<boolean>
    readonly restore: (ids: readonly number[]) => Promise<boolean>
  }
}

const tabs = [
  { value: 'AVAILABLE', label: 'Available' },
  { value: 'DELETED', label: 'Deleted' },
] as const

function panelIdOf({ noun }: ManagedListTexts): string {
  return `${noun.replaceAll(' ', '-')}-list`
}

function NewButtons({ texts, other }: { texts: ManagedListTexts; other: ReactNode }) {
  return (
    <>
      {other}
      <Button variant="contained" href={`${texts.path}/new`} startIcon={<Icon name="add" size={18} />}>
        New {texts.noun}
      </Button>
    </>
  )
}

interface StateTabsProps {
  readonly texts: ManagedListTexts
  readonly search: ListSearch
  readonly onChange: () => void
}

function StateTabs({ texts, search, onChange }: StateTabsProps) {
  return (
    <ListTabs
      label={`Which ${texts.title.toLowerCase()}`}
      tabs={tabs}
      value={search.state.tab === 'DELETED' ? 'DELETED' : 'AVAILABLE'}
      panelId={panelIdOf(texts)}
      onChange={(tab) => {
        onChange()
        search.change({ tab })
      }}
    />
  )
}

interface ChosenRowsProps extends Pick<ManagedListProps<ManagedRow>, 'actions'> {
  readonly chosen: readonly ManagedRow[]
  readonly isDeleted: boolean
  readonly onClear: () => void
}

/** What can be done with the rows that are ticked. */
function ChosenRows({ chosen, isDeleted, actions, onClear }: ChosenRowsProps) {
  async function doToChosen(): Promise<void> {
    const act = isDeleted ? actions.restore : actions.remove
    if (await act(chosen.map((row) => row.id))) onClear()
  }
  return (
    <BulkBar count={chosen.length} onClear={onClear}>
      <Button size="small" variant="outlined" onClick={() => void doToChosen()}>
        {isDeleted ? 'Restore' : 'Delete'}
      </Button>
    </BulkBar>
  )
}

/** The page of a managed list: tabs Available and Deleted, search, paging, actions on one row and on many. */
export function ManagedList<Row extends ManagedRow>(props: ManagedListProps<Row>) {
  const { texts, search, fetched, columns, canCreate, actions } = props
  const { keywords, sort, isOwn, sharedLibraries } = search.state
  const isSearching = keywords !== '' || isOwn || sharedLibraries.length > 0
  const isDeleted = search.state.tab === 'DELETED'
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const mayDelete = useMayDelete(props.entityType)
  const chosen = (fetched.data?.items ?? []).filter((row) => selected.has(row.id) && mayDelete(row))
  function actionsOf(row: Row) {
    return <RowMenu name={row.name} actions={rowActions(row, props, { isDeleted, mayDelete: mayDelete(row) })} />
  }
  const clearSelection = () => setSelected(new Set())
  return (
    <Page>
      <PageHeader title={texts.title} actions={canCreate && <NewButtons texts={texts} other={props.otherCreation} />} />
      {props.above}
      <ListFrame
        searchLabel={`Search ${texts.title.toLowerCase()}`}
        search={search}
        fetched={fetched}
        panelId={panelIdOf(texts)}
        tabs={<StateTabs texts={texts} search={search} onChange={clearSelection} />}
        filters={
          <>
            {props.filters}
            <CheckboxInput label="Mine only" isChecked={isOwn} onChange={(isOwn) => search.change({ isOwn })} />
          </>
        }
      >
        <ChosenRows chosen={chosen} isDeleted={isDeleted} actions={actions} onClear={clearSelection} />
        <DataTable
          label={texts.title}
          columns={columns}
          rows={fetched.data?.items}
          nameOf={(row) => row.name}
          {...(isDeleted ? {} : { hrefOf: (row: Row) => `${texts.path}/${row.id}` })}
          actionsOf={actionsOf}
          sort={sort}
          onSort={(sort) => search.change({ sort })}
          selection={{ selected, onChange: setSelected }}
          isCompact={isCompact}
          isRefreshing={fetched.isFetching}
          empty={<Nothing texts={texts} isSearching={isSearching} isDeleted={isDeleted} canCreate={canCreate} />}
        />
      </ListFrame>
    </Page>
  )
}

function useMayDelete(entityType: ManagedEntity): (row: ManagedRow) => boolean {
  const userInfo = useUserInfo()
  return (entity) => userInfo !== undefined && isAllowed({ requiredActivity: 'Delete', entityType, entity, userInfo })
}

function rowActions<Row extends ManagedRow>(
  { id }: Row,
  { actions, canCreate }: ManagedListProps<Row>,
  { isDeleted, mayDelete }: { readonly isDeleted: boolean; readonly mayDelete: boolean },
): RowAction[] {
  const { copy } = actions
  const copies: RowAction[] =
    copy && canCreate && !isDeleted ? [{ label: 'Copy', icon: 'copy', onSelect: () => void copy(id) }] : []
  const restore: RowAction = { label: 'Restore', icon: 'restore', onSelect: () => void actions.restore([id]) }
  const remove: RowAction = {
    label: 'Delete',
    icon: 'trash',
    isDestructive: true,
    onSelect: () => void actions.remove([id]),
  }
  return [...copies, ...(mayDelete ? [isDeleted ? restore : remove] : [])]
}

interface NothingProps {
  readonly texts: ManagedListTexts
  readonly isSearching: boolean
  readonly isDeleted: boolean
  readonly canCreate: boolean
}

function Nothing({ texts, isSearching, isDeleted, canCreate }: NothingProps) {
  if (isSearching) return <EmptyState picture="search">No {texts.noun} matches this search.</EmptyState>
  if (isDeleted) {
    return (
      <EmptyState picture={texts.picture}>Deleted {texts.title.toLowerCase()} wait here, to be restored.</EmptyState>
    )
  }
  const firstStep = canCreate && (
    <Button variant="outlined" href={`${texts.path}/new`}>
      {texts.firstStep}
    </Button>
  )
  return (
    <EmptyState picture={texts.picture} action={firstStep}>
      {texts.emptySentence}
    </EmptyState>
  )
}
