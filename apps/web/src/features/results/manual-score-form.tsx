import { scoredPercentSchema } from '@isomorph/contract/schemas'
import type { ProblemInstanceForStaff } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { ErrorPanel } from '@isomorph/ui'
import Button from '@mui/material/Button'
import { z } from 'zod'
import { requestErrorOf } from '../../data/index.ts'
import { TextField } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { numberText } from '../../forms/schemas.ts'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { formatPercent } from '../../numbers/percent-words.ts'
import { typedPercent } from '../../numbers/typed-number.ts'
import { RestoredBackupBand } from '../../unsaved-work/restored-backup-band.tsx'
import { ScoreActions, ScoreFields, ScoreRows, Spacer } from './results.styles.ts'
import { useScoreManuallyMutation } from './results.api.ts'

export interface ResponsePlace {
  readonly groupAssessmentId: number
  readonly problemInstanceId: number
  readonly attemptNumber: number
}

interface ManualScoreFormProps {
  readonly response: ProblemInstanceForStaff['attempts'][number]['responses'][number]
  readonly place: ResponsePlace
  readonly onDone: () => void
}

const schema = z.object({
  percent: numberText(scoredPercentSchema, (range) => t('results.score.type', range), typedPercent),
  comment: z.string(),
})

function useManualScoreForm({ response, place, onDone }: ManualScoreFormProps) {
  const [scoreManually, { error }] = useScoreManuallyMutation()
  const form = useSchemaForm({
    schema,
    saved: { percent: response.needsPerson ? '' : String(response.percent), comment: response.comment ?? '' },
    backup: `verdict:${place.problemInstanceId}:${place.attemptNumber}:${response.questionKey}`,
    async save(score) {
      const outcome = await scoreManually({
        params: { ...place, questionKey: response.questionKey },
        body: { ...score, markingNumber: response.markingNumber },
      })
      if (!outcome.error) onDone()
      return outcome
    },
  })
  return { form, error }
}

interface ScoreButtonsProps {
  readonly isBusy: boolean
  readonly onPercent: (percent: number) => void
  readonly onCancel: () => void
}

/** The percents that are given most, and the end of the form. */
function ScoreButtons({ isBusy, onPercent, onCancel }: ScoreButtonsProps) {
  return (
    <ScoreActions>
      {[0, 50, 100].map((quick) => (
        <Button key={quick} size="small" variant="outlined" onClick={() => onPercent(quick)}>
          {formatPercent(quick)}
        </Button>
      ))}
      <Spacer />
      <Button size="small" onClick={onCancel}>
        {t('shared.cancel')}
      </Button>
      <Button size="small" type="submit" variant="contained" disabled={isBusy}>
        {t('results.score.set')}
      </Button>
    </ScoreActions>
  )
}

/** A person's word on one answer: percent and a comment for the learner. The former marking is kept. */
export function ManualScoreForm(props: ManualScoreFormProps) {
  const { form, error } = useManualScoreForm(props)
  const { control, methods } = form
  return (
    <Form form={form}>
      <ScoreRows>
        <RestoredBackupBand back={form.back} />
        <ScoreFields>
          <TextField
            control={control}
            name="percent"
            label={t('results.score.percent')}
            input={{ inputMode: 'decimal' }}
            isRequired
          />
          <TextField control={control} name="comment" label={t('results.score.comment')} isMultiline minRows={1} />
        </ScoreFields>
        {error && <ErrorPanel error={requestErrorOf(error)} />}
        <ScoreButtons
          isBusy={form.isBusy}
          onPercent={(percent) => methods.setValue('percent', String(percent), { shouldDirty: true })}
          onCancel={props.onDone}
        />
      </ScoreRows>
    </Form>
  )
}
