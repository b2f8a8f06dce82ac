import { isAllowed, type Activity } from '@isomorph/access'
import type { Group } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Page, PageHeader, StatusChip, TableSkeleton } from '@isomorph/ui'
import { Suspense } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { useServerNow, useUserInfo } from '../../data/hooks.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import { SectionLinks } from '../../screen/section-links.tsx'
import { CourseDates } from '../../entities/group/course-dates.tsx'
import { tabOf, titleOfTab } from './course-tab.ts'
import { classOf, hasEnded } from '../../entities/group/course-standing.ts'
import { useGetGroupQuery } from '../../entities/group/courses.api.ts'
import { LearnerAssessments } from './learner-assessments.tsx'
import { lazyPart } from '../../screen/load-screen.ts'
import { CourseFacts } from './groups.styles.ts'

// What only staff need is no burden for those who take the course.
const AddAssessmentButton = lazyPart(async () => (await import('./add-assessment-button.tsx')).AddAssessmentButton)
const ConnectionsTab = lazyPart(async () => (await import('../connections/index.ts')).ConnectionsTab)
const CourseSettings = lazyPart(async () => (await import('./course-settings.tsx')).CourseSettings)
const PeopleTab = lazyPart(async () => (await import('./people/people-tab.tsx')).PeopleTab)
const StaffAssessments = lazyPart(async () => (await import('./staff-assessments.tsx')).StaffAssessments)

function Tab({ group }: { group: Group }) {
  const { pathname } = useLocation()
  const userInfo = useUserInfo() ?? { activities: [] }
  const canReadAll = isAllowed({ requiredActivity: 'GroupAssessmentReadAny', entity: group, userInfo })
  if (tabOf(pathname) === 'people') return <PeopleTab group={group} />
  if (tabOf(pathname) === 'connections') return <ConnectionsTab group={group} />
  if (tabOf(pathname) === 'settings') return <CourseSettings group={group} />
  return canReadAll ? <StaffAssessments group={group} /> : <LearnerAssessments group={group} />
}

/** The address of a tab without what may follow it. */
function hrefOf(group: Group, pathname: string): string {
  const tab = tabOf(pathname)
  return tab === 'assessments' ? `/courses/${group.id}` : `/courses/${group.id}/${tab}`
}

function tabsOf(group: Group, activities: readonly Activity[]) {
  const userInfo = { activities }
  const base = `/courses/${group.id}`
  const links: { label: string; href: string; activity: Activity }[] = [
    { label: t('groups.tab.assessments'), href: base, activity: 'GroupRead' },
  ]
  links.push({ label: t('groups.tab.people'), href: `${base}/people`, activity: 'GroupUserRoleRead' })
  links.push({ label: t('groups.tab.connections'), href: `${base}/connections`, activity: 'ExternalGroupRead' })
  links.push({ label: t('groups.tab.settings'), href: `${base}/settings`, activity: 'GroupUpdate' })
  return links.filter(({ activity }) => isAllowed({ requiredActivity: activity, entity: group, userInfo }))
}

function CourseHeader({ group }: { group: Group }) {
  const { pathname } = useLocation()
  const serverNow = useServerNow()
  const { isOnlyLearner } = classOf(group)
  return (
    <PageHeader
      title={group.name}
      actions={
        tabOf(pathname) === 'assessments' &&
        !isOnlyLearner && (
          <Suspense>
            <AddAssessmentButton group={group} />
          </Suspense>
        )
      }
      breadcrumbs={isOnlyLearner ? [] : [{ label: t('groups.courses'), href: '/courses' }]}
      meta={
        <CourseFacts>
          {group.term && <span>{group.term.name}</span>}
          <CourseDates group={group} />
          {hasEnded(group, serverNow()) && <StatusChip icon="clock" label={t('groups.ended')} />}
        </CourseFacts>
      }
    />
  )
}

/** /courses/{groupId}, with its tabs below it. */
export function CoursePage() {
  const { groupId } = useParams()
  const fetched = useGetGroupQuery({ params: { groupId: Number(groupId) } })
  const { pathname } = useLocation()
  const userInfo = useUserInfo()
  usePageTitle(fetched.data && titleOfTab(fetched.data.name, pathname))
  return (
    <DetailGuard fetched={fetched} fallback="/courses">
      {(group) => {
        const tabs = tabsOf(group, userInfo?.activities ?? [])
        if (tabs.every(({ href }) => href !== hrefOf(group, pathname)))
          return <Navigate to={`/courses/${group.id}`} replace />
        return (
          <Page>
            <CourseHeader group={group} />
            {tabs.length > 1 && <SectionLinks label={t('groups.tabs.label')} links={tabs} />}
            <Suspense fallback={<TableSkeleton rows={5} />}>
              <Tab group={group} />
            </Suspense>
          </Page>
        )
      }}
    </DetailGuard>
  )
}
