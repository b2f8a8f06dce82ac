import type { AccommodatedPerson, AccommodationChange, Person, ScopedAccommodation } from '@isomorph/contract'
import { Button, Dialog, ErrorPanel, MessageBand } from '@isomorph/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { requestErrorOf, useTimeZone } from '../../data/index.ts'
import { formatDeadline, formatMoment, nameOfMinutes } from '../../dates/dates.ts'
import { displayName } from '../../entities/person/names.ts'
import { AccommodationForm } from './accommodation-form.tsx'
import { useListAccommodationsQuery } from './accommodations.api.ts'
import { Lines, PartTitle, Quiet, ScopeName, ScopesSkeleton, ScopeWords } from './accommodations.styles.ts'
import { effectiveGrants, grantWords, scopeLabel } from './words.ts'
import { counted } from '../../numbers/counts.ts'

/** Of whom, and where one looks from; neither course nor assessment: from the person's page. */
export interface AccommodationsOf {
  readonly person: Person
  readonly groupId?: number
  readonly groupAssessmentId?: number
}

function ScopeLine({ scoped, onChange }: { scoped: ScopedAccommodation; onChange: () => void }) {
  const timeZone = useTimeZone()
  const words = grantWords(scoped, timeZone)
  return (
    <li>
      <ScopeName>{scopeLabel(scoped)}</ScopeName>
      <ScopeWords>
        {words.length === 0 ? <Quiet>nothing</Quiet> : words.join(', ')}
        {scoped.expiresAt && (
          <Quiet>
            {' '}
            {scoped.isExpired ? 'expired' : 'until'} {formatDeadline(scoped.expiresAt, timeZone)}
          </Quiet>
        )}
        {scoped.reason && words.length > 0 && <Quiet> · {scoped.reason}</Quiet>}
      </ScopeWords>
      {scoped.maySet && (
        <Button size="small" aria-label={`Change ${scopeLabel(scoped)}`} onClick={onChange}>
          Change
        </Button>
      )}
    </li>
  )
}

/** What holds in one assessment, and where each part of it comes from. */
function Effective({ scopes, schedule }: Pick<AccommodatedPerson, 'scopes' | 'schedule'>) {
  const timeZone = useTimeZone()
  const grants = effectiveGrants(scopes, timeZone)
  const name = scopes.find(({ scope }) => scope === 'assessment')?.name
  if (!schedule || name === undefined) return null
  const { timeLimitMinutes, opensAt, dueAt, closesAt, attemptsAllowed } = schedule
  const sums = [
    opensAt && `opens ${formatDeadline(opensAt, timeZone)}`,
    timeLimitMinutes !== null && `${nameOfMinutes(timeLimitMinutes)} to work`,
    dueAt && `due ${formatDeadline(dueAt, timeZone)}`,
    closesAt && `closes ${formatDeadline(closesAt, timeZone)}`,
    attemptsAllowed !== null && counted(attemptsAllowed, 'attempt', 'attempts'),
  ].filter(Boolean)
  return (
    <section aria-label={`Gives in ${name}`}>
      <PartTitle>Gives in {name}</PartTitle>
      <Lines>
        {grants.map(({ field, words, from }) => (
          <li key={field}>
            <ScopeWords>{words}</ScopeWords>
            <Quiet>← {from}</Quiet>
          </li>
        ))}
        {sums.length > 0 && (
          <li>
            <Quiet>Together: {sums.join(', ')}</Quiet>
          </li>
        )}
      </Lines>
      {opensAt && closesAt && Date.parse(opensAt) >= Date.parse(closesAt) && (
        <MessageBand tone="warning">
          It closes before it opens, so nobody can work on it. Move the close as well.
        </MessageBand>
      )}
    </section>
  )
}

function History({ changes }: { changes: readonly AccommodationChange[] }) {
  const timeZone = useTimeZone()
  if (changes.length === 0) return null
  return (
    <details>
      <summary>History</summary>
      <Lines>
        {changes.map((change) => (
          <li key={`${change.at} ${change.scope} ${change.name}`}>
            <ScopeName>{scopeLabel(change)}</ScopeName>
            <ScopeWords>{grantWords(change.fields, timeZone).join(', ') || 'nothing any more'}</ScopeWords>
            <Quiet>
              {formatMoment(change.at, timeZone)}
              {change.by && ` · ${displayName(change.by)}`}
              {change.reason && ` · ${change.reason}`}
            </Quiet>
          </li>
        ))}
      </Lines>
    </details>
  )
}

interface GrantedProps {
  readonly found: AccommodatedPerson
  readonly onChange: (scoped: ScopedAccommodation) => void
}

function Granted({ found, onChange }: GrantedProps) {
  return (
    <>
      <Lines aria-label="Granted">
        {found.scopes.map((scoped) => (
          <ScopeLine
            key={`${scoped.scope} ${scoped.groupId} ${scoped.groupAssessmentId}`}
            scoped={scoped}
            onChange={() => onChange(scoped)}
          />
        ))}
      </Lines>
      <Effective {...found} />
      <History changes={found.history} />
    </>
  )
}

/** What one person is granted: per scope, what comes of it, and what was changed. */
export function AccommodationsDialog({ of, onClose }: { of: AccommodationsOf; onClose: () => void }) {
  const { person, groupId, groupAssessmentId } = of
  const where = groupAssessmentId ? { groupAssessmentId } : groupId ? { groupId } : {}
  const { data, error, refetch } = useListAccommodationsQuery(
    { query: { userId: person.id, ...where } },
    { refetchOnMountOrArgChange: true },
  )
  const [changed, setChanged] = useState<ScopedAccommodation | null>(null)
  const titleId = useId()
  const found = data?.people[0]
  return (
    <>
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{displayName(person)}: accommodations</DialogTitle>
        <DialogContent>
          {error && !data && <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />}
          {!error && !data && <ScopesSkeleton />}
          {found && <Granted found={found} onChange={setChanged} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </Dialog>
      {changed && <AccommodationForm person={person} scoped={changed} onClose={() => setChanged(null)} />}
    </>
  )
}
