import { styled } from '@mui/material/styles'
import type { Session } from '@isomorph/contract'
import { Button, color, fontSize, StatusChip } from '@isomorph/ui'
import { useServerNow, useTimeZone } from '../../data/hooks.ts'
import { formatDistance, formatMoment } from '../../dates/dates.ts'
import { PersonName } from '../../entities/person/person-name.tsx'
import { deviceName } from '../../session/device-name.ts'

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: fontSize.table,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 16px',
    alignItems: 'center',
    padding: '12px 0',
  },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li + li': { borderTop: `1px solid ${color.line}` },
  '& .device': { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center', fontWeight: 620 },
  '& small': { display: 'block', fontSize: fontSize.small, color: color.textSecond, overflowWrap: 'anywhere' },
})

/** Tokens are given out for a quarter of an hour: whoever got some within it is here now. */
const activeMs = 15 * 60_000

function lastUse({ lastUsedAt }: Session, now: number): string {
  const isActive = now - Date.parse(lastUsedAt) < activeMs
  return isActive ? 'Active within the last 15 minutes' : `Last active ${formatDistance(lastUsedAt, now)}`
}

function factsOf(session: Session, now: number, timeZone: string): string {
  const { createdAt, address, providerName } = session
  const place = address === '' ? 'address unknown' : address
  const way = providerName === null ? '' : ` through ${providerName}`
  return [lastUse(session, now), `signed in ${formatMoment(createdAt, timeZone)}${way}`, place].join(' · ')
}

interface SessionListProps {
  readonly sessions: readonly Session[]
  readonly onEnd?: (session: Session) => void
  readonly isBusy: boolean
}

/** Where somebody is signed in: device, last use, and a way to end each. */
export function SessionList({ sessions, onEnd, isBusy }: SessionListProps) {
  const timeZone = useTimeZone()
  const now = useServerNow()()
  return (
    <List>
      {sessions.map((session) => (
        <li key={session.id}>
          <div>
            <span className="device">
              {deviceName(session.userAgent)}
              {session.isHere && <StatusChip tone="success" label="This device" />}
            </span>
            <small>{factsOf(session, now, timeZone)}</small>
            {session.impersonator && (
              <small>
                <PersonName person={session.impersonator} /> acts as this person here.
              </small>
            )}
          </div>
          {onEnd && !session.isHere && (
            <Button
              size="small"
              variant="outlined"
              disabled={isBusy}
              aria-label={`Log out ${deviceName(session.userAgent)}, signed in ${formatMoment(session.createdAt, timeZone)}`}
              onClick={() => onEnd(session)}
            >
              Log out
            </Button>
          )}
        </li>
      ))}
    </List>
  )
}
