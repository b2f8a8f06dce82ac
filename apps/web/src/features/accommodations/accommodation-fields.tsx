import type { SelectOption } from '@isomorph/ui'
import { useCourseTimeZone } from '../../data/index.ts'
import { nameOfTimeZone } from '../../dates/time-zones.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import type { SchemaForm } from '../../forms/use-schema-form.ts'
import type { AccommodationDraft, Choice } from './accommodation-draft.ts'
import { FieldPair } from './accommodations.styles.ts'

const choices: readonly SelectOption<Choice>[] = [
  { value: '', label: 'Not set here' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

type Control = SchemaForm<AccommodationDraft, unknown>['control']

export function TimeFields({ control }: { control: Control }) {
  const number = { inputMode: 'decimal' } as const
  return (
    <>
      <FieldPair>
        <TextField
          control={control}
          name="timerMultiplier"
          label="Time multiplier"
          hint="1.5 is time and a half"
          input={number}
        />
        <TextField
          control={control}
          name="extraMinutes"
          label="Extra minutes"
          hint="Move limit, due date and close"
          input={number}
        />
      </FieldPair>
      <FieldPair>
        <SelectField control={control} name="isUntimed" label="No time limit" options={choices} />
        <TextField
          control={control}
          name="windowExtraMinutes"
          label="Open longer by (minutes)"
          hint="Empty: by what the time limit gains"
          input={number}
        />
      </FieldPair>
      <TextField
        control={control}
        name="breakMinutes"
        label="Minutes of breaks"
        hint="All together, taken when the student likes; the clock stands still in them"
        input={number}
      />
    </>
  )
}

/** Of one assessment. */
export function DateFields({ control }: { control: Control }) {
  const timeZone = useCourseTimeZone()
  const hint = `Time of ${nameOfTimeZone(timeZone)}`
  return (
    <>
      <FieldPair>
        <TextField control={control} name="opensAt" label="Opens" type="datetime-local" hint={hint} />
        <TextField control={control} name="dueAt" label="Due" type="datetime-local" hint={hint} />
      </FieldPair>
      <TextField control={control} name="closesAt" label="Closes" type="datetime-local" hint={hint} />
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
          label="Attempts"
          hint="In place of the usual number"
          input={number}
        />
        <TextField
          control={control}
          name="extraAttempts"
          label="Further attempts"
          hint="Added to the number that holds"
          input={number}
        />
      </FieldPair>
      <FieldPair>
        <SelectField control={control} name="isExcused" label="Excused" options={choices} />
        <SelectField control={control} name="isLockdownExempt" label="No lockdown browser needed" options={choices} />
      </FieldPair>
      <TextField control={control} name="expiresAt" label="Holds until" type="datetime-local" hint="Empty: no end" />
    </>
  )
}
