import { learnerNoteMaximumLength, type OverrideOutcome } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ProgressLine } from '@isomorph/ui'
import { z } from 'zod'
import { useClientKey } from '../../../data/index.ts'
import { TextField } from '../../../forms/field.tsx'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { ReasonField } from '../../../forms/reason-field.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useSetScoreOverridesMutation } from '../results.api.ts'
import { ButtonRow, Fields } from './score-file.styles.ts'
import type { ReadFile } from './use-score-file.ts'

interface SetScoresFormProps extends ReadFile {
  readonly groupAssessmentId: number
  readonly onDone: (outcome: OverrideOutcome) => void
}

const schemaOf = () =>
  z.object({
    reason: z.string().refine((reason) => reason.trim() !== '', t('results.override.reason.missing')),
    learnerNote: z.string(),
  })

function useSetScores({ groupAssessmentId, csv, read, onDone }: SetScoresFormProps) {
  const [set] = useSetScoreOverridesMutation()
  const keyOf = useClientKey()
  return useSchemaForm({
    schema: schemaOf(),
    saved: { reason: '', learnerNote: '' },
    backup: `score-file:${groupAssessmentId}`,
    async save(typed) {
      const only = read.scores
        .filter(({ isSet }) => !isSet)
        .map(({ learner, replaces }) => ({ userId: learner.id, replaces }))
      const content = { kind: 'file', csv, only, ...typed } as const
      const outcome = await set({ params: { groupAssessmentId }, body: { ...content, clientKey: keyOf(content) } })
      if (outcome.error) return outcome
      onDone(outcome.data)
      return {}
    },
  })
}

/** Sets the totals of the file that was looked at. */
export function SetScoresForm(props: SetScoresFormProps) {
  const form = useSetScores(props)
  const { control, isBusy } = form
  const count = props.read.scores.filter(({ isSet }) => !isSet).length
  return (
    <Form form={form}>
      <Fields>
        <FormNotes form={form} title={t('results.override.failed')} />
        <ReasonField control={control} name="reason" />
        <TextField
          control={control}
          name="learnerNote"
          label={t('results.override.note')}
          input={{ maxLength: learnerNoteMaximumLength }}
        />
        <ButtonRow>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {t('results.file.set', { count })}
          </Button>
          {isBusy && <ProgressLine />}
        </ButtonRow>
      </Fields>
    </Form>
  )
}
