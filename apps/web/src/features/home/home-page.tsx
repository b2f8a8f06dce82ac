import type { Group, GroupAssessmentSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, EmptyState, ErrorPanel, Page, PageHeader, TableSkeleton } from '@isomorph/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useIsAllowed, useServerNow, useTimeZone } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { formatLongDay } from '../../dates/dates.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { AssessmentList } from '../../entities/group/assessment-rows.tsx'
import { isRunning, isToDo, sortByDue, needsStaff } from '../../entities/group/assessment-state.ts'
import { classOf, hasEnded } from '../../entities/group/course-standing.ts'
import { useListHomeGroupsQuery } from '../../entities/group/courses.api.ts'
import { LearnerRow } from '../../entities/group/learner-row.tsx'
import { CourseCards } from './course-cards.tsx'
import { useListAssessmentsOfGroupsQuery } from './home.api.ts'
import { TeachingRow } from './teaching-row.tsx'
import { BandRoom, HomeSection, SectionTitle } from './home.styles.ts'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <HomeSection aria-label={title}>
      <SectionTitle variant="h2">{title}</SectionTitle>
      {children}
    </HomeSection>
  )
}

function DueList({ items, groups }: { items: readonly GroupAssessmentSummary[]; groups: readonly Group[] }) {
  return (
    <Section title={t('home.toDo')}>
      {items.length > 0 ? (
        <AssessmentList>
          {items.map((item) => (
            <LearnerRow
              key={item.id}
              item={item}
              courseName={groups.find(({ id }) => id === item.groupId)?.name ?? ''}
            />
          ))}
        </AssessmentList>
      ) : (
        <AssessmentList>
          <EmptyState picture="done">{t('home.toDo.none')}</EmptyState>
        </AssessmentList>
      )}
    </Section>
  )
}

function TeachingList({
  title,
  items,
  groups,
}: {
  title: string
  items: readonly GroupAssessmentSummary[]
  groups: readonly Group[]
}) {
  if (items.length === 0) return null
  return (
    <Section title={title}>
      <AssessmentList>
        {items.map((item) => (
          <TeachingRow
            key={item.id}
            item={item}
            courseName={groups.find(({ id }) => id === item.groupId)?.name ?? ''}
          />
        ))}
      </AssessmentList>
    </Section>
  )
}

function NoCourses() {
  const canCreate = useIsAllowed('GroupCreate')
  const action = (
    <Button variant="contained" href="/courses/new">
      {t('home.courses.make')}
    </Button>
  )
  return (
    <EmptyState picture="courses" action={canCreate && action}>
      {canCreate ? t('home.courses.none.creator') : t('home.courses.none')}
    </EmptyState>
  )
}

/** What is due for a learner, and what of the courses that one teaches is running or waits to be graded. */
function sortedOut(groups: readonly Group[], items: readonly GroupAssessmentSummary[]) {
  const taught = new Set(groups.filter((group) => classOf(group).isStaff).map(({ id }) => id))
  const taughtItems = items.filter((item) => taught.has(item.groupId))
  return {
    toDo: sortByDue(items.filter((item) => !taught.has(item.groupId) && isToDo(item))),
    running: sortByDue(taughtItems.filter(isRunning)),
    toGrade: sortByDue(taughtItems.filter((item) => !isRunning(item) && needsStaff(item))),
  }
}

function HomeFailed(props: ComponentProps<typeof ErrorPanel>) {
  return (
    <Page>
      <PageHeader title={t('home.title')} />
      <ErrorPanel {...props} />
    </Page>
  )
}

/** /: courses now, and what is due. */
export function HomePage() {
  usePageTitle(t('home.title'))
  const serverNow = useServerNow()
  const timeZone = useTimeZone()
  const fetched = useListHomeGroupsQuery(undefined)
  const groups = (fetched.data ?? []).filter((group) => !hasEnded(group, serverNow()))
  const ids = groups.map(({ id }) => id)
  const assessments = useListAssessmentsOfGroupsQuery(ids, { skip: ids.length === 0 })
  const items = assessments.data ?? []
  const failure = assessments.data === undefined ? assessments.error : undefined
  const isLearning = groups.some((group) => classOf(group).isLearner)
  const { toDo, running, toGrade } = sortedOut(groups, items)

  if (fetched.error && !fetched.data)
    return <HomeFailed error={requestErrorOf(fetched.error)} onRetry={() => void fetched.refetch()} />
  const isKnown = fetched.data !== undefined && (ids.length === 0 || assessments.data !== undefined)
  return (
    <Page>
      <PageHeader title={t('home.title')} meta={formatLongDay(serverNow(), timeZone)} />
      {failure && (
        <BandRoom>
          <ErrorPanel error={requestErrorOf(failure)} onRetry={() => void assessments.refetch()} />
        </BandRoom>
      )}
      {!isKnown && !failure && <TableSkeleton rows={4} />}
      {isKnown && isLearning && <DueList items={toDo} groups={groups} />}
      {isKnown && <TeachingList title={t('home.running')} items={running} groups={groups} />}
      {isKnown && <TeachingList title={t('home.needsYou')} items={toGrade} groups={groups} />}
      {fetched.data && groups.length === 0 && <NoCourses />}
      {groups.length > 0 && (
        <Section title={t('home.courses')}>
          <CourseCards groups={groups} items={isKnown ? items : undefined} />
        </Section>
      )}
    </Page>
  )
}
