import { TextInput } from '@isomorph/ui'
import type { DowntimeFormState } from './use-downtime-form.ts'

/** What the downtime screen says, and who never sees it. */
export function DowntimeFields({ form: { draft, messageError, peopleError, type } }: { form: DowntimeFormState }) {
  return (
    <>
      <TextInput
        label="Message"
        isMultiline
        value={draft.message}
        onChange={(message) => type({ ...draft, message })}
        error={messageError}
        hint="When will it be back? Without a message the screen says that the product is being worked on."
      />
      <TextInput
        label="People who may go on"
        isMultiline
        value={draft.people}
        onChange={(people) => type({ ...draft, people })}
        error={peopleError}
        input={{ spellCheck: false, autoCapitalize: 'none' }}
        hint="User names or e-mail addresses, one per line. Whoever may change this page always gets in."
      />
    </>
  )
}
