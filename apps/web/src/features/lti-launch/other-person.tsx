import type { LtiLaunch } from '@isomorph/contract'
import { t } from '@isomorph/messages'
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
  readonly names: { readonly provider: string; readonly own: string; readonly other: string }
  readonly onBack: () => void
}

function WrongAccount({ names, onBack }: WrongAccountProps) {
  return (
    <MessageScreen
      picture="people"
      title={t('lti-launch.other.notThis.title')}
      actions={
        <Button variant="outlined" onClick={onBack}>
          {t('lti-launch.other.back')}
        </Button>
      }
    >
      <p>{t('lti-launch.other.notThis.explain', names)}</p>
    </MessageScreen>
  )
}

/** Asks somebody whom the platform calls otherwise: the work of a wrong account would count for somebody else. */
export function OtherPerson({ launch, children }: OtherPersonProps) {
  const [answer, setAnswer] = useState<'yes' | 'no'>()
  const user = useUserInfo()
  const ownName = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()
  const { otherName, providerName } = launch
  const names = { provider: providerName, own: ownName, other: otherName }
  if (otherName === '' || answer === 'yes') return children
  if (answer === 'no') return <WrongAccount names={names} onBack={() => setAnswer(undefined)} />
  return (
    <MessageScreen
      picture="people"
      title={t('lti-launch.other.title', { own: ownName })}
      actions={
        <>
          <Button variant="contained" onClick={() => setAnswer('yes')}>
            {t('lti-launch.other.yes')}
          </Button>
          <Button variant="outlined" onClick={() => setAnswer('no')}>
            {t('lti-launch.other.no')}
          </Button>
        </>
      }
    >
      <p>{t('lti-launch.other.explain', names)}</p>
    </MessageScreen>
  )
}
