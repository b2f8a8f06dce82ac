import { styled } from '@mui/material/styles'
import type { Session } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, color, fontSize, StatusChip } from '@isomorph/ui'
import { useServerNow, useTimeZone } from '../../data/hooks.ts'
import { formatDistance, formatMoment } from '../../dates/dates.ts'
import { PersonName } from '../../entities/person/person-name.tsx'
import { inParts } from '../../messages/in-parts.tsx'
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
  return isActive
    ? t('account.sessions.active')
    : t('account.sessions.lastActive', { distance: formatDistance(lastUsedAt, now) })
}

function factsOf(session: Session, now: number, timeZone: string): string {
  const { createdAt, address, providerName } = session
  const moment = formatMoment(createdAt, timeZone)
  const since =
    providerName === null
      ? t('account.sessions.since', { moment })
      : t('account.sessions.sinceThrough', { moment, provider: providerName })
  return [lastUse(session, now), since, address || t('account.sessions.addressUnknown')].join(' · ')
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
              {session.isHere && <StatusChip tone="success" label={t('account.sessions.here')} />}
            </span>
            <small>{factsOf(session, now, timeZone)}</small>
            {session.impersonator && (
              <small>
                {inParts('account.sessions.actsAs', { person: <PersonName person={session.impersonator} /> })}
              </small>
            )}
          </div>
          {onEnd && !session.isHere && (
            <Button
              size="small"
              variant="outlined"
              disabled={isBusy}
              aria-label={t('account.sessions.end.of', {
                device: deviceName(session.userAgent),
                moment: formatMoment(session.createdAt, timeZone),
              })}
              onClick={() => onEnd(session)}
            >
              {t('account.sessions.end')}
            </Button>
          )}
        </li>
      ))}
    </List>
  )
}
