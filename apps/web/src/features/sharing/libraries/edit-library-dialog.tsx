import { nameSchema } from '@isomorph/contract/schemas'
import { libraryDescriptionMaximumLength, type SharedLibrary } from '@isomorph/contract'
import { z } from 'zod'
import { useNotify } from '../../../data/hooks.ts'
import { TextField } from '../../../forms/field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useUpdateSharedLibraryMutation } from './shared-libraries.api.ts'

const schema = z.object({
  name: nameSchema,
  description: z.string().trim().max(libraryDescriptionMaximumLength, 'The description is too long.'),
})

/** Renames a shared library, and says what it is for. */
export function EditLibraryDialog({ library, onClose }: { library: SharedLibrary; onClose: () => void }) {
  const [update] = useUpdateSharedLibraryMutation()
  const notify = useNotify()
  const form = useSchemaForm({
    schema,
    saved: { name: library.name, description: library.description },
    async save(body) {
      const outcome = await update({ params: { sharedLibraryId: library.id }, body })
      if (!outcome.data) return outcome
      notify('SUCCESS', 'Shared library changed')
      onClose()
      return {}
    },
  })
  return (
    <FormDialog form={form} title="Change shared library" submitLabel="Save" onClose={onClose}>
      <FormNotes form={form} />
      <TextField control={form.control} name="name" label="Name" isRequired autoFocus />
      <TextField control={form.control} name="description" label="What it is for" isMultiline />
    </FormDialog>
  )
}
