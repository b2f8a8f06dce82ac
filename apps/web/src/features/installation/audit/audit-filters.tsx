import { styled } from '@mui/material/styles'
import { t } from '@isomorph/messages'
import { activeTag } from '@isomorph/messages/language'
import { SelectInput } from '@isomorph/ui'
import { useTimeZone } from '../../../data/hooks.ts'
import { actionLabels } from '../../../entities/audit-entry/action-labels.ts'
import { DateInput } from '../../../forms/date-input.tsx'
import { useListAuditActionsQuery } from './audit.api.ts'

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  maxWidth: 760,
  '@media (max-width: 599px)': { gridTemplateColumns: '1fr' },
})

/** What of the log is wanted: days as `2026-09-04`, empty for all. */
export interface AuditFilter {
  readonly action: string
  readonly from: string
  readonly until: string
}

function isBackwards({ from, until }: AuditFilter): boolean {
  return from !== '' && until !== '' && until < from
}

/** By action and by days. */
export function AuditFilters({ filter, onChange }: { filter: AuditFilter; onChange: (filter: AuditFilter) => void }) {
  const timeZone = useTimeZone()
  const { data: actions = [] } = useListAuditActionsQuery(undefined)
  // A choice that was kept is there before the actions are.
  const known = new Set([...actions, filter.action].filter(Boolean))
  const options = [...known].map((action) => ({ value: action, label: actionLabels(action) }))
  const sorted = options.toSorted((a, b) => a.label.localeCompare(b.label, activeTag()))
  return (
    <Fields>
      <SelectInput
        label={t('audit-log.what')}
        value={filter.action}
        options={[{ value: '', label: t('audit-log.everything') }, ...sorted]}
        onChange={(action) => onChange({ ...filter, action })}
      />
      <DateInput
        label={t('audit-log.from')}
        type="date"
        value={filter.from}
        onChange={(from) => onChange({ ...filter, from })}
        input={{ max: filter.until || undefined }}
        timeZone={timeZone}
      />
      <DateInput
        label={t('audit-log.until')}
        type="date"
        value={filter.until}
        onChange={(until) => onChange({ ...filter, until })}
        input={{ min: filter.from || undefined }}
        timeZone={timeZone}
        error={isBackwards(filter) ? t('audit-log.backwards') : undefined}
      />
    </Fields>
  )
}
