import DialogActions from '@mui/material/DialogActions'
import type { Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { ErrorPanel, ProgressLine } from '@isomorph/ui'
import { useMemo, type ReactNode } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { displayName } from '../../../entities/person/names.ts'
import { useGetProblemRevisionQuery } from '../../../entities/problem/problem-revisions.api.ts'
import { useListProblemRevisionsQuery } from '../problem-editor.api.ts'
import { ConflictChoice, ConflictFrame, OtherWays } from './conflict-choice.tsx'
import { draftDifferences } from './differences.ts'
import type { ProblemDraft } from '../../../entities/problem/editor-backup.ts'
import { draftOf, type SavedBase } from '../save/use-saving.ts'
import type { LargestUsedIds } from './fresh-ids.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { questionNumbers } from './version-comparison.tsx'
import { ConflictContent } from './history.styles.ts'

interface ConflictDialogProps {
  readonly theirs: Problem
  readonly mine: ProblemDraft
  /** What both began from. */
  readonly base: SavedBase
  readonly isSaving: boolean
  readonly onSave: (draft: ProblemDraft) => void
  readonly onTakeTheirs: () => void
  readonly onClose: () => void
}

function useWhoSaved(theirs: Problem): string {
  const { data } = useListProblemRevisionsQuery({ params: { problemId: theirs.id } })
  const author = data?.find(({ number }) => number === theirs.revisionNumber)?.createdBy
  return author ? displayName(author) : t('problem-history.somebody')
}

interface MergingProps extends Pick<ConflictDialogProps, 'theirs' | 'mine' | 'isSaving' | 'onSave'> {
  readonly base: ProblemDraft
  readonly usedIds: LargestUsedIds
  readonly others: ReactNode
}

/** What each of the two did, and the merge of it. */
function Merging({ base, usedIds, mine, theirs, isSaving, onSave, others }: MergingProps): ReactNode {
  const their = useMemo(() => draftOf(theirs), [theirs])
  const merge = useMemo(() => mergeDrafts({ base, mine, theirs: their }, usedIds), [base, mine, their, usedIds])
  return (
    <ConflictChoice
      explanation={t(merge.overlaps.length === 0 ? 'problem-history.fits' : 'problem-history.fits.but')}
      theyChanged={draftDifferences(base, their)}
      youChanged={draftDifferences(base, mine)}
      overlaps={merge.overlaps}
      numberOf={questionNumbers(mine.content)}
      nextNumber={theirs.revisionNumber + 1}
      isSaving={isSaving}
      others={others}
      onMerge={(choices) => onSave(merge.settle(choices))}
      onSaveMine={() => onSave(merge.mine)}
    />
  )
}

/** What both began from. */
function useBaseDraft({ id, largestUsedId: now }: Problem, { settings, revisionNumber, largestUsedId }: SavedBase) {
  const { data, error } = useGetProblemRevisionQuery({ params: { problemId: id, revisionNumber } })
  const base = useMemo(() => data && { ...settings, content: data.content }, [settings, data])
  const usedIds = useMemo(() => ({ atBase: largestUsedId, now }), [largestUsedId, now])
  return { base, usedIds, error }
}

/** Somebody else saved in the meantime: what both did is merged, and only what both changed is asked about. */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const { theirs, mine, isSaving, onSave, onTakeTheirs, onClose } = props
  const { base, usedIds, error } = useBaseDraft(theirs, props.base)
  const name = useWhoSaved(theirs)
  const others = <OtherWays onClose={onClose} onTakeTheirs={onTakeTheirs} />
  return (
    <ConflictFrame name={name} number={theirs.revisionNumber} onClose={onClose}>
      {base ? (
        <Merging
          base={base}
          usedIds={usedIds}
          mine={mine}
          theirs={theirs}
          isSaving={isSaving}
          onSave={onSave}
          others={others}
        />
      ) : (
        <>
          <ConflictContent>{error ? <ErrorPanel error={requestErrorOf(error)} /> : <ProgressLine />}</ConflictContent>
          <DialogActions>{others}</DialogActions>
        </>
      )}
    </ConflictFrame>
  )
}
