import { nameSchema } from '@isomorph/contract/schemas'
import type { SharedLibrary } from '@isomorph/contract'
import { z } from 'zod'
import { useNotify } from '../../../data/hooks.ts'
import { TextField } from '../../../forms/field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useUpdateSharedLibraryMutation } from './shared-libraries.api.ts'

const schema = z.object({ name: nameSchema })

/** Renames a shared library. */
export function RenameDialog({ library, onClose }: { library: SharedLibrary; onClose: () => void }) {
  const [update] = useUpdateSharedLibraryMutation()
  const notify = useNotify()
  const form = useSchemaForm({
    schema,
    saved: { name: library.name },
    async save(body) {
      const outcome = await update({ params: { sharedLibraryId: library.id }, body })
      if (!outcome.data) return outcome
      notify('SUCCESS', 'Shared library renamed')
      onClose()
      return {}
    },
  })
  return (
    <FormDialog form={form} title="Rename shared library" submitLabel="Rename" onClose={onClose}>
      <FormNotes form={form} />
      <TextField control={form.control} name="name" label="Name" isRequired autoFocus />
    </FormDialog>
  )
}
