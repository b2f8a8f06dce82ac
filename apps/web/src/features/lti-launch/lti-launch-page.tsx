import type { LtiLaunch } from '@isomorph/contract'
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
            Back to {providerName}
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
      <Message launch={launch} title="The links were sent">
        Your platform has got them. To add more, begin again in your course there.
      </Message>
    )
  if (state === 'connect') return <ConnectCourse launch={launch} />
  if (state === 'testPerson')
    return (
      <Message launch={launch} title="Test people have no work here">
        Your platform says that you look as a test person. Open the link as an instructor: there you can try the
        assessment, and nothing counts.
      </Message>
    )
  if (state === 'noRole')
    return (
      <Message launch={launch} title="You have no role in this course">
        Your platform does not say that you are a student or teach there. Ask the instructor of the course to add you.
      </Message>
    )
  if (state === 'ready' && group && groupAssessmentId !== null)
    return (
      <OtherPerson launch={launch}>
        <Navigate to={`/courses/${group.id}/groupAssignments/${groupAssessmentId}`} replace />
      </OtherPerson>
    )
  return (
    <Message launch={launch} title="Your instructor has not set this up yet">
      The link leads to no assessment so far. Try it again later, or ask your instructor.
    </Message>
  )
}

/** /lti-launch/{ltiLaunchId} */
export function LtiLaunchPage() {
  usePageTitle('Launch')
  const { ltiLaunchId } = useParams()
  const fetched = useGetLtiLaunchQuery({ params: { ltiLaunchId: Number(ltiLaunchId) } })
  return (
    <DetailGuard fetched={fetched} fallback="/">
      {(launch) => <LaunchState launch={launch} />}
    </DetailGuard>
  )
}
