import type { GlobalRole } from '@isomorph/access'
import type { User, UserRole } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { Button, color, ConfirmDialog, fontSize, StatusChip } from '@isomorph/ui'
import { useState } from 'react'
import { useTimeZone, useUserInfo } from '../../../data/hooks.ts'
import { formatDay } from '../../../dates/dates.ts'
import { PersonName } from '../../../entities/person/person-name.tsx'
import { meaningOfRole, nameOfRole } from '../../../entities/role/role-names.ts'
import { inParts } from '../../../messages/in-parts.tsx'
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
  const name = nameOfRole(role)
  return (
    <Row>
      <h2>
        {name}
        {held && <StatusChip tone="success" label={t('people.roles.granted')} />}
      </h2>
      <p>{meaningOfRole(role)}</p>
      {held && <p>{sinceWords(held, timeZone)}</p>}
      {!mayChange && <p>{held ? t('people.roles.onlySuperAdminTakes') : t('people.roles.onlySuperAdminGrants')}</p>}
      <div className="action">{mayChange && <RoleButton user={user} role={role} held={held} />}</div>
    </Row>
  )
}

function sinceWords({ grantedAt, grantedBy, grantedByProvider }: UserRole, timeZone: string) {
  const day = formatDay(grantedAt, timeZone)
  if (grantedByProvider !== null) return t('people.roles.sinceByGroups', { day, provider: grantedByProvider })
  if (!grantedBy) return t('people.roles.since', { day })
  return inParts('people.roles.sinceBy', { day, person: <PersonName person={grantedBy} /> })
}

function RoleButton({ user, role, held }: Omit<RoleRowProps, 'mayChange'>) {
  const { grant, revoke, isBusy } = useRoleChanges()
  const isSelf = useUserInfo()?.id === user.id
  const [isAsking, setIsAsking] = useState(false)
  const name = nameOfRole(role)
  if (!held) {
    return (
      <Button
        variant="outlined"
        disabled={isBusy}
        aria-label={t('people.roles.grant.of', { role: name })}
        onClick={() => void grant(user, role)}
      >
        {t('people.roles.grant')}
      </Button>
    )
  }
  async function revokeNow(current: UserRole) {
    await revoke(user, current)
    setIsAsking(false)
  }
  return (
    <>
      <Button
        color="error"
        disabled={isBusy}
        aria-label={t('people.roles.revoke.of', { role: name })}
        onClick={() => setIsAsking(true)}
      >
        {t('people.roles.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isSelf ? t('people.roles.revoke.titleOwn') : t('people.roles.revoke.title', { role: name })}
        confirmLabel={t('people.roles.revoke')}
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
