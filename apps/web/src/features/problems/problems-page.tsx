import { managedListSorts } from '@isomorph/contract'
import type { ProblemSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useGetPromptOfferQuery } from '../../entities/problem/problem-prompts.api.ts'
import { useIsAllowed, useTimeZone } from '../../data/hooks.ts'
import { idsOfLibraries, LibraryFilter } from '../../entities/shared-library/library-filter.tsx'
import { ManagedList, type ManagedListTexts } from '../../lists/managed-list.tsx'
import { sortOf, useListSearch, type ListSearch } from '../../lists/use-list-search.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { ProblemBulkActs } from './problem-bulk-acts.tsx'
import { problemColumns } from './problem-columns.tsx'
import { AnswerTypeFilter, answerTypeOf } from '../../entities/problem/answer-type-filter.tsx'
import { TagFilter } from '../../entities/problem/tag-filter.tsx'
import { useListProblemsQuery } from '../../entities/problem/problems.api.ts'
import { UnsavedProblems } from './unsaved-problems.tsx'
import { useDeletionQuestion } from './use-deletion-question.tsx'
import { useProblemActions } from './use-problem-actions.ts'

function listTexts(): ManagedListTexts {
  return {
    title: t('shared.problems'),
    path: '/problems',
    picture: 'problems',
    emptySentence: t('problems.empty'),
    firstStep: t('problems.firstStep'),
  }
}

/** For those who may have problems drafted, once an administrator has set that up. */
function DraftButton() {
  const isAllowed = useIsAllowed('ProblemCreateWithPrompt')
  const { data } = useGetPromptOfferQuery(undefined, { skip: !isAllowed })
  return data?.isOffered ? (
    <Button variant="outlined" href="/problems/prompt">
      {t('problems.draft')}
    </Button>
  ) : null
}

function OtherCreations() {
  return (
    <>
      <Button variant="outlined" href="/problems/import">
        {t('problems.import')}
      </Button>
      <DraftButton />
    </>
  )
}

function bulkActsOf(chosen: readonly ProblemSummary[]) {
  return <ProblemBulkActs problems={chosen} />
}

function useFoundProblems() {
  const search = useListSearch('problems', { tab: 'AVAILABLE', sort: '-changedAt' })
  const { tab, keywords, page, pageSize, sort, isOwn, sharedLibraries, tag, answerType } = search.state
  const fetched = useListProblemsQuery({
    query: {
      keywords,
      page,
      pageSize,
      sort: sortOf(sort, managedListSorts, '-changedAt'),
      isDeleted: tab === 'DELETED',
      isOwn,
      sharedLibraryIds: idsOfLibraries(sharedLibraries),
      tag,
      answerType: answerTypeOf(answerType),
      withRelations: true,
    },
  })
  return { search, fetched }
}

function ProblemFilters({ search }: { readonly search: ListSearch }) {
  const { tag, answerType, sharedLibraries } = search.state
  return (
    <>
      <TagFilter tag={tag} onClear={() => search.change({ tag: '' })} />
      <AnswerTypeFilter answerType={answerType} onChange={(chosen) => search.change({ answerType: chosen })} />
      <LibraryFilter selected={sharedLibraries} onChange={(chosen) => search.change({ sharedLibraries: chosen })} />
    </>
  )
}

/** /problems */
export function ProblemsPage() {
  const texts = listTexts()
  usePageTitle(texts.title)
  const { search, fetched } = useFoundProblems()
  const { ask, dialog } = useDeletionQuestion()
  return (
    <>
      <ManagedList
        texts={texts}
        entityType="Problem"
        search={search}
        fetched={fetched}
        filters={<ProblemFilters search={search} />}
        above={<UnsavedProblems />}
        columns={problemColumns(useTimeZone(), (chosen) => search.change({ tag: chosen }))}
        canCreate={useIsAllowed('ProblemCreate')}
        otherCreation={<OtherCreations />}
        actions={useProblemActions(ask)}
        bulkActs={bulkActsOf}
      />
      {dialog}
    </>
  )
}
