import { usualMostDifference, type GradingQuestion } from '@isomorph/contract'
import { doubleMarkingSchema } from '@isomorph/contract/schemas'
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
    setIssue(parsed.success ? undefined : 'Type a whole percent from 0 to 100, and percent points from 0 to 100.')
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
      <DialogTitle id="double-title">Marking by two people</DialogTitle>
      <DialogContent>
        <Rows>
          <span>{name}</span>
          <Quiet>
            Two people mark these answers, and neither sees the other's mark before giving their own. Where the marks
            are close enough, their mean counts. Otherwise a third person decides; where nobody else may mark, the two
            come to terms.
          </Quiet>
          {graders < 2 && (
            <MessageBand tone="warning">
              Only one person may mark in this course. Give somebody else a role that may, such as Grader, first.
            </MessageBand>
          )}
          <TextInput
            label="Percent of the answers"
            hint="0: none. Chance draws which ones, once."
            value={share}
            onChange={setShare}
            input={{ inputMode: 'numeric', autoComplete: 'off' }}
          />
          <TextInput
            label="Marks may differ by (percent points)"
            hint={`Usually ${usualMostDifference}.`}
            value={difference}
            onChange={setDifference}
            input={{ inputMode: 'decimal', autoComplete: 'off' }}
          />
          {issue && <MessageBand tone="error">{issue}</MessageBand>}
          {error && <ErrorPanel error={requestErrorOf(error)} />}
        </Rows>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={isLoading} onClick={() => void save()}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  )
}
