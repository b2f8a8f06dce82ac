import { t } from '@isomorph/messages'
import type { SelectOption } from '@isomorph/ui'
import { useCourseTimeZone } from '../../data/index.ts'
import { nameOfTimeZone } from '../../dates/time-zones.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import type { SchemaForm } from '../../forms/use-schema-form.ts'
import type { AccommodationDraft, Choice } from './accommodation-draft.ts'
import { FieldPair } from './accommodations.styles.ts'

function choices(): readonly SelectOption<Choice>[] {
  return [
    { value: '', label: t('accommodations.field.notSet') },
    { value: 'yes', label: t('accommodations.field.yes') },
    { value: 'no', label: t('accommodations.field.no') },
  ]
}

type Control = SchemaForm<AccommodationDraft, unknown>['control']

export function TimeFields({ control }: { control: Control }) {
  const number = { inputMode: 'decimal' } as const
  return (
    <>
      <FieldPair>
        <TextField
          control={control}
          name="timerMultiplier"
          label={t('accommodations.field.timerMultiplier')}
          hint={t('accommodations.field.timerMultiplier.hint')}
          input={number}
        />
        <TextField
          control={control}
          name="extraMinutes"
          label={t('accommodations.field.extraMinutes')}
          hint={t('accommodations.field.extraMinutes.hint')}
          input={number}
        />
      </FieldPair>
      <FieldPair>
        <SelectField
          control={control}
          name="isUntimed"
          label={t('accommodations.field.isUntimed')}
          options={choices()}
        />
        <TextField
          control={control}
          name="windowExtraMinutes"
          label={t('accommodations.field.windowExtraMinutes')}
          hint={t('accommodations.field.windowExtraMinutes.hint')}
          input={number}
        />
      </FieldPair>
      <TextField
        control={control}
        name="breakMinutes"
        label={t('accommodations.field.breakMinutes')}
        hint={t('accommodations.field.breakMinutes.hint')}
        input={number}
      />
    </>
  )
}

/** Of one assessment. */
export function DateFields({ control }: { control: Control }) {
  const timeZone = useCourseTimeZone()
  const moment = {
    control,
    type: 'datetime-local',
    hint: t('accommodations.field.timeZone', { timeZone: nameOfTimeZone(timeZone) }),
  } as const
  return (
    <>
      <FieldPair>
        <TextField name="opensAt" label={t('accommodations.field.opensAt')} {...moment} />
        <TextField name="dueAt" label={t('accommodations.field.dueAt')} {...moment} />
      </FieldPair>
      <TextField name="closesAt" label={t('accommodations.field.closesAt')} {...moment} />
    </>
  )
}

export function FurtherFields({ control }: { control: Control }) {
  const number = { inputMode: 'numeric' } as const
  return (
    <>
      <FieldPair>
        <TextField
          control={control}
          name="attemptsAllowed"
          label={t('accommodations.field.attemptsAllowed')}
          hint={t('accommodations.field.attemptsAllowed.hint')}
          input={number}
        />
        <TextField
          control={control}
          name="extraAttempts"
          label={t('accommodations.field.extraAttempts')}
          hint={t('accommodations.field.extraAttempts.hint')}
          input={number}
        />
      </FieldPair>
      <FieldPair>
        <SelectField
          control={control}
          name="isExcused"
          label={t('accommodations.field.isExcused')}
          options={choices()}
        />
        <SelectField
          control={control}
          name="isLockdownExempt"
          label={t('accommodations.field.isLockdownExempt')}
          options={choices()}
        />
      </FieldPair>
      <TextField
        control={control}
        name="expiresAt"
        label={t('accommodations.field.expiresAt')}
        type="datetime-local"
        hint={t('accommodations.field.expiresAt.hint')}
      />
    </>
  )
}
