import { SelectInput, TextInput, type SelectOption } from '@isomorph/ui'
import { useEffect, useRef, useState } from 'react'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useFormBackup } from '../../unsaved-work/use-form-backup.ts'
import { useTries } from '../../forms/use-tries.ts'
import { checkIdentifiers, parseIdentifiers, withoutIdentifiers } from './identifiers.ts'
import { NobodyAdded } from './nobody-added.tsx'
import { useIdentifierLabels } from './use-identifier-labels.ts'

export interface RoleOption<R extends string> extends SelectOption<R> {
  /** What the role means. */
  readonly hint?: string
}

interface AddPeopleDialogProps<R extends string> {
  readonly title: string
  readonly roles: readonly RoleOption<R>[]
  readonly initialRole: R
  readonly isBusy: boolean
  /** What the server said of the last try. */
  readonly error: unknown
  readonly onAdd: (identifiers: readonly string[], role: R) => void
  readonly onClose: () => void
}

/** Gives people a role; when one is unknown, nobody is added and the unknown ones are named. */
export function AddPeopleDialog<R extends string>(props: AddPeopleDialogProps<R>) {
  const { title, roles, initialRole, isBusy, error, onAdd, onClose } = props
  const [text, setText] = useState('')
  const [role, setRole] = useState<R>(initialRole)
  const form = useRef<HTMLFormElement>(null)
  const { isTried, countTry } = useTries(form)
  const [sent, setSent] = useState<readonly string[]>([])
  const [invited, setInvited] = useState<readonly string[]>([])
  const words = useIdentifierLabels()
  const empty = { text: '', role: initialRole }
  const back = useFormBackup({ form: 'people', draft: { text, role }, saved: empty, restore })
  function restore(kept: typeof empty | null) {
    setText((kept ?? empty).text)
    setRole((kept ?? empty).role)
  }
  const box = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const wrong = checkIdentifiers(text)
  const count = parseIdentifiers(text).length
  // Once the dialog of the invitation is gone: the button that it would go back to is not there any more.
  useEffect(() => {
    if (invited.length > 0) add.current?.focus()
  }, [invited])

  function submit() {
    countTry()
    if (wrong || isBusy) return
    setSent(parseIdentifiers(text))
    setInvited([])
    onAdd(parseIdentifiers(text), role)
  }
  function leaveOut(identifiers: readonly string[]) {
    setText(withoutIdentifiers(text, identifiers))
    box.current?.focus()
  }
  return (
    <FormDialog
      title={title}
      submitLabel="Add"
      form={form}
      submitButton={add}
      isBusy={isBusy}
      isChanged={text.trim() !== ''}
      back={back}
      onSubmit={submit}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>To add people, enter their identifier, select their role, and click 'Add.'</p>
      {error !== undefined && (
        <NobodyAdded
          error={error}
          sent={sent}
          text={text}
          invited={invited}
          onInvited={(email) => setInvited([...invited, email])}
          onLeaveOut={leaveOut}
        />
      )}
      <TextInput
        label="Identifiers"
        isMultiline
        minRows={4}
        autoFocus
        inputRef={box}
        value={text}
        onChange={setText}
        error={isTried || count > 1 ? wrong : undefined}
        hint={count > 1 ? `${count} people` : `${words}, one per line or separated by commas.`}
        input={{ spellCheck: false, autoCapitalize: 'none' }}
      />
      <SelectInput
        label="Role"
        value={role}
        options={roles}
        onChange={setRole}
        hint={roles.find(({ value }) => value === role)?.hint}
      />
    </FormDialog>
  )
}
