import type { RosterChange, RosterSync } from '@isomorph/contract'
import { counted } from '../../../numbers/counts.ts'

export const changeWords: Readonly<Record<RosterChange, string>> = {
  added: 'Joins',
  removed: 'Leaves; work stays',
  changed: 'Has another role',
}

/** `23 people there: 2 join, 1 leaves, 20 as before` */
export function countsOf({ readPeople, added, removed, changed, unchanged }: RosterSync): string {
  const parts = [
    ...(added > 0 ? [`${added} ${added === 1 ? 'joins' : 'join'}`] : []),
    ...(removed > 0 ? [`${removed} ${removed === 1 ? 'leaves' : 'leave'}`] : []),
    ...(changed > 0 ? [`${changed} with another role`] : []),
    ...(unchanged > 0 ? [`${unchanged} as before`] : []),
  ]
  return `${counted(readPeople, 'person', 'people')} there: ${parts.join(', ') || 'nothing changes'}`
}
