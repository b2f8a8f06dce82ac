import { nameOfGlobalRole, type GlobalRole } from '@isomorph/access'
import type { User, UserRole } from '@isomorph/contract'
import { styled } from '@mui/material/styles'
import { Button, color, ConfirmDialog, fontSize, StatusChip } from '@isomorph/ui'
import { useState } from 'react'
import { useTimeZone, useUserInfo } from '../../../data/hooks.ts'
import { formatDay } from '../../../dates/dates.ts'
import { PersonName } from '../../../entities/person/person-name.tsx'
import { roleExplanations } from './role-explanations.ts'
import { revokingMeans } from './role-labels.ts'
import { useRoleChanges } from './use-role-changes.ts'

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '16px 24px',
  '& + &': { borderTop: `1px solid ${color.line}` },
  '& h2': { margin: 0, fontSize: fontSize.body, display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
  '& p': { margin: 0, gridColumn: 1, fontSize: fontSize.table, color: color.textSecond, maxWidth: '64ch' },
  '& .action': { gridColumn: 2, gridRow: '1 / span 3' },
  '@media (max-width: 599px)': {
    padding: 16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .action': { gridColumn: 1, gridRow: 'auto', justifySelf: 'start', marginTop: 4 },
  },
})

interface RoleRowProps {
  readonly user: User
  readonly role: GlobalRole
  readonly held: UserRole | undefined
  readonly mayChange: boolean
}

/** One role: what it means, since when the person holds it, and the button that changes that. */
export function RoleRow({ user, role, held, mayChange }: RoleRowProps) {
  const timeZone = useTimeZone()
  const name = nameOfGlobalRole(role)
  return (
    <Row>
      <h2>
        {name}
        {held && <StatusChip tone="success" label="Granted" />}
      </h2>
      <p>{roleExplanations[role]}</p>
      {held && (
        <p>
          Since {formatDay(held.grantedAt, timeZone)}
          {held.grantedBy && (
            <>
              , by <PersonName person={held.grantedBy} />
            </>
          )}
          {held.grantedByProvider !== null && `, by groups of ${held.grantedByProvider}`}
        </p>
      )}
      {!mayChange && <p>{held ? 'Only a Super Admin takes this away.' : 'Only a Super Admin grants this.'}</p>}
      <div className="action">{mayChange && <RoleButton user={user} role={role} held={held} />}</div>
    </Row>
  )
}

function RoleButton({ user, role, held }: Omit<RoleRowProps, 'mayChange'>) {
  const { grant, revoke, isBusy } = useRoleChanges()
  const isSelf = useUserInfo()?.id === user.id
  const [isAsking, setIsAsking] = useState(false)
  const name = nameOfGlobalRole(role)
  if (!held) {
    return (
      <Button variant="outlined" disabled={isBusy} aria-label={`Grant ${name}`} onClick={() => void grant(user, role)}>
        Grant
      </Button>
    )
  }
  async function revokeNow(current: UserRole) {
    await revoke(user, current)
    setIsAsking(false)
  }
  return (
    <>
      <Button color="error" disabled={isBusy} aria-label={`Revoke ${name}`} onClick={() => setIsAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isSelf ? 'Revoke your own role?' : `Revoke ${name}?`}
        confirmLabel="Revoke"
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void revokeNow(held)}
        onCancel={() => setIsAsking(false)}
      >
        {revokingMeans(isSelf ? 'yourself' : user, role)}
      </ConfirmDialog>
    </>
  )
}
