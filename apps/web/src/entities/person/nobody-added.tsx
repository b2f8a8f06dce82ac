import { t } from '@isomorph/messages'
import { ErrorSummary } from '@isomorph/ui'
import { requestErrorOf } from '../../data/request-error.ts'
import { parseIdentifiers, withoutIdentifiers } from './identifiers.ts'
import { UnknownPeople } from './unknown-people.tsx'
import { ErrorRows } from './person.styles.ts'

interface NobodyAddedProps {
  /** What the server said of the last try, and the identifiers it was about. */
  readonly error: unknown
  readonly sent: readonly string[]
  /** What stands in the box now. */
  readonly text: string
  /** Those who were invited since, and are known now. */
  readonly invited: readonly string[]
  readonly onInvited: (email: string) => void
  readonly onLeaveOut: (identifiers: readonly string[]) => void
}

/** Why nobody was added: each identifier that was at fault, as long as it is still among those to add. */
export function NobodyAdded({ error, sent, text, invited, onInvited, onLeaveOut }: NobodyAddedProps) {
  const { type, detail, errors = [] } = requestErrorOf(error)
  const open = new Set(parseIdentifiers(withoutIdentifiers(text, invited)))
  // `identifiers.1` is the second that was sent.
  const faults = errors.map(({ path, message }) => ({
    message,
    identifier: sent[Number(path.replace('identifiers.', ''))] ?? '',
  }))
  const left = faults.filter(({ identifier }) => identifier === '' || open.has(identifier))
  if (faults.length > 0 && left.length === 0) return null
  const identifiers = left.map(({ identifier }) => identifier).filter(Boolean)
  return (
    <ErrorRows>
      <ErrorSummary title={t('shared.people.nobodyAdded')} errors={left.length > 0 ? left : [{ message: detail }]} />
      {type === 'urn:isomorph:unknown-people' && (
        <UnknownPeople identifiers={identifiers} onInvited={onInvited} onLeaveOut={() => onLeaveOut(identifiers)} />
      )}
    </ErrorRows>
  )
}
