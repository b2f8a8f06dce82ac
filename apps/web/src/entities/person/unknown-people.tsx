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
            Invite {email}
          </Button>
        ))}
        <Button size="small" onClick={onLeaveOut}>
          Remove the unknown ones
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
  return (
    <Fact>
      {mayInvite
        ? 'An invitation needs an e-mail address.'
        : 'An administrator has to add people who are not known yet first.'}
    </Fact>
  )
}
