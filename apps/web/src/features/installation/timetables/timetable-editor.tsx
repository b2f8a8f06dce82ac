import type { TimetableDraft } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, Page, PageHeader } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { summaryOf } from '../../../forms/form-issues.ts'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { ProviderSections } from '../identity-providers/providers.styles.ts'
import { RightsInUniTime } from './rights-in-uni-time.tsx'
import { FilesNote } from './files-note.tsx'
import { TimetableCheck } from './timetable-check.tsx'
import { timetableFormSchema, type TimetableForm } from './timetable-draft.ts'
import { ConnectionFields, GeneralFields, PeopleFields } from './timetable-fields.tsx'

interface TimetableEditorProps {
  readonly id?: number
  readonly title: string
  readonly saved: TimetableForm
  readonly saveLabel: string
  readonly onSave: (body: TimetableDraft) => Promise<{ readonly error?: unknown }>
  readonly actions?: ReactNode
}

const breadcrumbs = () => [
  { label: t('installation.title'), href: '/installation' },
  { label: t('installation.sections.timetables'), href: '/installation/timetables' },
]

/** The settings of a timetable, new or not. */
export function TimetableEditor({ id, title, saved, saveLabel, onSave, actions }: TimetableEditorProps) {
  const form = useSchemaForm({
    schema: timetableFormSchema,
    saved,
    save: onSave,
    backup: 'timetable',
    secrets: ['secret'],
    hasSummary: true,
  })
  const isOfFiles = form.values.product === 'oneroster'
  useSaveShortcut(() => {
    if (form.isDirty) form.submit()
  })
  return (
    <Page>
      <UnsavedGuard isDirty={form.isDirty} />
      <Form form={form}>
        <PageHeader
          title={title}
          breadcrumbs={breadcrumbs()}
          actions={
            <>
              {actions}
              <Button type="submit" variant="contained" disabled={form.isBusy || !form.isDirty}>
                {saveLabel}
              </Button>
            </>
          }
        />
        <ProviderSections>
          <FormNotes form={form} errors={summaryOf(form.issues, 'timetable')} />
          <Card>
            <GeneralFields isNew={id === undefined} />
          </Card>
          {isOfFiles ? <FilesNote id={id} /> : <RightsInUniTime />}
          {!isOfFiles && (
            <Card>
              <ConnectionFields />
            </Card>
          )}
          <Card>
            <PeopleFields />
          </Card>
          {!isOfFiles && <TimetableCheck form={form.values} id={id} />}
        </ProviderSections>
      </Form>
    </Page>
  )
}
