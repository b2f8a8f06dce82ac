import { nameOfTimeZone } from '../../dates/time-zones.ts'
import type { LearnerResult } from '@isomorph/contract'
import type { SelectOption } from '@isomorph/ui'
import { useCourseTimeZone } from '../../data/index.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { ReasonField } from '../../forms/reason-field.tsx'
import { listedName } from '../../entities/person/names.ts'
import type { EndKind } from './reopening-draft.ts'
import { useReopening } from './use-reopening.ts'

const ends: readonly SelectOption<EndKind>[] = [
  { value: 'minutes', label: 'Minutes from now' },
  { value: 'moment', label: 'Date and time' },
]
/** Time has not ended it, so the deadline may lie ahead. */
const endsOfSubmitted: readonly SelectOption<EndKind>[] = [...ends, { value: 'unchanged', label: 'Same end as before' }]

interface ReopenDialogProps {
  readonly groupAssessmentId: number
  readonly result: LearnerResult
  readonly onClose: () => void
}

interface EndFieldsProps {
  readonly form: ReturnType<typeof useReopening>
  readonly options: readonly SelectOption<EndKind>[]
}

function EndFields({ form: { control, values }, options }: EndFieldsProps) {
  const timeZone = useCourseTimeZone()
  return (
    <>
      <SelectField control={control} name="kind" label="New end" options={options} />
      {values.kind === 'minutes' && (
        <TextField control={control} name="minutes" label="Minutes" input={{ inputMode: 'numeric' }} isRequired />
      )}
      {values.kind === 'moment' && (
        <TextField
          control={control}
          name="moment"
          label="Ends"
          type="datetime-local"
          hint={`Time of ${nameOfTimeZone(timeZone)}`}
          isRequired
        />
      )}
    </>
  )
}

/** Asks for the new end of one learner's assessment and for the reason. */
export function ReopenDialog({ groupAssessmentId, result, onClose }: ReopenDialogProps) {
  const form = useReopening(groupAssessmentId, result, onClose)
  const { control } = form
  return (
    <FormDialog
      form={form}
      title={`Reopen the assessment for ${listedName(result.learner)}`}
      submitLabel="Reopen"
      maxWidth="xs"
      onClose={onClose}
    >
      <FormNotes form={form} title="This could not be reopened" />
      <p>
        All attempts are kept, and no attempts are added. The student may have seen the correct answers. They are hidden
        again until the new end, unless they are released immediately.
      </p>
      <EndFields form={form} options={result.status === 'Submitted' ? endsOfSubmitted : ends} />
      <ReasonField control={control} name="reason" />
    </FormDialog>
  )
}
