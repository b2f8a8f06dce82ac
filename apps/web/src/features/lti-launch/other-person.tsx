import type { LtiLaunch } from '@isomorph/contract'
import { Button } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { useUserInfo } from '../../data/hooks.ts'
import { MessageScreen } from '../../screen/message-screen.tsx'

interface OtherPersonProps {
  readonly launch: LtiLaunch
  /** Where the launch leads. */
  readonly children: ReactNode
}

interface WrongAccountProps {
  readonly launch: LtiLaunch
  readonly ownName: string
  readonly onBack: () => void
}

function WrongAccount({ launch: { otherName, providerName }, ownName, onBack }: WrongAccountProps) {
  return (
    <MessageScreen
      picture="people"
      title="Do not go on with this account"
      actions={
        <Button variant="outlined" onClick={onBack}>
          Back to the question
        </Button>
      }
    >
      <p>
        {providerName} opened the account of {ownName} for {otherName}. Tell your instructor, or the administrator of{' '}
        {providerName}: they can put it right. Nothing was started.
      </p>
    </MessageScreen>
  )
}

/** Asks somebody whom the platform calls otherwise: the work of a wrong account would count for somebody else. */
export function OtherPerson({ launch, children }: OtherPersonProps) {
  const [answer, setAnswer] = useState<'yes' | 'no'>()
  const user = useUserInfo()
  const ownName = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()
  const { otherName, providerName } = launch
  if (otherName === '' || answer === 'yes') return children
  if (answer === 'no') return <WrongAccount launch={launch} ownName={ownName} onBack={() => setAnswer(undefined)} />
  return (
    <MessageScreen
      picture="people"
      title={`Are you ${ownName}?`}
      actions={
        <>
          <Button variant="contained" onClick={() => setAnswer('yes')}>
            Yes, go on
          </Button>
          <Button variant="outlined" onClick={() => setAnswer('no')}>
            No, I am somebody else
          </Button>
        </>
      }
    >
      <p>
        {providerName} calls you {otherName}. The account here belongs to {ownName}, and what you answer counts for it.
      </p>
    </MessageScreen>
  )
}
