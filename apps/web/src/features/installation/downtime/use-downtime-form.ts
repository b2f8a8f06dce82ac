import type { Downtime } from '@isomorph/contract'
import { useState } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { parseIdentifiers } from '../../people/identifiers.ts'
import { useSetDowntimeMutation } from '../installation.api.ts'

export interface DowntimeDraft {
  readonly message: string
  /** One user name or e-mail address per line. */
  readonly people: string
}

function draftOf({ message, allowedPeople }: Downtime): DowntimeDraft {
  return { message, people: allowedPeople.map(({ email }) => email).join('\n') }
}

const saidWhen = { begun: 'Downtime has begun', ended: 'Downtime has ended', saved: 'Downtime saved' } as const
const longestMessage = 500

/** What is typed of the downtime, and beginning, ending and saving it. */
export function useDowntimeForm(saved: Downtime) {
  const [typed, setTyped] = useState<DowntimeDraft | null>(null)
  const draft = typed ?? draftOf(saved)
  const [set, { isLoading, error }] = useSetDowntimeMutation()
  const notify = useNotify()

  async function save(isOn: boolean): Promise<void> {
    const body = { isOn, message: draft.message.trim(), allowedIdentifiers: parseIdentifiers(draft.people) }
    const outcome = await set({ body })
    if (outcome.error) return
    setTyped(null)
    notify('SUCCESS', saidWhen[isOn === saved.isOn ? 'saved' : isOn ? 'begun' : 'ended'])
  }
  return {
    draft,
    isDirty: JSON.stringify(draft) !== JSON.stringify(draftOf(saved)),
    messageError:
      draft.message.trim().length > longestMessage ? `A message has at most ${longestMessage} characters.` : undefined,
    isLoading,
    error,
    type: setTyped,
    save,
  }
}

export type DowntimeFormState = ReturnType<typeof useDowntimeForm>
