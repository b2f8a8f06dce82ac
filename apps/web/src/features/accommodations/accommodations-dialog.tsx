import type { AccommodatedPerson, AccommodationChange, Person, ScopedAccommodation } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Dialog, ErrorPanel, MessageBand } from '@isomorph/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { useTimeZone } from '../../data/index.ts'
import { formatDeadline, formatMoment } from '../../dates/dates.ts'
import { displayName } from '../../entities/person/names.ts'
import { AccommodationForm } from './accommodation-form.tsx'
import { useListAccommodationsQuery } from './accommodations.api.ts'
import { Lines, PartTitle, Quiet, ScopeName, ScopesSkeleton, ScopeWords } from './accommodations.styles.ts'
import { effectiveGrants, grantWords, scopeLabel } from './words.ts'

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
        {words.length === 0 ? <Quiet>{t('accommodations.nothing')}</Quiet> : words.join(', ')}
        {scoped.expiresAt && (
          <Quiet>
            {' '}
            {scoped.isExpired
              ? t('accommodations.expired', { moment: formatDeadline(scoped.expiresAt, timeZone) })
              : t('accommodations.until', { moment: formatDeadline(scoped.expiresAt, timeZone) })}
          </Quiet>
        )}
        {scoped.reason && words.length > 0 && <Quiet> · {scoped.reason}</Quiet>}
      </ScopeWords>
      {scoped.maySet && (
        <Button
          size="small"
          aria-label={t('accommodations.change.of', { scope: scopeLabel(scoped) })}
          onClick={onChange}
        >
          {t('accommodations.change')}
        </Button>
      )}
    </li>
  )
}

/** What the dates, the time and the attempts of one assessment come to. */
function factsOf(schedule: NonNullable<AccommodatedPerson['schedule']>, timeZone: string): string[] {
  const { timeLimitMinutes, opensAt, dueAt, closesAt, attemptsAllowed } = schedule
  const at = (moment: string) => ({ moment: formatDeadline(moment, timeZone) })
  return [
    opensAt && t('accommodations.words.opensAt', at(opensAt)),
    timeLimitMinutes !== null && t('accommodations.fact.toWork', { count: timeLimitMinutes }),
    dueAt && t('accommodations.words.dueAt', at(dueAt)),
    closesAt && t('accommodations.words.closesAt', at(closesAt)),
    attemptsAllowed !== null && t('accommodations.words.attemptsAllowed', { count: attemptsAllowed }),
  ].flatMap((fact) => fact || [])
}

/** What holds in one assessment, and where each part of it comes from. */
function Effective({ scopes, schedule }: Pick<AccommodatedPerson, 'scopes' | 'schedule'>) {
  const timeZone = useTimeZone()
  const grants = effectiveGrants(scopes, timeZone)
  const name = scopes.find(({ scope }) => scope === 'assessment')?.name
  if (!schedule || name === undefined) return null
  const { opensAt, closesAt } = schedule
  const facts = factsOf(schedule, timeZone).join(', ')
  return (
    <section aria-label={t('accommodations.givesIn', { name })}>
      <PartTitle>{t('accommodations.givesIn', { name })}</PartTitle>
      <Lines>
        {grants.map(({ field, words, from }) => (
          <li key={field}>
            <ScopeWords>{words}</ScopeWords>
            <Quiet>{t('accommodations.from', { scope: from })}</Quiet>
          </li>
        ))}
        {facts !== '' && (
          <li>
            <Quiet>{t('accommodations.together', { facts })}</Quiet>
          </li>
        )}
      </Lines>
      {opensAt && closesAt && Date.parse(opensAt) >= Date.parse(closesAt) && (
        <MessageBand tone="warning">{t('accommodations.closesBeforeOpening')}</MessageBand>
      )}
    </section>
  )
}

function History({ changes }: { changes: readonly AccommodationChange[] }) {
  const timeZone = useTimeZone()
  if (changes.length === 0) return null
  return (
    <details>
      <summary>{t('accommodations.history')}</summary>
      <Lines>
        {changes.map((change) => (
          <li key={`${change.at} ${change.scope} ${change.name}`}>
            <ScopeName>{scopeLabel(change)}</ScopeName>
            <ScopeWords>
              {grantWords(change.fields, timeZone).join(', ') || t('accommodations.nothingAnyMore')}
            </ScopeWords>
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
      <Lines aria-label={t('accommodations.granted')}>
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
        <DialogTitle id={titleId}>{t('accommodations.dialog.title', { name: displayName(person) })}</DialogTitle>
        <DialogContent>
          {error && !data && <ErrorPanel error={courseRefusalOf(error)} onRetry={() => void refetch()} />}
          {!error && !data && <ScopesSkeleton />}
          {found && <Granted found={found} onChange={setChanged} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('accommodations.close')}</Button>
        </DialogActions>
      </Dialog>
      {changed && <AccommodationForm person={person} scoped={changed} onClose={() => setChanged(null)} />}
    </>
  )
}
