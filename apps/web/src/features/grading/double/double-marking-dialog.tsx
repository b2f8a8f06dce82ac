import { usualMostDifference, type GradingQuestion } from '@isomorph/contract'
import { doubleMarkingSchema } from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'
import { Button, Dialog, ErrorPanel, MessageBand, TextInput } from '@isomorph/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { requestErrorOf } from '../../../data/index.ts'
import { parsePercent } from '../desk-state.ts'
import { Quiet, Rows } from '../grading.styles.ts'
import { useSetDoubleMarkingMutation } from './double.api.ts'

interface DoubleMarkingDialogProps {
  readonly groupAssessmentId: number
  readonly question: GradingQuestion
  readonly name: string
  /** People who may mark in the course. */
  readonly graders: number
  readonly onClose: () => void
}

/** The setting as it is typed. */
function useSetting({ groupAssessmentId, question, onClose }: DoubleMarkingDialogProps) {
  const [share, setShare] = useState(String(question.doubleShare))
  const [difference, setDifference] = useState(String(question.mostDifference))
  const [issue, setIssue] = useState<string>()
  const [set, { isLoading, error }] = useSetDoubleMarkingMutation()
  const save = async () => {
    const typed = { share: parsePercent(share), mostDifference: parsePercent(difference) }
    const parsed = doubleMarkingSchema.safeParse(typed)
    setIssue(parsed.success ? undefined : t('grading.double.wrong'))
    if (!parsed.success) return
    const { itemKey, questionKey } = question
    const outcome = await set({ params: { groupAssessmentId, itemKey, questionKey }, body: parsed.data })
    if (!outcome.error) onClose()
  }
  return { share, setShare, difference, setDifference, issue, error, isLoading, save }
}

/** Says which share of the answers to a question two people mark, and how far apart their marks may be. */
export function DoubleMarkingDialog(props: DoubleMarkingDialogProps) {
  const { share, setShare, difference, setDifference, issue, error, isLoading, save } = useSetting(props)
  const { name, graders, onClose } = props
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="double-title">
      <DialogTitle id="double-title">{t('grading.double.title')}</DialogTitle>
      <DialogContent>
        <Rows>
          <span>{name}</span>
          <Quiet>{t('grading.double.explain')}</Quiet>
          {graders < 2 && <MessageBand tone="warning">{t('grading.double.onlyOne')}</MessageBand>}
          <TextInput
            label={t('grading.double.share')}
            hint={t('grading.double.share.hint')}
            value={share}
            onChange={setShare}
            input={{ inputMode: 'numeric', autoComplete: 'off' }}
          />
          <TextInput
            label={t('grading.double.difference')}
            hint={t('grading.double.difference.hint', { points: String(usualMostDifference) })}
            value={difference}
            onChange={setDifference}
            input={{ inputMode: 'decimal', autoComplete: 'off' }}
          />
          {issue && <MessageBand tone="error">{issue}</MessageBand>}
          {error && <ErrorPanel error={requestErrorOf(error)} />}
        </Rows>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shared.cancel')}</Button>
        <Button variant="contained" disabled={isLoading} onClick={() => void save()}>
          {t('grading.double.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
