import { downtimeMessageSchema } from '@isomorph/contract/schemas'
import type { Downtime } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useRef } from 'react'
import { z } from 'zod'
import { useNotify } from '../../../data/hooks.ts'
import { parseIdentifiers } from '../../../entities/person/identifiers.ts'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useSetDowntimeMutation } from '../installation.api.ts'

const schema = z.object({
  message: downtimeMessageSchema,
  /** One user name or e-mail address per line. */
  allowedIdentifiers: z.string().transform(parseIdentifiers),
})

export type DowntimeDraft = z.input<typeof schema>

function draftOf({ message, allowedPeople }: Downtime): DowntimeDraft {
  return { message, allowedIdentifiers: allowedPeople.map(({ email }) => email).join('\n') }
}

const saidWhen = {
  begun: 'installation.downtime.begun',
  ended: 'installation.downtime.ended',
  saved: 'installation.downtime.saved',
} as const

/** What is typed of the downtime, and beginning, ending and saving it. */
export function useDowntimeForm(saved: Downtime) {
  const wanted = useRef(saved.isOn)
  const [set] = useSetDowntimeMutation()
  const notify = useNotify()
  const form = useSchemaForm({
    schema,
    saved: draftOf(saved),
    backup: 'downtime',
    isLive: true,
    async save(body) {
      const isOn = wanted.current
      const outcome = await set({ body: { ...body, isOn } })
      if (!outcome.error) notify('SUCCESS', t(saidWhen[isOn === saved.isOn ? 'saved' : isOn ? 'begun' : 'ended']))
      return outcome
    },
  })
  function save(isOn: boolean): void {
    wanted.current = isOn
    form.submit()
  }
  return { form, save }
}
