import type { LearnerResult } from '@isomorph/contract'
import { ErrorSummary, SelectInput, TextInput, type SelectOption } from '@isomorph/ui'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { nameOfLearner } from './learner-filter.ts'
import type { EndKind } from './reopening-draft.ts'
import { useReopening } from './use-reopening.ts'

const ends: readonly SelectOption<EndKind>[] = [
  { value: 'minutes', label: 'Minutes from now' },
  { value: 'moment', label: 'A day and a time' },
]
/** Time has not ended it, so the deadline may lie ahead. */
const endsOfSubmitted: readonly SelectOption<EndKind>[] = [...ends, { value: 'unchanged', label: 'As before' }]

interface ReopenDialogProps {
  readonly groupAssessmentId: number
  readonly result: LearnerResult
  readonly onClose: () => void
}

/** Asks for the new end of one learner's assessment and for the reason. */
export function ReopenDialog({ groupAssessmentId, result, onClose }: ReopenDialogProps) {
  const { draft, form, general, errors, isLoading, isChanged, back, timeZone, change, submit } = useReopening(
    groupAssessmentId,
    result,
    onClose,
  )
  return (
    <FormDialog
      title={`Reopen the assessment for ${nameOfLearner(result.learner)}`}
      submitLabel="Reopen"
      maxWidth="xs"
      form={form}
      isBusy={isLoading}
      isChanged={isChanged}
      back={back}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary title="This could not be reopened" errors={general} />
      <p>
        All attempts stay, and used-up attempts are not given back. The learner may have seen right answers; until the
        new end they are hidden again, unless they are released immediately.
      </p>
      <SelectInput
        label="New end"
        options={result.status === 'Submitted' ? endsOfSubmitted : ends}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      {draft.kind === 'minutes' && (
        <TextInput
          label="Minutes"
          value={draft.minutes}
          onChange={(minutes) => change({ minutes })}
          error={errors.minutes}
          input={{ inputMode: 'numeric' }}
          isRequired
        />
      )}
      {draft.kind === 'moment' && (
        <TextInput
          label="Ends"
          type="datetime-local"
          value={draft.moment}
          onChange={(moment) => change({ moment })}
          error={errors.moment}
          hint={`Time of ${timeZone.replaceAll('_', ' ')}`}
          isRequired
        />
      )}
      <TextInput
        label="Reason, for the records"
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        error={errors.reason}
        input={{ maxLength: 500 }}
        isRequired
      />
    </FormDialog>
  )
}
