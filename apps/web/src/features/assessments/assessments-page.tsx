import { managedListSorts } from '@isomorph/contract'
import type { AssessmentSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { Column } from '@isomorph/ui'
import { useIsAllowed, useTimeZone } from '../../data/hooks.ts'
import { formatDay } from '../../dates/dates.ts'
import { ManagedList, type ManagedListTexts } from '../../lists/managed-list.tsx'
import { sortOf, useListSearch } from '../../lists/use-list-search.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { PeopleNames } from '../../entities/person/people-names.tsx'
import { useListAssessmentsQuery } from '../../entities/assessment/assessments.api.ts'
import { useAssessmentActions } from './use-assessment-actions.ts'
import { Day } from './assessments.styles.ts'

function listTexts(): ManagedListTexts {
  return {
    title: t('assessments.title'),
    path: '/assessments',
    picture: 'assessments',
    emptySentence: t('assessments.empty'),
    firstStep: t('assessments.firstStep'),
  }
}

function columnsOf(timeZone: string): readonly Column<AssessmentSummary>[] {
  return [
    { key: 'name', label: t('shared.name'), sortKey: 'name', width: '40%', render: ({ name }) => name },
    { key: 'owners', label: t('assessments.column.owners'), render: ({ owners }) => <PeopleNames people={owners} /> },
    {
      key: 'problemCount',
      label: t('shared.problems'),
      align: 'right',
      isWideOnly: true,
      render: (row) => row.problemCount,
    },
    {
      key: 'points',
      label: t('assessments.column.points'),
      align: 'right',
      isWideOnly: true,
      render: (row) => row.points,
    },
    {
      key: 'changedAt',
      label: t('assessments.column.changed'),
      sortKey: 'changedAt',
      isWideOnly: true,
      render: (row) => <Day>{formatDay(row.changedAt, timeZone)}</Day>,
    },
  ]
}

/** /assessments */
export function AssessmentsPage() {
  const texts = listTexts()
  usePageTitle(texts.title)
  const search = useListSearch('assessments', { tab: 'AVAILABLE', sort: '-changedAt' })
  const { tab, keywords, page, pageSize, sort, isOwn } = search.state
  const fetched = useListAssessmentsQuery({
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
      entityType="Assessment"
      search={search}
      fetched={fetched}
      columns={columnsOf(useTimeZone())}
      canCreate={useIsAllowed('AssessmentCreate')}
      actions={useAssessmentActions()}
    />
  )
}
