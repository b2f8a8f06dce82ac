import { nameOfTimeZone } from '../../dates/time-zones.ts'
import type { LearnerResult } from '@isomorph/contract'
import type { SelectOption } from '@isomorph/ui'
import { t, type PlainKey } from '@isomorph/messages'
import { useCourseTimeZone } from '../../data/index.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { optionsOf } from '../../forms/message-options.ts'
import { ReasonField } from '../../forms/reason-field.tsx'
import { listedName } from '../../entities/person/names.ts'
import type { EndKind } from './reopening-draft.ts'
import { useReopening } from './use-reopening.ts'

const ends: readonly (readonly [EndKind, PlainKey])[] = [
  ['minutes', 'results.reopen.end.minutes'],
  ['moment', 'results.reopen.end.moment'],
]
/** Time has not ended it, so the deadline may lie ahead. */
const endsOfSubmitted: typeof ends = [...ends, ['unchanged', 'results.reopen.end.unchanged']]

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
      <SelectField control={control} name="kind" label={t('results.reopen.end')} options={options} />
      {values.kind === 'minutes' && (
        <TextField
          control={control}
          name="minutes"
          label={t('results.reopen.minutes')}
          input={{ inputMode: 'numeric' }}
          isRequired
        />
      )}
      {values.kind === 'moment' && (
        <TextField
          control={control}
          name="moment"
          label={t('results.reopen.moment')}
          type="datetime-local"
          hint={t('results.reopen.moment.zone', { zone: nameOfTimeZone(timeZone) })}
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
      title={t('results.reopen.title', { name: listedName(result.learner) })}
      submitLabel={t('results.reopen')}
      maxWidth="xs"
      onClose={onClose}
    >
      <FormNotes form={form} title={t('results.reopen.failed')} />
      <p>{t('results.reopen.explain')}</p>
      <EndFields form={form} options={optionsOf(result.status === 'Submitted' ? endsOfSubmitted : ends)} />
      <ReasonField control={control} name="reason" />
    </FormDialog>
  )
}
