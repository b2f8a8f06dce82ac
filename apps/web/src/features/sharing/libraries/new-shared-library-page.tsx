import { nameSchema } from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'
import { Button, Page, PageHeader } from '@isomorph/ui'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useClientKey } from '../../../data/client-key.ts'
import { TextField } from '../../../forms/field.tsx'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { afterSaving, UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { NewLibraryCard } from '../sharing.styles.ts'
import { useCreateSharedLibraryMutation } from './shared-libraries.api.ts'

const schema = z.object({ name: nameSchema })

function useNewLibraryForm() {
  const [create] = useCreateSharedLibraryMutation()
  const keyOf = useClientKey()
  const navigate = useNavigate()
  return useSchemaForm({
    schema,
    saved: { name: '' },
    backup: 'sharedLibrary',
    async save({ name }) {
      const made = await create({ body: { name, clientKey: keyOf(name) } })
      if (made.data) void navigate(`/sharedLibraries/${made.data.id}`, afterSaving)
      return made
    },
  })
}

/** /sharedLibraries/new */
export function NewSharedLibraryPage() {
  const title = t('sharing.new.title')
  usePageTitle(title)
  const form = useNewLibraryForm()
  useSaveShortcut(form.submit)
  return (
    <Page>
      <UnsavedGuard isDirty={form.isDirty} />
      <Form form={form}>
        <PageHeader
          title={title}
          breadcrumbs={[{ label: t('shared.libraries'), href: '/sharedLibraries' }]}
          actions={
            <Button type="submit" variant="contained" disabled={form.isBusy}>
              {t('sharing.new.submit')}
            </Button>
          }
        />
        <NewLibraryCard>
          <FormNotes form={form} />
          <TextField
            control={form.control}
            name="name"
            label={t('shared.name')}
            isRequired
            hint={t('sharing.new.name.hint')}
          />
        </NewLibraryCard>
      </Form>
    </Page>
  )
}
