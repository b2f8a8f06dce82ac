import { nameSchema } from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'
import { Button, Page, PageHeader } from '@isomorph/ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { randomUuid } from '../../../data/uuid.ts'
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
  // The same key for every try: a library is made once, however often the request has to be sent.
  const clientKey = useRef(randomUuid())
  const navigate = useNavigate()
  return useSchemaForm({
    schema,
    saved: { name: '' },
    backup: 'sharedLibrary',
    async save({ name }) {
      const made = await create({ body: { name, clientKey: clientKey.current } })
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
