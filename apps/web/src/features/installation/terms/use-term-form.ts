import { termBodySchema } from '@isomorph/contract/schemas'
import type { ManagedTerm } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useRef } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { randomUuid } from '../../../data/uuid.ts'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useCreateTermMutation, useUpdateTermMutation } from '../installation.api.ts'

/** A term while it is being typed; days as `2026-08-15`. */
export interface TermDraft {
  readonly name: string
  readonly firstDay: string
  readonly lastDay: string
}

function draftOf(term: ManagedTerm | null): TermDraft {
  return { name: term?.name ?? '', firstDay: term?.firstDay ?? '', lastDay: term?.lastDay ?? '' }
}

/** Makes a term, or changes the one that is given. */
function useSaveTerm(term: ManagedTerm | null) {
  const [create] = useCreateTermMutation()
  const [update] = useUpdateTermMutation()
  // The same key for every try: a term is made once, however often the request has to be sent.
  const clientKey = useRef(randomUuid())
  return async (body: TermDraft) =>
    term
      ? await update({ params: { termId: term.id }, body })
      : await create({ body: { ...body, clientKey: clientKey.current } })
}

/** What is typed of a term, what is wrong with it, and saving it. */
export function useTermForm(term: ManagedTerm | null, onClose: () => void) {
  const saveTerm = useSaveTerm(term)
  const notify = useNotify()
  return useSchemaForm({
    schema: termBodySchema,
    saved: draftOf(term),
    backup: `term:${term?.id ?? 'new'}`,
    async save(body) {
      const { error } = await saveTerm(body)
      if (error !== undefined) return { error }
      notify('SUCCESS', term ? t('installation.terms.saved') : t('installation.terms.made'))
      onClose()
      return {}
    },
  })
}
