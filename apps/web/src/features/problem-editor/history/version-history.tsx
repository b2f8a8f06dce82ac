import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { color, ErrorPanel, fontSize, ProgressLine, Dialog } from '@isomorph/ui'
import type { ProblemContent } from '@isomorph/problem'
import { useState, type ReactNode } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useTimeZone } from '../../../data/hooks.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { useGetProblemRevisionQuery } from '../../../entities/problem/problem-revisions.api.ts'
import { useListProblemRevisionsQuery } from '../problem-editor.api.ts'
import { contentDifferences } from '../../../entities/problem/content-differences.ts'
import { VersionView } from './version-view.tsx'
import { HistoryNote, HistoryRows } from './history.styles.ts'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, 1fr) minmax(0, 3fr)',
  gap: 16,
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})
const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  maxHeight: '50vh',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  '@media (max-width: 599px)': { maxHeight: 160 },
  '& button': {
    width: '100%',
    padding: '6px 10px',
    border: 0,
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: fontSize.table,
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': { backgroundColor: color.primarySoft },
  '& small': { display: 'block', color: color.textSecond },
})

function Version({
  problemId,
  number,
  current,
}: {
  problemId: number
  number: number
  current: ProblemContent
}): ReactNode {
  const { data, error } = useGetProblemRevisionQuery({ params: { problemId, revisionNumber: number } })
  if (error) return <ErrorPanel error={requestErrorOf(error)} />
  if (!data) return <ProgressLine />
  const differences = contentDifferences(data.content, current)
  return (
    <HistoryRows>
      <VersionView content={data.content} />
      <HistoryNote>
        {differences.length === 0
          ? 'Identical to the problem in the editor.'
          : `Changed since version ${number}: ${differences.join(', ')}.`}
      </HistoryNote>
    </HistoryRows>
  )
}

interface VersionHistoryProps {
  readonly problemId: number
  readonly current: ProblemContent
  readonly canRestore: boolean
  readonly onRestore: (content: ProblemContent, number: number) => void
  readonly onClose: () => void
}

function RestoreButton({
  problemId,
  number,
  current,
  onRestore,
}: Pick<VersionHistoryProps, 'problemId' | 'current' | 'onRestore'> & { number: number }): ReactNode {
  const { data } = useGetProblemRevisionQuery({ params: { problemId, revisionNumber: number } })
  const isAnother = data !== undefined && contentDifferences(data.content, current).length > 0
  return (
    <Button variant="contained" disabled={!isAnother} onClick={() => data && onRestore(data.content, number)}>
      Restore version {number}
    </Button>
  )
}

/** Every version: who, when, what it said, how it differs; and the way back to it. */
export function VersionHistory({ problemId, current, canRestore, onRestore, onClose }: VersionHistoryProps): ReactNode {
  const { data, error } = useListProblemRevisionsQuery({ params: { problemId } })
  const timeZone = useTimeZone()
  const [chosen, setChosen] = useState<number>()
  const number = chosen ?? data?.[0]?.number
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="version-history-title">
      <DialogTitle id="version-history-title">Versions</DialogTitle>
      <DialogContent>
        {error && <ErrorPanel error={requestErrorOf(error)} />}
        <Columns>
          <List>
            {(data ?? []).map((version) => (
              <li key={version.id}>
                <button
                  type="button"
                  aria-pressed={version.number === number}
                  onClick={() => setChosen(version.number)}
                >
                  Version {version.number}
                  <small>
                    {formatMoment(version.createdAt, timeZone)} · {version.createdBy.firstName}{' '}
                    {version.createdBy.lastName}
                  </small>
                </button>
              </li>
            ))}
          </List>
          {number !== undefined && <Version problemId={problemId} number={number} current={current} />}
        </Columns>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {canRestore && number !== undefined && (
          <RestoreButton problemId={problemId} number={number} current={current} onRestore={onRestore} />
        )}
      </DialogActions>
    </Dialog>
  )
}
