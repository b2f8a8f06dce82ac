import { t, type PlainKey } from '@isomorph/messages'
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

const numberTexts = {
  timerMultiplier: {
    label: 'accommodations.field.timerMultiplier',
    hint: 'accommodations.field.timerMultiplier.hint',
  },
  extraMinutes: { label: 'accommodations.field.extraMinutes', hint: 'accommodations.field.extraMinutes.hint' },
  windowExtraMinutes: {
    label: 'accommodations.field.windowExtraMinutes',
    hint: 'accommodations.field.windowExtraMinutes.hint',
  },
  breakMinutes: { label: 'accommodations.field.breakMinutes', hint: 'accommodations.field.breakMinutes.hint' },
  attemptsAllowed: { label: 'accommodations.field.attemptsAllowed', hint: 'accommodations.field.attemptsAllowed.hint' },
  extraAttempts: { label: 'accommodations.field.extraAttempts', hint: 'accommodations.field.extraAttempts.hint' },
} as const satisfies Partial<Record<keyof AccommodationDraft, { readonly label: PlainKey; readonly hint: PlainKey }>>

interface NumberFieldProps {
  readonly control: Control
  readonly name: keyof typeof numberTexts
}

function NumberField({ control, name }: NumberFieldProps) {
  const { label, hint } = numberTexts[name]
  const isWhole = name === 'attemptsAllowed' || name === 'extraAttempts'
  return (
    <TextField
      control={control}
      name={name}
      label={t(label)}
      hint={t(hint)}
      input={{ inputMode: isWhole ? 'numeric' : 'decimal' }}
    />
  )
}

interface ChoiceFieldProps {
  readonly control: Control
  readonly name: 'isUntimed' | 'isExcused' | 'isLockdownExempt'
  readonly label: string
}

function ChoiceField(props: ChoiceFieldProps) {
  return <SelectField {...props} options={choices()} />
}

export function TimeFields({ control }: { control: Control }) {
  return (
    <>
      <FieldPair>
        <NumberField control={control} name="timerMultiplier" />
        <NumberField control={control} name="extraMinutes" />
      </FieldPair>
      <FieldPair>
        <ChoiceField control={control} name="isUntimed" label={t('accommodations.field.isUntimed')} />
        <NumberField control={control} name="windowExtraMinutes" />
      </FieldPair>
      <NumberField control={control} name="breakMinutes" />
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
  return (
    <>
      <FieldPair>
        <NumberField control={control} name="attemptsAllowed" />
        <NumberField control={control} name="extraAttempts" />
      </FieldPair>
      <FieldPair>
        <ChoiceField control={control} name="isExcused" label={t('accommodations.field.isExcused')} />
        <ChoiceField control={control} name="isLockdownExempt" label={t('accommodations.field.isLockdownExempt')} />
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
