import type { ProblemInstanceForStaff } from '@isomorph/contract'
import { ErrorPanel, TextInput } from '@isomorph/ui'
import Button from '@mui/material/Button'
import { useState, type FormEvent } from 'react'
import { requestErrorOf } from '../../data/index.ts'
import { RestoredBackupBand } from '../../unsaved-work/restored-backup-band.tsx'
import { useFormBackup } from '../../unsaved-work/use-form-backup.ts'
import { useSetVerdictMutation } from './results.api.ts'

export interface ResponsePlace {
  readonly groupAssessmentId: number
  readonly problemInstanceId: number
  readonly attemptNumber: number
}

interface VerdictFormProps {
  readonly response: ProblemInstanceForStaff['attempts'][number]['responses'][number]
  readonly place: ResponsePlace
  readonly onDone: () => void
}

function percentFrom(text: string): number | null {
  const value = Number(text.replace(',', '.').replace('%', '').trim())
  return text.trim() !== '' && value >= 0 && value <= 100 ? value : null
}

/** A person's word on one answer: percent and a comment for the learner. The former marking is kept. */
export function ManualScoreForm({ response, place, onDone }: VerdictFormProps) {
  const saved = { percent: response.needsPerson ? '' : String(response.percent), comment: response.comment ?? '' }
  const [percent, setPercent] = useState(saved.percent)
  const [comment, setComment] = useState(saved.comment)
  const form = `verdict ${place.problemInstanceId} ${place.attemptNumber} ${response.questionKey}`
  const back = useFormBackup({ form, draft: { percent, comment }, saved, restore })
  const [isTried, setTried] = useState(false)
  const [setVerdict, { isLoading, error }] = useSetVerdictMutation()
  const value = percentFrom(percent)
  function restore(kept: typeof saved | null) {
    setPercent((kept ?? saved).percent)
    setComment((kept ?? saved).comment)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (value === null) return
    const answer = await setVerdict({
      params: { ...place, questionKey: response.questionKey },
      body: { percent: value, comment, markingNumber: response.markingNumber },
    })
    if (!answer.error) onDone()
  }
  return (
    <form onSubmit={(event) => void save(event)} style={{ display: 'grid', gap: 12 }}>
      <RestoredBackupBand back={back} />
      <div style={{ display: 'grid', gridTemplateColumns: '120px 1fr', gap: 12 }}>
        <TextInput
          label="Percent"
          value={percent}
          onChange={setPercent}
          error={isTried && value === null ? 'Type a number from 0 to 100.' : undefined}
          input={{ inputMode: 'decimal' }}
          isRequired
        />
        <TextInput label="Comment for the learner" value={comment} onChange={setComment} isMultiline minRows={1} />
      </div>
      {error && <ErrorPanel error={requestErrorOf(error)} />}
      <div style={{ display: 'flex', gap: 8 }}>
        {[0, 50, 100].map((quick) => (
          <Button key={quick} size="small" variant="outlined" onClick={() => setPercent(String(quick))}>
            {quick} %
          </Button>
        ))}
        <span style={{ flex: 1 }} />
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
        <Button size="small" type="submit" variant="contained" disabled={isLoading}>
          Set
        </Button>
      </div>
    </form>
  )
}
