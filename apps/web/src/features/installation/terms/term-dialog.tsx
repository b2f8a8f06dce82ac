import type { ManagedTerm } from '@isomorph/contract'
import { ErrorSummary } from '@isomorph/ui'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { TermFields } from './term-fields.tsx'
import { useTermForm } from './use-term-form.ts'

/** Makes a term, or changes the one that is given. */
export function TermDialog({ term, onClose }: { term: ManagedTerm | null; onClose: () => void }) {
  const { draft, form, general, errors, isLoading, isChanged, back, change, submit } = useTermForm(term, onClose)
  return (
    <FormDialog
      title={term ? 'Change the term' : 'New term'}
      submitLabel={term ? 'Save' : 'Make term'}
      maxWidth="xs"
      form={form}
      isBusy={isLoading}
      isChanged={isChanged}
      back={back}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary title="This could not be saved" errors={general} />
      <TermFields draft={draft} errors={errors} onChange={change} />
    </FormDialog>
  )
}
