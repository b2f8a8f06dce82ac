import type { ManagedTerm } from '@isomorph/contract'
import { t } from '@isomorph/messages'
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
      title={term ? t('installation.terms.change.title') : t('installation.terms.new')}
      submitLabel={term ? t('installation.save') : t('installation.terms.make')}
      maxWidth="xs"
      onClose={onClose}
    >
      <FormNotes form={form} title={t('installation.notSaved')} />
      <TermFields />
    </FormDialog>
  )
}
