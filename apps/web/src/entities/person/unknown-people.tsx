import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useIsAllowed, useNotify } from '../../data/hooks.ts'
import { lazyPart } from '../../screen/load-screen.ts'
import { isEmailAddress } from './identifiers.ts'
import { Fact, UnknownActions } from './person.styles.ts'

const NewPersonDialog = lazyPart(async () => (await import('./new-person-dialog.tsx')).NewPersonDialog)

interface UnknownPeopleProps {
  readonly identifiers: readonly string[]
  readonly onInvited: (email: string) => void
  readonly onLeaveOut: () => void
}

/** For those whom nobody here is known by: who may make people invites addresses, and all can be left out at once. */
export function UnknownPeople({ identifiers, onInvited, onLeaveOut }: UnknownPeopleProps) {
  const mayInvite = useIsAllowed('UserUpdateAny')
  const notify = useNotify()
  const [invited, setInvited] = useState<string | null>(null)
  const invitable = mayInvite ? identifiers.filter(isEmailAddress) : []
  return (
    <>
      {invitable.length < identifiers.length && <WhoIsNotInvited mayInvite={mayInvite} />}
      <UnknownActions>
        {invitable.map((email) => (
          <Button key={email} size="small" variant="outlined" onClick={() => setInvited(email)}>
            {t('shared.people.invite', { email })}
          </Button>
        ))}
        <Button size="small" onClick={onLeaveOut}>
          {t('shared.people.removeUnknown')}
        </Button>
      </UnknownActions>
      {invited !== null && (
        <Suspense>
          <NewPersonDialog
            email={invited}
            onAdded={({ email }, said) => {
              notify('SUCCESS', said)
              onInvited(email)
            }}
            onClose={() => setInvited(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function WhoIsNotInvited({ mayInvite }: { mayInvite: boolean }) {
  return <Fact>{mayInvite ? t('shared.people.inviteNeedsEmail') : t('shared.people.unknownNeedsAdministrator')}</Fact>
}
