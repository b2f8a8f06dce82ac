import { auditLogMonths, retentionMonths, type InstallationSettings, type RetentionMonths } from '@isomorph/contract'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '../../../forms/field.tsx'
import { FieldGroup } from './field-group.tsx'

function wordsOf(months: Exclude<RetentionMonths, 'unlimited'>): string {
  const years = Number(months) / 12
  if (!Number.isInteger(years)) return `${months} months`
  return years === 1 ? '1 year' : `${years} years`
}

function optionsOf<M extends RetentionMonths>(months: readonly M[], unlimited: string) {
  return months.map((value) => ({ value, label: value === 'unlimited' ? unlimited : wordsOf(value) }))
}

/** For how long records are kept. */
export function RetentionFields() {
  const { control } = useFormContext<InstallationSettings>()
  const kept = optionsOf(retentionMonths, 'Keep for good')
  return (
    <FieldGroup
      title="How long records are kept"
      about="What is older is deleted by itself, within an hour or so, and cannot be brought back. Marks and answers stay."
    >
      <SelectField
        control={control}
        name="auditLogMonths"
        label="Audit log"
        options={optionsOf(auditLogMonths, 'Keep for good')}
      />
      <SelectField control={control} name="exchangeMonths" label="Integration ledger" options={kept} />
      <SelectField
        control={control}
        name="draftJournalMonths"
        label="Journal of drafts"
        options={kept}
        hint="Every step of what learners typed, which shows what became of it after a lost connection."
      />
      <SelectField
        control={control}
        name="disabledAccountMonths"
        label="Erase disabled accounts after"
        options={optionsOf(retentionMonths, 'Never')}
        hint="As if an administrator erased the person: names go, marks stay under a number."
      />
    </FieldGroup>
  )
}
