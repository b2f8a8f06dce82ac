import { Button, ErrorSummary, Page, PageHeader } from '@isomorph/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { requestErrorOf } from '../../../data/request-error.ts'
import { randomUuid } from '../../../data/uuid.ts'
import { RestoredBackupBand } from '../../../unsaved-work/restored-backup-band.tsx'
import { useFormBackup } from '../../../unsaved-work/use-form-backup.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { afterSaving, UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { useCreateAssessmentMutation } from '../../../entities/assessment/assessments.api.ts'
import { checkAssessment, emptyAssessment, hasErrors, itemsBodyOf, type AssessmentDraft } from './assessment-draft.ts'
import { AssessmentForm } from './assessment-form.tsx'
import { summaryOf } from './error-summary-of.ts'

/** /assessments/new */
export function NewAssessmentPage() {
  usePageTitle('New assessment')
  const [draft, setDraft] = useState(emptyAssessment)
  const [isTried, setIsTried] = useState(false)
  const [create, { isLoading, error }] = useCreateAssessmentMutation()
  const clientKey = useRef(randomUuid())
  const navigate = useNavigate()
  const errors = checkAssessment(draft)
  const restore = (backup: AssessmentDraft | null) => setDraft(backup ?? emptyAssessment)
  const back = useFormBackup({ form: 'assessment', draft, saved: emptyAssessment, restore })

  async function save(event?: FormEvent) {
    event?.preventDefault()
    setIsTried(true)
    if (hasErrors(errors) || isLoading) return
    const body = { name: draft.name.trim(), items: itemsBodyOf(draft.items), clientKey: clientKey.current }
    const made = await create({ body })
    if (made.data) void navigate(`/assessments/${made.data.id}`, afterSaving)
  }
  useSaveShortcut(() => void save())
  const refusal = error ? [{ message: requestErrorOf(error).detail }] : []
  return (
    <Page>
      <UnsavedGuard isDirty={draft !== emptyAssessment} />
      <form noValidate onSubmit={(event) => void save(event)}>
        <PageHeader
          title="New assessment"
          breadcrumbs={[{ label: 'Assessments', href: '/assessments' }]}
          actions={
            <Button type="submit" variant="contained" disabled={isLoading}>
              Save
            </Button>
          }
        />
        <div style={{ display: 'grid', gap: 16 }}>
          <RestoredBackupBand back={back} />
          <ErrorSummary errors={[...(isTried ? summaryOf(errors) : []), ...refusal]} />
          <AssessmentForm
            draft={draft}
            errors={isTried || draft.name !== '' ? errors : { points: errors.points }}
            lastKey={0}
            onChange={setDraft}
          />
        </div>
      </form>
    </Page>
  )
}
