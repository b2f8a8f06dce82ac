import type { LtiLaunch } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { MessageScreen } from '../../screen/message-screen.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import { ChooseAssessment } from './choose-assessment.tsx'
import { ChooseLinks } from './choose-links.tsx'
import { ConnectCourse } from './connect-course.tsx'
import { useGetLtiLaunchQuery } from './lti-launch.api.ts'
import { OtherPerson } from './other-person.tsx'

function Message({ launch, title, children }: { launch: LtiLaunch; title: string; children: ReactNode }) {
  const { returnUrl, providerName } = launch
  const isAddress = returnUrl !== null && /^https?:/i.test(returnUrl)
  return (
    <MessageScreen
      picture="people"
      title={title}
      actions={
        isAddress && (
          <Button href={returnUrl} variant="outlined">
            {t('lti-launch.back', { provider: providerName })}
          </Button>
        )
      }
    >
      <p>{children}</p>
    </MessageScreen>
  )
}

/** What a launch leads to: the assessment, or what is to be done before. */
function LaunchState({ launch }: { launch: LtiLaunch }) {
  const { state, group, groupAssessmentId } = launch
  if (group && state === 'choose') return <ChooseAssessment launch={launch} group={group} />
  if (state === 'deepLink') return <ChooseLinks launch={launch} />
  if (state === 'answered')
    return (
      <Message launch={launch} title={t('lti-launch.answered.title')}>
        {t('lti-launch.answered.explain')}
      </Message>
    )
  if (state === 'connect') return <ConnectCourse launch={launch} />
  if (state === 'testPerson')
    return (
      <Message launch={launch} title={t('lti-launch.testPerson.title')}>
        {t('lti-launch.testPerson.explain')}
      </Message>
    )
  if (state === 'noRole')
    return (
      <Message launch={launch} title={t('lti-launch.noRole.title')}>
        {t('lti-launch.noRole.explain')}
      </Message>
    )
  if (state === 'ready' && group && groupAssessmentId !== null)
    return (
      <OtherPerson launch={launch}>
        <Navigate to={`/courses/${group.id}/groupAssignments/${groupAssessmentId}`} replace />
      </OtherPerson>
    )
  return (
    <Message launch={launch} title={t('lti-launch.notSetUp.title')}>
      {t('lti-launch.notSetUp.explain')}
    </Message>
  )
}

/** /lti-launch/{ltiLaunchId} */
export function LtiLaunchPage() {
  usePageTitle(t('lti-launch.title'))
  const { ltiLaunchId } = useParams()
  const fetched = useGetLtiLaunchQuery({ params: { ltiLaunchId: Number(ltiLaunchId) } })
  return (
    <DetailGuard fetched={fetched} fallback="/">
      {(launch) => <LaunchState launch={launch} />}
    </DetailGuard>
  )
}
