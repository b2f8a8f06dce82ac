import { managedListSorts } from '@isomorph/contract'
import type { SharedLibrary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { Column } from '@isomorph/ui'
import { useIsAllowed, useTimeZone } from '../../../data/hooks.ts'
import { formatDay } from '../../../dates/dates.ts'
import { PeopleNames } from '../../../entities/person/people-names.tsx'
import { useListSharedLibrariesQuery } from '../../../entities/shared-library/shared-libraries.api.ts'
import { ManagedList, type ManagedListTexts } from '../../../lists/managed-list.tsx'
import { sortOf, useListSearch } from '../../../lists/use-list-search.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { NoWrap } from '../sharing.styles.ts'
import { useLibraryActions } from './use-library-actions.ts'

function listTexts(): ManagedListTexts {
  return {
    title: t('shared.libraries'),
    path: '/sharedLibraries',
    picture: 'problems',
    emptySentence: t('sharing.empty'),
    firstStep: t('sharing.firstStep'),
  }
}

function columnsOf(timeZone: string): readonly Column<SharedLibrary>[] {
  return [
    { key: 'name', label: t('shared.name'), sortKey: 'name', width: '40%', render: ({ name }) => name },
    { key: 'owners', label: t('sharing.column.owners'), render: ({ owners }) => <PeopleNames people={owners} /> },
    {
      key: 'problemCount',
      label: t('shared.problems'),
      align: 'right',
      isWideOnly: true,
      render: (row) => row.problemCount,
    },
    {
      key: 'changedAt',
      label: t('sharing.column.changed'),
      sortKey: 'changedAt',
      isWideOnly: true,
      render: (row) => <NoWrap>{formatDay(row.changedAt, timeZone)}</NoWrap>,
    },
  ]
}

/** /sharedLibraries */
export function SharedLibrariesPage() {
  const texts = listTexts()
  usePageTitle(texts.title)
  const search = useListSearch('sharedLibraries', { tab: 'AVAILABLE', sort: '-changedAt' })
  const { tab, keywords, page, pageSize, sort, isOwn } = search.state
  const fetched = useListSharedLibrariesQuery({
    query: {
      keywords,
      page,
      pageSize,
      sort: sortOf(sort, managedListSorts, '-changedAt'),
      isDeleted: tab === 'DELETED',
      isOwn,
    },
  })
  return (
    <ManagedList
      texts={texts}
      entityType="SharedLibrary"
      search={search}
      fetched={fetched}
      columns={columnsOf(useTimeZone())}
      canCreate={useIsAllowed('SharedLibraryCreate')}
      actions={useLibraryActions()}
    />
  )
}
