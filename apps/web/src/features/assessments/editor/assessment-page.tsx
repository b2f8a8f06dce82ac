import type { Assessment } from '@isomorph/contract'
import { Button, ErrorSummary, Icon, MessageBand, Page, PageHeader } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { useIsAllowed, useNotify, useTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { RestoredBackupBand } from '../../../unsaved-work/restored-backup-band.tsx'
import { useFormBackup } from '../../../unsaved-work/use-form-backup.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { useGetAssessmentQuery, useUpdateAssessmentMutation } from '../../../entities/assessment/assessments.api.ts'
import { ShareAssessmentButton } from '../../sharing/index.ts'
import {
  checkAssessment,
  draftOfAssessment,
  emptyAssessment,
  hasErrors,
  itemsBodyOf,
  updatesOf,
  type AssessmentDraft,
} from './assessment-draft.ts'
import { AssessmentForm } from './assessment-form.tsx'
import { summaryOf } from './error-summary-of.ts'
import { lazyPart } from '../../../screen/load-screen.ts'

const PreviewPanel = lazyPart(async () => (await import('./preview-panel.tsx')).PreviewPanel)

function useAssessmentEditing(assessment: Assessment) {
  const saved = draftOfAssessment(assessment)
  const [typed, setTyped] = useState<AssessmentDraft | null>(null)
  const [base, setBase] = useState(assessment.revisionNumber)
  const [update, { isLoading, error }] = useUpdateAssessmentMutation()
  const notify = useNotify()
  const draft = typed ?? saved
  const errors = checkAssessment(draft)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)

  async function save() {
    if (hasErrors(errors) || isLoading || !isDirty) return
    const body = {
      name: draft.name.trim(),
      items: itemsBodyOf(draft.items),
      updatesProblems: updatesOf(draft.items),
      // What the editing began from: somebody else's save in between is then refused, not overwritten.
      baseRevisionNumber: typed === null ? assessment.revisionNumber : base,
    }
    const outcome = await update({ params: { assessmentId: assessment.id }, body })
    if (!outcome.data) return
    setTyped(null)
    setBase(outcome.data.revisionNumber)
    notify('SUCCESS', 'Assessment saved')
  }
  function change(next: AssessmentDraft) {
    if (typed === null) setBase(assessment.revisionNumber)
    setTyped(next)
  }
  // All of it and the version it began from come back, so that somebody else's save in between is still told.
  const back = useFormBackup({
    form: 'assessment',
    draft: isDirty ? { ...draft, base } : null,
    saved: { ...emptyAssessment, base: 0 },
    restore(backup) {
      setTyped(backup && { name: backup.name, items: backup.items })
      setBase(backup?.base ?? assessment.revisionNumber)
    },
  })
  return { draft, errors, isDirty, isLoading, error, back, change, save, discard: () => setTyped(null) }
}

function Editor({ assessment }: { assessment: Assessment }) {
  const canUpdate = useIsAllowed('Update', { entityType: 'Assessment', entity: assessment })
  const timeZone = useTimeZone()
  const [isPreviewing, setIsPreviewing] = useState(false)
  const { draft, errors, isDirty, isLoading, error, back, change, save, discard } = useAssessmentEditing(assessment)
  useSaveShortcut(() => void save())
  const refusal = error ? [{ message: requestErrorOf(error).detail }] : []
  const lastKey = Math.max(0, ...assessment.items.map(({ itemKey }) => itemKey))
  return (
    <Page>
      <UnsavedGuard isDirty={isDirty} />
      <PageHeader
        title={assessment.name}
        breadcrumbs={[{ label: 'Assessments', href: '/assessments' }]}
        meta={
          <span role="status">
            {isDirty
              ? 'Not saved yet'
              : `Version ${assessment.revisionNumber} · saved ${formatMoment(assessment.changedAt, timeZone)}`}
          </span>
        }
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<Icon name="eye" size={18} />}
              aria-pressed={isPreviewing}
              onClick={() => setIsPreviewing(!isPreviewing)}
            >
              {isPreviewing ? 'Hide preview' : 'Preview'}
            </Button>
            <ShareAssessmentButton assessment={assessment} />
            {canUpdate && isDirty && <Button onClick={discard}>Discard changes</Button>}
            {canUpdate && (
              <Button
                variant="contained"
                disabled={!isDirty || isLoading || hasErrors(errors)}
                onClick={() => void save()}
              >
                Save
              </Button>
            )}
          </>
        }
      />
      <div style={{ display: 'grid', gap: 16 }}>
        {!canUpdate && <MessageBand icon="lock">You can read this assessment, not change it.</MessageBand>}
        <RestoredBackupBand back={back} />
        <ErrorSummary errors={[...summaryOf(errors), ...refusal]} />
        <AssessmentForm draft={draft} errors={errors} lastKey={lastKey} isReadOnly={!canUpdate} onChange={change} />
        {isPreviewing && (
          <Suspense>
            <PreviewPanel assessmentId={assessment.id} />
          </Suspense>
        )}
      </div>
    </Page>
  )
}

/** /assessments/{assessmentId} */
export function AssessmentPage() {
  const { assessmentId } = useParams()
  const fetched = useGetAssessmentQuery({ params: { assessmentId: Number(assessmentId) } })
  usePageTitle(fetched.data?.name)
  return (
    <DetailGuard fetched={fetched} fallback="/assessments">
      {(assessment) => <Editor key={assessment.id} assessment={assessment} />}
    </DetailGuard>
  )
}
