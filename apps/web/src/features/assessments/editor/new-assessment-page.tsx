import { t } from '@isomorph/messages'
import { Button, Page, PageHeader } from '@isomorph/ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { randomUuid } from '../../../data/uuid.ts'
import { useCreateAssessmentMutation } from '../../../entities/assessment/assessments.api.ts'
import { summaryOf } from '../../../forms/form-issues.ts'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { afterSaving, UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { emptyAssessment } from './assessment-draft.ts'
import { AssessmentForm } from './assessment-form.tsx'
import { assessmentSchema } from './assessment-schema.ts'
import { EditorRows } from './editor.styles.ts'

function useNewAssessmentForm() {
  const [create] = useCreateAssessmentMutation()
  // The same key for every try: an assessment is made once, however often the request has to be sent.
  const clientKey = useRef(randomUuid())
  const navigate = useNavigate()
  return useSchemaForm({
    schema: assessmentSchema,
    saved: emptyAssessment,
    backup: 'assessment',
    hasSummary: true,
    async save({ name, items, sections, pools }) {
      const made = await create({ body: { name, items, sections, pools, clientKey: clientKey.current } })
      if (made.data) void navigate(`/assessments/${made.data.id}`, afterSaving)
      return made
    },
  })
}

/** /assessments/new */
export function NewAssessmentPage() {
  usePageTitle(t('assessments.new'))
  const form = useNewAssessmentForm()
  useSaveShortcut(form.submit)
  return (
    <Page>
      <UnsavedGuard isDirty={form.isDirty} />
      <Form form={form}>
        <PageHeader
          title={t('assessments.new')}
          breadcrumbs={[{ label: t('assessments.title'), href: '/assessments' }]}
          actions={
            <Button type="submit" variant="contained" disabled={form.isBusy}>
              {t('assessments.save')}
            </Button>
          }
        />
        <EditorRows>
          <FormNotes form={form} errors={summaryOf(form.issues, 'assessment')} />
          <AssessmentForm lastKey={0} />
        </EditorRows>
      </Form>
    </Page>
  )
}
