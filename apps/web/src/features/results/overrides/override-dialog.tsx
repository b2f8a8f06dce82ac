import { learnerNoteMaximumLength, type Override } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useTimeZone } from '../../../data/index.ts'
import { SelectField, TextField } from '../../../forms/field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { ReasonField } from '../../../forms/reason-field.tsx'
import type { SchemaForm } from '../../../forms/use-schema-form.ts'
import { formatPoints, nameOfPoints } from '../../../numbers/points.ts'
import { typedPercent } from '../../../numbers/typed-number.ts'
import { Paragraph, StandingRow } from '../results.styles.ts'
import { overrideOptions, type OverrideDraft, type TypedOverride } from './override-draft.ts'
import type { OverrideTarget } from './override-target.ts'
import { overrideKindNames, overrideWords } from './override-words.ts'
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
      <span>{t('results.override.now', { words: overrideWords(override, target.computedPoints, timeZone) })}</span>
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        onClick={() => void undo().then((isUndone) => isUndone && onClose())}
      >
        {t('results.override.undo')}
      </Button>
    </StandingRow>
  )
}

/** What the points typed come to, of what is possible. */
function hintFor({ kind, value }: OverrideDraft, possible: number): string {
  const typed = typedPercent(value)
  return kind !== 'percent' || typed === null || Number.isNaN(typed)
    ? t('results.override.possible', { points: nameOfPoints(possible) })
    : t('results.override.comesTo', {
        points: formatPoints((possible * typed) / 100),
        possible: nameOfPoints(possible),
      })
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
      <SelectField control={control} name="kind" label={t('results.override.kind')} options={overrideOptions()} />
      {isNumber ? (
        <TextField
          control={control}
          name="value"
          label={t(overrideKindNames[values.kind])}
          {...(hint !== undefined && { hint })}
          input={{ inputMode: 'decimal' }}
          isRequired
        />
      ) : (
        <Paragraph>{t('results.override.waive.explain')}</Paragraph>
      )}
      <ReasonField control={control} name="reason" />
      <TextField
        control={control}
        name="learnerNote"
        label={t('results.override.note')}
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
    <FormDialog form={form} title={target.name} submitLabel={t('results.score.set')} maxWidth="xs" onClose={onClose}>
      <FormNotes form={form} title={t('results.override.failed')} />
      {override ? (
        <Standing target={target} override={override} onClose={onClose} />
      ) : (
        <Paragraph>{t('results.override.computed', { points: nameOfPoints(computedPoints) })}</Paragraph>
      )}
      <OverrideFields form={form} hint={hintFor(form.values, possiblePoints)} />
    </FormDialog>
  )
}
