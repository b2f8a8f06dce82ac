import type { AnswerClusterForStaff } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Dialog, ErrorPanel, MessageBand, TextInput } from '@isomorph/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState, type FormEvent } from 'react'
import { requestErrorOf, useClientKey, useNotify } from '../../../data/index.ts'
import { parsePercent } from '../desk-state.ts'
import type { DeskQuestion } from '../use-desk.ts'
import { useCountDecisionMutation, useDecideGroupMutation } from './groups.api.ts'
import { changeWords, groupName } from './groups-words.ts'
import { QuietSentence, Stack } from './groups.styles.ts'

interface DecisionDialogProps {
  readonly question: DeskQuestion
  readonly group: AnswerClusterForStaff
  readonly onClose: () => void
  readonly onDecided: () => void
}

interface Preview {
  readonly marksChanged: number
  readonly totalsChanged: number
}

/** A decision as it is typed: first what it would change is counted, then it is made. */
function useDecision({ question, group, onDecided }: DecisionDialogProps) {
  const { groupAssessmentId, itemKey, questionKey } = question
  const [draft, setDraft] = useState({ percent: '', comment: '' })
  const [isIncomplete, setIncomplete] = useState(false)
  const [preview, setPreview] = useState<Preview | null>(null)
  const keyOf = useClientKey()
  const notify = useNotify()
  const [count, counting] = useCountDecisionMutation()
  const [decide, deciding] = useDecideGroupMutation()
  const isBusy = counting.isLoading || deciding.isLoading
  const edit = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes })
    setPreview(null)
    setIncomplete(false)
  }
  const submit = async () => {
    const percent = parsePercent(draft.percent)
    setIncomplete(percent === null)
    if (percent === null || isBusy) return
    const { signature, name } = group
    const wanted = { itemKey, questionKey, signature, name, percent, comment: draft.comment }
    const body = { ...wanted, clientKey: keyOf(wanted) }
    const params = { groupAssessmentId }
    if (preview === null) {
      const counted = await count({ params, query: { dryRun: true }, body })
      if (counted.data) setPreview(counted.data)
      return
    }
    const { data } = await decide({ params, query: {}, body })
    if (!data) return
    notify('SUCCESS', t('grading.decision.done', { marks: data.marksChanged, totals: data.totalsChanged }))
    onDecided()
  }
  return { draft, edit, isIncomplete, preview, submit, isBusy, error: counting.error ?? deciding.error }
}

type Decision = ReturnType<typeof useDecision>

function DecisionFields({ draft, edit, isIncomplete }: Pick<Decision, 'draft' | 'edit' | 'isIncomplete'>) {
  return (
    <>
      <TextInput
        label={t('grading.mark.percent')}
        value={draft.percent}
        onChange={(percent) => edit({ percent })}
        error={isIncomplete ? t('grading.decision.percent.wrong') : undefined}
        autoFocus
        input={{ inputMode: 'decimal', autoComplete: 'off' }}
      />
      <TextInput
        label={t('grading.decision.feedback')}
        value={draft.comment}
        onChange={(comment) => edit({ comment })}
        isMultiline
        input={{ maxLength: 5000 }}
      />
    </>
  )
}

/** Gives all answers of a group a percent and feedback, after a look at what changes. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { group, onClose } = props
  const { draft, edit, isIncomplete, preview, submit, isBusy, error } = useDecision(props)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="decision-title">
      <DialogTitle id="decision-title">{groupName(group)}</DialogTitle>
      <form noValidate onSubmit={onSubmit}>
        <DialogContent>
          <Stack>
            <QuietSentence>{t('grading.decision.explain')}</QuietSentence>
            <DecisionFields draft={draft} edit={edit} isIncomplete={isIncomplete} />
            {error && <ErrorPanel error={requestErrorOf(error)} />}
            <div role="status">{preview && <MessageBand tone="warning">{changeWords(preview)}</MessageBand>}</div>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {preview ? t('grading.applyToAll') : t('grading.decision.see')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
