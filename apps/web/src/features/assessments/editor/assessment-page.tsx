import type { Assessment } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Icon, MessageBand, Page, PageHeader, type FieldError } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { useIsAllowed, useTimeZone } from '../../../data/hooks.ts'
import { formatMoment } from '../../../dates/dates.ts'
import type { FieldIssue } from '../../../forms/form-issues.ts'
import { Form, FormNotes } from '../../../forms/form.tsx'
import type { SchemaForm } from '../../../forms/use-schema-form.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { useGetAssessmentQuery } from '../../../entities/assessment/assessments.api.ts'
import { EditorPresence } from '../../editor-presence/index.ts'
import { ShareAssessmentButton } from '../../sharing/index.ts'
import type { AssessmentDraft } from './assessment-draft.ts'
import { AssessmentForm } from './assessment-form.tsx'
import { AssessmentConflict } from './conflict/assessment-conflict.tsx'
import { EditorRows } from './editor.styles.ts'
import { RenamedBand } from './renamed-band.tsx'
import { useAssessmentForm } from './use-assessment-form.ts'
import { lazyPart } from '../../../screen/load-screen.ts'

const PreviewPanel = lazyPart(async () => (await import('./preview-panel.tsx')).PreviewPanel)

/** What is wrong with the list as a whole has no field to stand at. */
function listErrorsOf(issues: readonly FieldIssue[]): FieldError[] {
  return issues.filter(({ field }) => field === 'items' || field === 'items.root').map(({ message }) => ({ message }))
}

interface EditorHeaderProps {
  readonly assessment: Assessment
  readonly form: Pick<SchemaForm<AssessmentDraft, unknown>, 'isDirty' | 'isBusy' | 'discard'>
  readonly canUpdate: boolean
  readonly isPreviewing: boolean
  readonly onPreview: (isPreviewing: boolean) => void
}

/** The name of the assessment, what is saved of it, and what can be done with it. */
function EditorHeader({ assessment, form, canUpdate, isPreviewing, onPreview }: EditorHeaderProps) {
  const timeZone = useTimeZone()
  const { revisionNumber, changedAt } = assessment
  const saved = t('assessments.state.saved', {
    number: String(revisionNumber),
    moment: formatMoment(changedAt, timeZone),
  })
  return (
    <PageHeader
      title={assessment.name}
      breadcrumbs={[{ label: t('assessments.title'), href: '/assessments' }]}
      meta={<span role="status">{form.isDirty ? t('assessments.state.unsaved') : saved}</span>}
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<Icon name="eye" size={18} />}
            aria-pressed={isPreviewing}
            onClick={() => onPreview(!isPreviewing)}
          >
            {isPreviewing ? t('assessments.preview.hide') : t('assessments.preview')}
          </Button>
          {canUpdate && <EditorPresence entity="Assessment" entityId={assessment.id} />}
          <ShareAssessmentButton assessment={assessment} />
          {canUpdate && form.isDirty && <Button onClick={form.discard}>{t('assessments.discard')}</Button>}
          {canUpdate && (
            <Button type="submit" variant="contained" disabled={!form.isDirty || form.isBusy}>
              {t('assessments.save')}
            </Button>
          )}
        </>
      }
    />
  )
}

function Editor({ assessment }: { assessment: Assessment }) {
  const canUpdate = useIsAllowed('Update', { entityType: 'Assessment', entity: assessment })
  const [isPreviewing, setIsPreviewing] = useState(false)
  const form = useAssessmentForm(assessment)
  const { isDirty } = form
  useSaveShortcut(() => {
    if (isDirty) form.submit()
  })
  const lastKey = Math.max(0, ...assessment.items.map(({ itemKey }) => itemKey))
  return (
    <Page>
      <UnsavedGuard isDirty={isDirty} />
      <Form form={form}>
        <EditorHeader
          assessment={assessment}
          form={form}
          canUpdate={canUpdate}
          isPreviewing={isPreviewing}
          onPreview={setIsPreviewing}
        />
        <EditorRows>
          {!canUpdate && <MessageBand icon="lock">{t('assessments.readOnly')}</MessageBand>}
          <RenamedBand form={form} name={assessment.name} />
          <FormNotes form={form} title={t('assessments.notSaved')} errors={listErrorsOf(form.issues)} />
          {form.conflict && <AssessmentConflict form={form} theirs={form.conflict} onClose={form.closeConflict} />}
          <AssessmentForm lastKey={lastKey} isReadOnly={!canUpdate} />
          {isPreviewing && (
            <Suspense>
              <PreviewPanel assessmentId={assessment.id} canUpdate={canUpdate} />
            </Suspense>
          )}
        </EditorRows>
      </Form>
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
