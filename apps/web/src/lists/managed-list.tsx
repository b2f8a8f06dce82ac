import { isAllowed, type Entity, type EntityActivity } from '@isomorph/access'
import { t } from '@isomorph/messages'
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
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { formatCount } from '../numbers/counts.ts'
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
  /** What else can be done with the rows that are ticked, while they are not deleted. */
  readonly bulkActs?: (chosen: readonly Row[]) => ReactNode
  readonly actions: {
    /** Absent where a copy makes no sense. */
    readonly copy?: (item: { readonly id: number; readonly name: string }) => Promise<void>
    readonly remove: (ids: readonly number[]) => Promise<boolean>
    readonly restore: (ids: readonly number[]) => Promise<boolean>
  }
}

/** The words of sentences about the three kinds; one of them is the last choice of each message. */
function kindOf(entityType: ManagedEntity): 'Problem' | 'Assessment' | 'other' {
  return entityType === 'SharedLibrary' ? 'other' : entityType
}

interface NewButtonsProps extends Pick<ManagedListProps<ManagedRow>, 'entityType' | 'texts'> {
  readonly other: ReactNode
}

function NewButtons({ entityType, texts, other }: NewButtonsProps) {
  return (
    <>
      {other}
      <Button variant="contained" href={`${texts.path}/new`} startIcon={<Icon name="add" size={18} />}>
        {t('shared.list.new', { kind: kindOf(entityType) })}
      </Button>
    </>
  )
}

interface StateTabsProps {
  readonly entityType: ManagedEntity
  readonly panelId: string
  readonly search: ListSearch
  readonly onChange: () => void
}

function StateTabs({ entityType, panelId, search, onChange }: StateTabsProps) {
  return (
    <ListTabs
      label={t('shared.tabs.label', { kind: kindOf(entityType) })}
      tabs={[
        { value: 'AVAILABLE', label: t('shared.tabs.available') },
        { value: 'DELETED', label: t('shared.tabs.deleted') },
      ]}
      value={search.state.tab === 'DELETED' ? 'DELETED' : 'AVAILABLE'}
      panelId={panelId}
      onChange={(tab) => {
        onChange()
        search.change({ tab })
      }}
    />
  )
}

interface ChosenRowsProps<Row extends ManagedRow> {
  readonly list: Pick<ManagedListProps<Row>, 'actions' | 'bulkActs' | 'entityType'>
  readonly chosen: readonly Row[]
  readonly isDeleted: boolean
  readonly onClear: () => void
}

interface Deletion {
  readonly isDeleted: boolean
  readonly count: number
  readonly deletable: number
}

/** Says how many where not all of them may be. */
function deletionLabel({ isDeleted, count, deletable }: Deletion): string {
  if (deletable === count) return isDeleted ? t('shared.act.restore') : t('shared.act.delete')
  const some = { count: formatCount(deletable) }
  return isDeleted ? t('shared.act.restore.some', some) : t('shared.act.delete.some', some)
}

/** What can be done with the rows that are ticked. */
function ChosenRows<Row extends ManagedRow>({ list, chosen, isDeleted, onClear }: ChosenRowsProps<Row>) {
  const { actions, bulkActs, entityType } = list
  const deletable = chosen.filter(useMayDelete(entityType))
  async function doToChosen(): Promise<void> {
    const act = isDeleted ? actions.restore : actions.remove
    if (await act(deletable.map((row) => row.id))) onClear()
  }
  return (
    <BulkBar count={chosen.length} onClear={onClear}>
      {!isDeleted && bulkActs?.(chosen)}
      {deletable.length > 0 && (
        <Button size="small" variant="outlined" onClick={() => void doToChosen()}>
          {deletionLabel({ isDeleted, count: chosen.length, deletable: deletable.length })}
        </Button>
      )}
    </BulkBar>
  )
}

/** Which rows are ticked, of those on this page. */
function useTicked<Row extends ManagedRow>(rows: readonly Row[] = []) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const clear = () => setSelected(new Set())
  return { selected, setSelected, clear, chosen: rows.filter((row) => selected.has(row.id)) }
}

/** Narrows the list further. */
function Filters({ search, children }: Pick<ManagedListProps<ManagedRow>, 'search'> & { children: ReactNode }) {
  return (
    <>
      {children}
      <CheckboxInput
        label={t('shared.list.mineOnly')}
        isChecked={search.state.isOwn}
        onChange={(isOwn) => search.change({ isOwn })}
      />
    </>
  )
}

/** The page of a managed list: tabs Available and Deleted, search, paging, actions on one row and on many. */
export function ManagedList<Row extends ManagedRow>(props: ManagedListProps<Row>) {
  const { texts, entityType, search, fetched, columns, canCreate } = props
  const panelId = useId()
  const { keywords, sort, isOwn, sharedLibraries } = search.state
  const isSearching = keywords !== '' || isOwn || sharedLibraries.length > 0
  const isDeleted = search.state.tab === 'DELETED'
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const { selected, setSelected, clear: clearSelection, chosen } = useTicked(fetched.data?.items)
  const mayDelete = useMayDelete(entityType)
  function actionsOf(row: Row) {
    return <RowMenu name={row.name} actions={rowActions(row, props, { isDeleted, mayDelete: mayDelete(row) })} />
  }
  return (
    <Page>
      <PageHeader
        title={texts.title}
        actions={canCreate && <NewButtons entityType={entityType} texts={texts} other={props.otherCreation} />}
      />
      {props.above}
      <ListFrame
        searchLabel={t('shared.list.search', { kind: kindOf(entityType) })}
        search={search}
        fetched={fetched}
        panelId={panelId}
        tabs={<StateTabs entityType={entityType} panelId={panelId} search={search} onChange={clearSelection} />}
        filters={<Filters search={search}>{props.filters}</Filters>}
      >
        <ChosenRows list={props} chosen={chosen} isDeleted={isDeleted} onClear={clearSelection} />
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
          empty={<Nothing {...{ entityType, texts, isSearching, isDeleted, canCreate }} />}
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
  { id, name }: Row,
  { actions, canCreate }: ManagedListProps<Row>,
  { isDeleted, mayDelete }: { readonly isDeleted: boolean; readonly mayDelete: boolean },
): RowAction[] {
  const { copy } = actions
  const copies: RowAction[] =
    copy && canCreate && !isDeleted
      ? [{ label: t('shared.act.copy'), icon: 'copy', onSelect: () => void copy({ id, name }) }]
      : []
  const restore: RowAction = {
    label: t('shared.act.restore'),
    icon: 'restore',
    onSelect: () => void actions.restore([id]),
  }
  const remove: RowAction = {
    label: t('shared.act.delete'),
    icon: 'trash',
    isDestructive: true,
    onSelect: () => void actions.remove([id]),
  }
  return [...copies, ...(mayDelete ? [isDeleted ? restore : remove] : [])]
}

interface NothingProps {
  readonly entityType: ManagedEntity
  readonly texts: ManagedListTexts
  readonly isSearching: boolean
  readonly isDeleted: boolean
  readonly canCreate: boolean
}

function Nothing({ entityType, texts, isSearching, isDeleted, canCreate }: NothingProps) {
  const kind = kindOf(entityType)
  if (isSearching) return <EmptyState picture="search">{t('shared.list.noMatch', { kind })}</EmptyState>
  if (isDeleted) {
    return <EmptyState picture={texts.picture}>{t('shared.list.noneDeleted', { kind })}</EmptyState>
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
