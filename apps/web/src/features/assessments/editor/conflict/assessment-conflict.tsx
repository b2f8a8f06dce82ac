import type { Assessment } from '@isomorph/contract'
import { Suspense, type ReactNode } from 'react'
import type { SchemaForm } from '../../../../forms/use-schema-form.ts'
import { lazyPart } from '../../../../screen/load-screen.ts'
import { draftOfAssessment, partsOf, type AssessmentDraft, type AssessmentParts } from '../assessment-draft.ts'

const ConflictDialog = lazyPart(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
  ['assessments', 'problem-history', 'shared'],
)

interface AssessmentConflictProps {
  readonly form: Pick<SchemaForm<AssessmentDraft, unknown>, 'methods' | 'values' | 'isBusy' | 'submit'>
  /** What somebody else saved meanwhile. */
  readonly theirs: Assessment
  readonly onClose: () => void
}

/** Asks what goes on after a save that was refused because somebody else saved first. */
export function AssessmentConflict({ form, theirs, onClose }: AssessmentConflictProps): ReactNode {
  const { methods, values } = form
  const stored = partsOf(draftOfAssessment(theirs))
  const put = ({ items, sections, pools }: AssessmentParts): void => {
    methods.setValue('sections', sections, { shouldDirty: true })
    methods.setValue('pools', pools, { shouldDirty: true })
    methods.setValue('items', items, { shouldDirty: true })
    // What goes on was made of what is stored now.
    methods.setValue('began', stored, { shouldDirty: true })
    methods.setValue('base', theirs.revisionNumber, { shouldDirty: true })
    onClose()
  }
  return (
    <Suspense>
      <ConflictDialog
        base={values.began ?? stored}
        mine={partsOf(values)}
        theirs={stored}
        revisionNumber={theirs.revisionNumber}
        savedBy={theirs.revisionCreatedBy}
        isSaving={form.isBusy}
        onSave={(parts) => {
          put(parts)
          form.submit()
        }}
        onTakeTheirs={() => put(stored)}
        onClose={onClose}
      />
    </Suspense>
  )
}
