import type { GroupAssessment } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Page, PageHeader, StatusChip } from '@isomorph/ui'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useIsAllowed } from '../../data/hooks.ts'
import { useGetGroupAssessmentQuery, useGetGroupQuery } from '../../entities/group/courses.api.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import { LockdownSettingsPanel } from '../lockdown-settings/index.ts'
import { stateLookOf } from '../../entities/group/assessment-state.ts'
import { AssessmentLinks } from '../../entities/group/assessment-links.tsx'
import { DeliverySettingsForm } from './group-assessment-settings-form.tsx'
import { ReleaseByHand } from './release-by-hand.tsx'

function Header({ groupAssessment, groupId }: { groupAssessment: GroupAssessment; groupId: number }) {
  const { data: group } = useGetGroupQuery({ params: { groupId } })
  const look = stateLookOf(groupAssessment)
  return (
    <PageHeader
      title={groupAssessment.name}
      breadcrumbs={[
        { label: t('group-assessments.settings.courses'), href: '/courses' },
        { label: group?.name ?? t('group-assessments.settings.course'), href: `/courses/${groupId}` },
      ]}
      meta={<StatusChip tone={look.tone} icon={look.icon} label={look.label} />}
    />
  )
}

/** For whoever may change it: its quit password is told to nobody else. */
function Lockdown({ groupAssessment }: { groupAssessment: GroupAssessment }) {
  const { data: group } = useGetGroupQuery({ params: { groupId: groupAssessment.groupId } })
  const canUpdate = useIsAllowed('GroupAssessmentUpdate', { entity: group })
  if (!canUpdate) return null
  return (
    <Suspense fallback={null}>
      <LockdownSettingsPanel groupAssessment={groupAssessment} />
    </Suspense>
  )
}

/** /courses/{id}/groupAssignments/{id}/settings */
export function DeliverySettingsPage() {
  const params = useParams()
  const groupId = Number(params['groupId'])
  const groupAssessmentId = Number(params['groupAssessmentId'])
  const fetched = useGetGroupAssessmentQuery({ params: { groupAssessmentId } })
  usePageTitle(fetched.data && t('group-assessments.settings.title', { name: fetched.data.name }))
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {(groupAssessment) => (
        <Page>
          <Header groupAssessment={groupAssessment} groupId={groupId} />
          <AssessmentLinks groupId={groupId} groupAssessmentId={groupAssessmentId} />
          <ReleaseByHand groupAssessment={groupAssessment} />
          <DeliverySettingsForm groupAssessment={groupAssessment} />
          <Lockdown groupAssessment={groupAssessment} />
        </Page>
      )}
    </DetailGuard>
  )
}
