import { t } from '@isomorph/messages'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { Button, Dialog } from '@isomorph/ui'
import { useId, useMemo, type ReactNode } from 'react'
import { areAlike } from '../../../entities/problem/are-alike.ts'
import type { ProblemDraft } from '../../../entities/problem/editor-backup.ts'
import { draftDifferences } from './differences.ts'
import { ConflictContent, Paragraph } from './history.styles.ts'
import { VersionComparison } from './version-comparison.tsx'

interface DraftComparisonProps {
  readonly title: string
  readonly before: ProblemDraft
  readonly after: ProblemDraft
  readonly onClose: () => void
}

/** What unsaved work changes: name, tags and licence in a sentence, the content as between two versions. */
export function DraftComparison({ title, before, after, onClose }: DraftComparisonProps): ReactNode {
  const titleId = useId()
  const settings = useMemo(() => draftDifferences(before, { ...after, content: before.content }), [before, after])
  const isContentTheSame = areAlike(before.content, after.content)
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <ConflictContent>
        {settings.map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        {(!isContentTheSame || settings.length === 0) && (
          <VersionComparison before={before.content} after={after.content} />
        )}
      </ConflictContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shared.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
