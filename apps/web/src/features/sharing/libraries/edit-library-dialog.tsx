import { nameSchema } from '@isomorph/contract/schemas'
import { libraryDescriptionMaximumLength, type SharedLibrary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { z } from 'zod'
import { useNotify } from '../../../data/hooks.ts'
import { TextField } from '../../../forms/field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useUpdateSharedLibraryMutation } from './shared-libraries.api.ts'

const schema = z.object({
  name: nameSchema,
  description: z
    .string()
    .trim()
    .max(libraryDescriptionMaximumLength, { error: () => t('sharing.change.tooLong') }),
})

/** Renames a shared library, and says what it is for. */
export function EditLibraryDialog({ library, onClose }: { library: SharedLibrary; onClose: () => void }) {
  const [update] = useUpdateSharedLibraryMutation()
  const notify = useNotify()
  const form = useSchemaForm({
    schema,
    saved: { name: library.name, description: library.description },
    async save({ name, description }) {
      // What this person left alone may have been changed by somebody else meanwhile.
      const body = {
        ...(name !== library.name && { name }),
        ...(description !== library.description && { description }),
      }
      const outcome = await update({ params: { sharedLibraryId: library.id }, body })
      if (!outcome.data) return outcome
      notify('SUCCESS', t('sharing.change.done'))
      onClose()
      return {}
    },
  })
  return (
    <FormDialog form={form} title={t('sharing.change.title')} submitLabel={t('sharing.change.save')} onClose={onClose}>
      <FormNotes form={form} />
      <TextField control={form.control} name="name" label={t('shared.name')} isRequired autoFocus />
      <TextField control={form.control} name="description" label={t('sharing.description')} isMultiline />
    </FormDialog>
  )
}
