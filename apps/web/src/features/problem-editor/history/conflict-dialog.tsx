import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import type { Problem } from '@isomorph/contract'
import { Dialog } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { useListProblemRevisionsQuery } from '../problem-editor.api.ts'
import { draftDifferences } from './differences.ts'
import type { ProblemDraft } from '../draft/editor-backup.ts'
import { draftOf } from '../save/use-saving.ts'
import { VersionView } from './version-view.tsx'
import { ConflictContent, Paragraph } from './history.styles.ts'

interface ConflictDialogProps {
  readonly theirs: Problem
  readonly mine: ProblemDraft
  readonly isSaving: boolean
  readonly onSaveMine: () => void
  readonly onTakeTheirs: () => void
  readonly onClose: () => void
}

/** Somebody else saved in the meantime: both versions exist, and the writer chooses which one goes on. */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const { theirs, mine, isSaving, onSaveMine, onTakeTheirs, onClose } = props
  const { data } = useListProblemRevisionsQuery({ params: { problemId: theirs.id } })
  const author = data?.find(({ number }) => number === theirs.revisionNumber)?.createdBy
  const name = author ? `${author.firstName} ${author.lastName}` : 'Somebody else'
  const differences = draftDifferences(draftOf(theirs), mine)
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">
        <bdi>{name}</bdi> saved version {theirs.revisionNumber} while you were writing
      </DialogTitle>
      <ConflictContent>
        <Paragraph>
          Nothing is lost: their version stays in the history, and yours is kept in this browser until you decide. This
          is theirs:
        </Paragraph>
        <VersionView content={theirs.content} />
        <Paragraph>
          {differences.length === 0 ? 'Yours says the same.' : `Against it, yours has: ${differences.join(', ')}.`}
        </Paragraph>
      </ConflictContent>
      <DialogActions>
        <Button onClick={onClose}>Go on writing</Button>
        <Button color="error" onClick={onTakeTheirs}>
          Drop mine, take theirs
        </Button>
        <Button variant="contained" disabled={isSaving} onClick={onSaveMine}>
          Save mine as version {theirs.revisionNumber + 1}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
