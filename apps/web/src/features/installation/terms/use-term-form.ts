import type { ManagedTerm } from '@isomorph/contract'
import { termBodySchema } from '@isomorph/contract/schemas'
import { useRef, useState } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { errorsOf } from '../../../forms/field-errors.ts'
import { useFormBackup } from '../../../unsaved-work/use-form-backup.ts'
import { useIsChanged } from '../../../forms/use-is-changed.ts'
import { useRefusal } from '../../../forms/use-refusal.ts'
import { useTries } from '../../../forms/use-tries.ts'
import { useCreateTermMutation, useUpdateTermMutation } from '../installation.api.ts'
import type { TermDraft } from './term-fields.tsx'

const nothingTyped: TermDraft = { name: '', firstDay: '', lastDay: '' }

/** Makes a term, or changes the one that is given. */
function useSaveTerm(term: ManagedTerm | null) {
  const [create, creation] = useCreateTermMutation()
  const [update, change] = useUpdateTermMutation()
  // The same key for every try: a term is made once, however often the request has to be sent.
  const clientKey = useRef(crypto.randomUUID())
  const { isLoading, error, reset } = term ? change : creation

  async function save(body: TermDraft): Promise<boolean> {
    const outcome = term
      ? await update({ params: { termId: term.id }, body })
      : await create({ body: { ...body, clientKey: clientKey.current } })
    return outcome.error === undefined
  }
  return { save, isLoading, error, reset }
}

/** What is typed of a term, what is wrong with it, and saving it. */
export function useTermForm(term: ManagedTerm | null, onClose: () => void) {
  const saved: TermDraft = term ?? nothingTyped
  const [draft, setDraft] = useState(saved)
  const restore = (kept: TermDraft | null) => setDraft(kept ?? saved)
  const back = useFormBackup({ form: `term ${term?.id ?? 'new'}`, draft, saved, restore })
  const { save, isLoading, error, reset } = useSaveTerm(term)
  const { form, general, ...refused } = useRefusal(error, ['name', 'firstDay', 'lastDay'])
  const { isTried, countTry } = useTries(form)
  const notify = useNotify()
  const checked = termBodySchema.safeParse(draft)

  function change(typed: TermDraft) {
    if (error) reset()
    setDraft(typed)
  }
  async function submit() {
    countTry()
    if (!checked.success || isLoading || !(await save(checked.data))) return
    notify('SUCCESS', term ? 'Term saved' : 'Term made')
    onClose()
  }
  return {
    draft,
    form,
    general,
    errors: { ...refused.errors, ...(isTried && errorsOf(checked)) },
    isLoading,
    isChanged: useIsChanged(draft),
    back,
    change,
    submit,
  }
}
