import { Button, Dialog } from '@isomorph/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { counted } from '../numbers/counts.ts'

/** For whom something was not done. */
export interface RefusedPerson {
  /** `Example, Ada` */
  readonly name: string
  /** `has not started` */
  readonly because: string
}

/** More than these are counted by reason, with their names behind it. */
const namedAtOnce = 5

const Reasons = styled('div')({ display: 'grid', gap: 8, '& summary': { cursor: 'pointer', minHeight: 24 } })

/** The names of each reason, the reason with most of them first. */
function byReason(refused: readonly RefusedPerson[]): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const { name, because } of refused) groups.set(because, [...(groups.get(because) ?? []), name])
  return [...groups].toSorted(([, some], [, others]) => others.length - some.length)
}

function Refused({ refused }: { refused: readonly RefusedPerson[] }) {
  if (refused.length <= namedAtOnce)
    return (
      <ul>
        {refused.map(({ name, because }) => (
          <li key={`${name} ${because}`}>
            {name}: {because}
          </li>
        ))}
      </ul>
    )
  return (
    <Reasons>
      {byReason(refused).map(([because, names]) => (
        <details key={because}>
          <summary>
            {counted(names.length, 'student', 'students')}: {because}
          </summary>
          <ul>
            {names.map((name, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two people may have one name, and the list never changes
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
  readonly refused: readonly RefusedPerson[]
  readonly onClose: () => void
}

/** For how many students something was done, and for whom not and why. */
export function OutcomeDialog({ done, refused, onClose }: OutcomeDialogProps) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Done for {counted(done, 'student', 'students')}</DialogTitle>
      <DialogContent>
        {refused.length > 0 && (
          <>
            <p>Not done for {counted(refused.length, 'student', 'students')}:</p>
            <Refused refused={refused} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
