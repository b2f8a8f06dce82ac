import { learnerNoteMaximumLength, type Override } from '@isomorph/contract'
import { Button } from '@isomorph/ui'
import { useTimeZone } from '../../../data/index.ts'
import { SelectField, TextField } from '../../../forms/field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { ReasonField } from '../../../forms/reason-field.tsx'
import type { SchemaForm } from '../../../forms/use-schema-form.ts'
import { formatPoints, nameOfPoints } from '../../../numbers/points.ts'
import { Paragraph, StandingRow } from '../results.styles.ts'
import { numberTyped, overrideOptions, type OverrideDraft, type TypedOverride } from './override-draft.ts'
import type { OverrideTarget } from './override-target.ts'
import { overrideWords } from './override-words.ts'
import { useOverrideForm, useUndoOverride } from './use-override.ts'

interface OverrideDialogProps {
  readonly target: OverrideTarget
  readonly onClose: () => void
}

interface StandingProps extends OverrideDialogProps {
  readonly override: Override
}

function Standing({ target, override, onClose }: StandingProps) {
  const timeZone = useTimeZone()
  const { undo, isBusy } = useUndoOverride(target)
  return (
    <StandingRow>
      <span>Now: {overrideWords(override, target.computedPoints, timeZone)}</span>
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        onClick={() => void undo().then((isUndone) => isUndone && onClose())}
      >
        Undo
      </Button>
    </StandingRow>
  )
}

/** What the points typed come to, of what is possible. */
function hintFor({ kind, value }: OverrideDraft, possible: number): string {
  const of = `${nameOfPoints(possible)} possible`
  const typed = numberTyped(value)
  if (kind !== 'percent' || typed === null || Number.isNaN(typed)) return of
  return `${formatPoints((possible * typed) / 100)} of ${of}`
}

/** The fields of points set by hand, for one learner or many. */
export function OverrideFields({
  form,
  hint,
}: {
  readonly form: SchemaForm<OverrideDraft, TypedOverride>
  readonly hint?: string
}) {
  const { control, values } = form
  const isNumber = values.kind === 'points' || values.kind === 'percent'
  return (
    <>
      <SelectField control={control} name="kind" label="What to set" options={overrideOptions} />
      {isNumber ? (
        <TextField
          control={control}
          name="value"
          label={values.kind === 'points' ? 'Points' : 'Percent'}
          {...(hint !== undefined && { hint })}
          input={{ inputMode: 'decimal' }}
          isRequired
        />
      ) : (
        <Paragraph>Marking stays automatic; the penalty takes nothing off.</Paragraph>
      )}
      <ReasonField control={control} name="reason" />
      <TextField
        control={control}
        name="learnerNote"
        label="Note to the student"
        input={{ maxLength: learnerNoteMaximumLength }}
      />
    </>
  )
}

/** Sets points by hand, or waives penalties; what stands can be undone. */
export function OverrideDialog({ target, onClose }: OverrideDialogProps) {
  const form = useOverrideForm(target, onClose)
  const { override, computedPoints, possiblePoints } = target
  return (
    <FormDialog form={form} title={target.name} submitLabel="Set" maxWidth="xs" onClose={onClose}>
      <FormNotes form={form} title="This could not be set" />
      {override ? (
        <Standing target={target} override={override} onClose={onClose} />
      ) : (
        <Paragraph>Computed: {nameOfPoints(computedPoints)}. No penalty lowers points that are set by hand.</Paragraph>
      )}
      <OverrideFields form={form} hint={hintFor(form.values, possiblePoints)} />
    </FormDialog>
  )
}
