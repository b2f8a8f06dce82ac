import type { RosterChange, RosterSync } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'

const changeKeys: Readonly<Record<RosterChange, PlainKey>> = {
  added: 'connections.roster.change.added',
  removed: 'connections.roster.change.removed',
  changed: 'connections.roster.change.changed',
}

/** What becomes of a person: `Joins`. */
export function changeInWords(change: RosterChange): string {
  return t(changeKeys[change])
}

/** `23 people there: 2 join, 1 leaves, 20 as before` */
export function countsOf({ readPeople, added, removed, changed, unchanged }: RosterSync): string {
  const parts = [
    ...(added > 0 ? [t('connections.roster.changes.join', { count: added })] : []),
    ...(removed > 0 ? [t('connections.roster.changes.leave', { count: removed })] : []),
    ...(changed > 0 ? [t('connections.roster.changes.role', { count: changed })] : []),
    ...(unchanged > 0 ? [t('connections.roster.changes.asBefore', { count: unchanged })] : []),
  ]
  const changes = parts.length === 0 ? t('connections.roster.changes.none') : parts.join(', ')
  return t('connections.roster.changes', { count: readPeople, changes })
}
