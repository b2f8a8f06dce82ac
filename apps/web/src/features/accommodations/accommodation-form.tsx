import type { Person, ScopedAccommodation } from '@isomorph/contract'
import type { SelectOption } from '@isomorph/ui'
import { useCourseTimeZone, useNotify } from '../../data/index.ts'
import { nameOfTimeZone } from '../../dates/time-zones.ts'
import { displayName } from '../../entities/person/names.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { ReasonField } from '../../forms/reason-field.tsx'
import { useSchemaForm, type SchemaForm } from '../../forms/use-schema-form.ts'
import { accommodationSchemaOf, draftOf, type AccommodationDraft, type Choice } from './accommodation-draft.ts'
import { useSaveAccommodationsMutation } from './accommodations.api.ts'
import { FieldPair } from './accommodations.styles.ts'
import { scopeLabel } from './words.ts'

interface AccommodationFormProps {
  readonly person: Person
  readonly scoped: ScopedAccommodation
  readonly onClose: () => void
}

const choices: readonly SelectOption<Choice>[] = [
  { value: '', label: 'Not set here' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function useAccommodation({ person, scoped, onClose }: AccommodationFormProps) {
  const [save] = useSaveAccommodationsMutation()
  const notify = useNotify()
  const timeZone = useCourseTimeZone()
  const { groupId, groupAssessmentId, version, scope } = scoped
  return useSchemaForm({
    schema: accommodationSchemaOf(timeZone),
    saved: draftOf(scoped, timeZone),
    backup: `accommodation ${person.id} ${scope} ${groupId} ${groupAssessmentId}`,
    async save({ fields, reason }) {
      const where = { ...(groupId && { groupId }), ...(groupAssessmentId && { groupAssessmentId }) }
      const outcome = await save({ body: { ...where, userIds: [person.id], fields, reason, version } })
      if (outcome.error) return outcome
      notify('SUCCESS', `Accommodations of ${displayName(person)} saved`)
      onClose()
      return {}
    },
  })
}

type Control = SchemaForm<AccommodationDraft, unknown>['control']

function TimeFields({ control }: { control: Control }) {
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

function DateFields({ control }: { control: Control }) {
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

function FurtherFields({ control }: { control: Control }) {
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

/** Changes what one person is granted in one scope. Empty fields grant nothing here. */
export function AccommodationForm(props: AccommodationFormProps) {
  const { person, scoped, onClose } = props
  const form = useAccommodation(props)
  const { control } = form
  return (
    <FormDialog
      form={form}
      title={`${displayName(person)}: ${scopeLabel(scoped)}`}
      submitLabel="Save"
      onClose={onClose}
    >
      <FormNotes form={form} title="This could not be saved" />
      <p>What is empty here is decided by a wider setting, or by the assessment itself.</p>
      <TimeFields control={control} />
      {scoped.scope === 'assessment' && <DateFields control={control} />}
      <FurtherFields control={control} />
      <ReasonField control={control} name="reason" />
    </FormDialog>
  )
}
