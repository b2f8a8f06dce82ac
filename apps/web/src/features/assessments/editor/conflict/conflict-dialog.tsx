import type { Person } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useMemo, type ReactNode } from 'react'
import { ConflictChoice, ConflictFrame, OtherWays } from '../../../problem-editor/index.ts'
import type { AssessmentParts } from '../assessment-draft.ts'
import { mergeAssessments } from './merge-assessments.ts'

interface ConflictDialogProps {
  /** What both began from. */
  readonly base: AssessmentParts
  readonly mine: AssessmentParts
  readonly theirs: AssessmentParts
  /** The version that they saved. */
  readonly revisionNumber: number
  readonly savedBy: Pick<Person, 'firstName' | 'lastName'>
  readonly isSaving: boolean
  readonly onSave: (parts: AssessmentParts) => void
  readonly onTakeTheirs: () => void
  readonly onClose: () => void
}

/** Somebody else saved the assessment in the meantime: what both did is merged, and only what both changed is asked about. */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const { base, mine, theirs, revisionNumber, savedBy, onSave, onClose } = props
  const merge = useMemo(() => mergeAssessments({ base, mine, theirs }), [base, mine, theirs])
  const { overlaps, youChanged, theyChanged } = merge
  return (
    <ConflictFrame name={`${savedBy.firstName} ${savedBy.lastName}`} number={revisionNumber} onClose={onClose}>
      <ConflictChoice
        explanation={t(overlaps.length === 0 ? 'assessments.conflict.fits' : 'assessments.conflict.fits.but')}
        theyChanged={theyChanged}
        youChanged={youChanged}
        overlaps={overlaps}
        // An assessment has no texts that could overlap passage by passage.
        numberOf={() => 0}
        nextNumber={revisionNumber + 1}
        isSaving={props.isSaving}
        others={<OtherWays onClose={onClose} onTakeTheirs={props.onTakeTheirs} />}
        onMerge={(choices) => onSave(merge.settle(choices))}
        onSaveMine={() => onSave(merge.mine)}
      />
    </ConflictFrame>
  )
}
