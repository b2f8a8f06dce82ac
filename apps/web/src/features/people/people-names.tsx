import type { Person } from '@isomorph/contract'
import { CellText } from '@isomorph/ui'
import { displayName } from './names.ts'

/** A few names in a cell; the rest as a number. */
export function PeopleNames({ people, most = 2 }: { people: readonly Person[]; most?: number }) {
  const shown = people.slice(0, most).map(displayName).join(', ')
  const rest = people.length - most
  return <CellText>{rest > 0 ? `${shown} and ${rest} more` : shown || '—'}</CellText>
}
