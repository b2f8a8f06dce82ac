import { auditLogMonths, retentionMonths, type InstallationSettings, type RetentionMonths } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '../../../forms/field.tsx'
import { FieldGroup } from './field-group.tsx'

function wordsOf(months: Exclude<RetentionMonths, 'unlimited'>): string {
  const years = Number(months) / 12
  return Number.isInteger(years)
    ? t('installation.retention.years', { count: years })
    : t('installation.retention.months', { count: Number(months) })
}

function optionsOf<M extends RetentionMonths>(months: readonly M[], unlimited: string) {
  return months.map((value) => ({ value, label: value === 'unlimited' ? unlimited : wordsOf(value) }))
}

/** For how long records are kept. */
export function RetentionFields() {
  const { control } = useFormContext<InstallationSettings>()
  const kept = optionsOf(retentionMonths, t('installation.retention.forGood'))
  return (
    <FieldGroup title={t('installation.retention')} about={t('installation.retention.about')}>
      <SelectField
        control={control}
        name="auditLogMonths"
        label={t('installation.sections.audit')}
        options={optionsOf(auditLogMonths, t('installation.retention.forGood'))}
      />
      <SelectField control={control} name="exchangeMonths" label={t('installation.sections.ledger')} options={kept} />
      <SelectField
        control={control}
        name="draftJournalMonths"
        label={t('installation.retention.drafts')}
        options={kept}
        hint={t('installation.retention.drafts.hint')}
      />
      <SelectField
        control={control}
        name="disabledAccountMonths"
        label={t('installation.retention.accounts')}
        options={optionsOf(retentionMonths, t('installation.retention.never'))}
        hint={t('installation.retention.accounts.hint')}
      />
    </FieldGroup>
  )
}
