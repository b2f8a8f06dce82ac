import type { Group } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useIsAllowed } from '../../data/hooks.ts'
import { Facts, Part, PartHead, PartTitle } from './connections.styles.ts'
import { ConnectClassesButton } from '../timetable-courses/index.ts'
import { IntegrationLedger } from './ledger/integration-ledger.tsx'
import { RosterPart } from './roster/roster-part.tsx'

/** What a course has to do with learning platforms and timetables: where it is connected, its roster there, and every message. */
export function ConnectionsTab({ group }: { group: Group }) {
  const maySync = useIsAllowed('GroupRosterSync', { entity: group })
  const mayUpdate = useIsAllowed('GroupUpdate', { entity: group })
  const isOwner = group.roles.some(({ role }) => role === 'GroupOwner')
  return (
    <>
      <RosterPart groupId={group.id} maySync={maySync} mayDisconnect={mayUpdate} />
      {isOwner && <ConnectClassesButton groupId={group.id} />}
      <Part aria-label={t('connections.messages')}>
        <PartHead>
          <PartTitle>{t('connections.messages')}</PartTitle>
        </PartHead>
        <Facts>{t('connections.messages.explain')}</Facts>
        <IntegrationLedger groupId={group.id} />
      </Part>
    </>
  )
}
