import { Button, color, fontSize } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useIsAllowed } from '../../data/hooks.ts'
import { lazyPart } from '../../routes/load-screen.ts'

const NewPersonDialog = lazyPart(async () => (await import('./new-person-dialog.tsx')).NewPersonDialog)

/** For those whom nobody here is known by: who may make people is offered to invite them. */
export function UnknownPeople({ identifiers }: { identifiers: readonly string[] }) {
  const mayInvite = useIsAllowed('UserUpdateAny')
  const [invited, setInvited] = useState<string | null>(null)
  if (!mayInvite) {
    return (
      <p style={{ margin: 0, fontSize: fontSize.table, color: color.textSecond }}>
        Who is not known yet has to be added by an administrator first.
      </p>
    )
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, minWidth: 0 }}>
      {identifiers.map((identifier) => (
        <Button key={identifier} size="small" variant="outlined" onClick={() => setInvited(identifier)}>
          Invite {identifier}
        </Button>
      ))}
      {invited !== null && (
        <Suspense>
          <NewPersonDialog email={invited.includes('@') ? invited : ''} onClose={() => setInvited(null)} />
        </Suspense>
      )}
    </div>
  )
}
