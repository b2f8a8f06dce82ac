import { downtimeMessageMaximumLength, type Downtime } from '@isomorph/contract'
import { useState } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { useFormBackup } from '../../../unsaved-work/use-form-backup.ts'
import { useRefusal } from '../../../forms/use-refusal.ts'
import { parseIdentifiers } from '../../../entities/person/identifiers.ts'
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

/** What is typed of the downtime, and beginning, ending and saving it. */
export function useDowntimeForm(saved: Downtime) {
  const [typed, setTyped] = useState<DowntimeDraft | null>(null)
  const draft = typed ?? draftOf(saved)
  const back = useFormBackup({ form: 'downtime', draft: typed, saved: draftOf(saved), restore: setTyped })
  const [set, { isLoading, error, reset }] = useSetDowntimeMutation()
  const { form, errors, general } = useRefusal(error, ['message', 'allowedIdentifiers'])
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
      draft.message.trim().length > downtimeMessageMaximumLength
        ? `A message has at most ${downtimeMessageMaximumLength} characters.`
        : errors['message'],
    peopleError: errors['allowedIdentifiers'],
    isLoading,
    form,
    general,
    back,
    type: (change: DowntimeDraft) => {
      if (error) reset()
      setTyped(change)
    },
    save,
  }
}

export type DowntimeFormState = Omit<ReturnType<typeof useDowntimeForm>, 'form' | 'general' | 'back'>
