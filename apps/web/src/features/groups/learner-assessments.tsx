import type { Group } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { EmptyState, ErrorPanel, TableSkeleton } from '@isomorph/ui'
import { courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { isRunning, isToDo, sortByDue } from '../../entities/group/assessment-state.ts'
import { Band } from './band.tsx'
import { useListGroupAssessmentsQuery } from '../../entities/group/courses.api.ts'
import { LearnerRow } from '../../entities/group/learner-row.tsx'

/** A course as somebody who takes it sees it: what to do now, what comes, what is over. */
export function LearnerAssessments({ group }: { group: Group }) {
  const { data, error, refetch } = useListGroupAssessmentsQuery({ query: { groupId: group.id } })
  if (error && !data) return <ErrorPanel error={courseRefusalOf(error)} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={5} />
  if (data.length === 0) {
    return <EmptyState picture="assessments">{t('groups.learner.none')}</EmptyState>
  }
  const now = sortByDue(data.filter(isToDo))
  const coming = sortByDue(data.filter(({ state }) => state === 'upcoming'))
  const rest = data.filter((item) => !isToDo(item) && item.state !== 'upcoming')
  const past = [...sortByDue(rest.filter(isRunning)), ...sortByDue(rest.filter((item) => !isRunning(item))).reverse()]
  return (
    <>
      <Band title={t('groups.band.now')} none={t('groups.band.nothingToDo')}>
        {now.map((item) => (
          <LearnerRow key={item.id} item={item} />
        ))}
      </Band>
      <Band title={t('groups.band.coming')}>
        {coming.map((item) => (
          <LearnerRow key={item.id} item={item} />
        ))}
      </Band>
      <Band title={t('groups.band.doneAndPast')}>
        {past.map((item) => (
          <LearnerRow key={item.id} item={item} />
        ))}
      </Band>
    </>
  )
}
