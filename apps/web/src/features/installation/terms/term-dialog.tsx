import type { ManagedTerm } from '@isomorph/contract'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { TermFields } from './term-fields.tsx'
import { useTermForm } from './use-term-form.ts'

/** Makes a term, or changes the one that is given. */
export function TermDialog({ term, onClose }: { term: ManagedTerm | null; onClose: () => void }) {
  const form = useTermForm(term, onClose)
  return (
    <FormDialog
      form={form}
      title={term ? 'Change the term' : 'New term'}
      submitLabel={term ? 'Save' : 'Make term'}
      maxWidth="xs"
      onClose={onClose}
    >
      <FormNotes form={form} title="This could not be saved" />
      <TermFields />
    </FormDialog>
  )
}
