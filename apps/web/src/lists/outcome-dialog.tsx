import { t } from '@isomorph/messages'
import { Button, Dialog } from '@isomorph/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId } from 'react'

/** For what something was not done. */
export interface RefusedOne {
  /** `Example, Ada`, or the name of a problem. */
  readonly name: string
  /** `has not started` */
  readonly because: string
}

/** More than these are counted by reason, with their names behind it. */
const namedAtOnce = 5

const Reasons = styled('div')({ display: 'grid', gap: 8, '& summary': { cursor: 'pointer', minHeight: 24 } })

/** The names of each reason, the reason with most of them first. */
function byReason(refused: readonly RefusedOne[]): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const { name, because } of refused) groups.set(because, [...(groups.get(because) ?? []), name])
  return [...groups].toSorted(([, some], [, others]) => others.length - some.length)
}

/** `1 student`, `1,250 students` */
type Counted = (count: number) => string

function Refused({ refused, counted }: { refused: readonly RefusedOne[]; counted: Counted }) {
  if (refused.length <= namedAtOnce)
    return (
      <ul>
        {refused.map(({ name, because }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have one name, and the list never changes
          <li key={index}>{t('shared.outcome.reason', { what: name, reason: because })}</li>
        ))}
      </ul>
    )
  return (
    <Reasons>
      {byReason(refused).map(([because, names]) => (
        <details key={because}>
          <summary>{t('shared.outcome.reason', { what: counted(names.length), reason: because })}</summary>
          <ul>
            {names.map((name, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may have one name, and the list never changes
              <li key={index}>{name}</li>
            ))}
          </ul>
        </details>
      ))}
    </Reasons>
  )
}

interface OutcomeDialogProps {
  readonly done: number
  readonly refused: readonly RefusedOne[]
  /** What is counted: students where nothing is given. */
  readonly counted?: Counted
  readonly onClose: () => void
}

const students: Counted = (count) => t('shared.outcome.students', { count })

/** For how many something was done, and for which not and why. */
export function OutcomeDialog({ done, refused, counted = students, onClose }: OutcomeDialogProps) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('shared.outcome.done', { what: counted(done) })}</DialogTitle>
      {refused.length > 0 && (
        <DialogContent>
          <p>{t('shared.outcome.notDone', { what: counted(refused.length) })}</p>
          <Refused refused={refused} counted={counted} />
        </DialogContent>
      )}
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('shared.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
