import { t } from '@isomorph/messages'
import type { SelectOption } from '@isomorph/ui'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { SelectField, TextField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useSchemaForm, type SchemaForm } from '../../forms/use-schema-form.ts'
import { RestoredBackupBand } from '../../unsaved-work/restored-backup-band.tsx'
import { checkIdentifiers, parseIdentifiers, withoutIdentifiers } from './identifiers.ts'
import { NobodyAdded } from './nobody-added.tsx'
import { Lead } from './person.styles.ts'
import { useIdentifiersHint } from './use-identifiers-hint.ts'
import { formatCount } from '../../numbers/counts.ts'

export interface RoleOption<R extends string> extends SelectOption<R> {
  /** What the role means. */
  readonly hint?: string
}

interface AddPeopleDialogProps<R extends string> {
  readonly title: string
  readonly roles: readonly RoleOption<R>[]
  readonly initialRole: R
  /** What the server said of the last try. */
  readonly error: unknown
  readonly onAdd: (identifiers: readonly string[], role: R) => Promise<{ readonly error?: unknown }>
  readonly onClose: () => void
}

const schema = z.object({
  text: z.string().transform((text, context) => {
    const message = checkIdentifiers(text)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
    return parseIdentifiers(text)
  }),
  role: z.string(),
})

interface PeopleFieldsProps {
  readonly form: Pick<SchemaForm<z.input<typeof schema>, z.output<typeof schema>>, 'control' | 'values'>
  readonly roles: readonly RoleOption<string>[]
}

function PeopleFields({ form: { control, values }, roles }: PeopleFieldsProps) {
  const hint = useIdentifiersHint()
  const count = parseIdentifiers(values.text).length
  return (
    <>
      <TextField
        control={control}
        name="text"
        label={t('shared.people.identifiers')}
        isMultiline
        minRows={4}
        autoFocus
        hint={count > 1 ? t('shared.people.identifiers.count', { count: formatCount(count) }) : hint}
        input={{ spellCheck: false, autoCapitalize: 'none' }}
      />
      <SelectField
        control={control}
        name="role"
        label={t('shared.people.role')}
        options={roles}
        hint={roles.find(({ value }) => value === values.role)?.hint}
      />
    </>
  )
}

function usePeopleForm<R extends string>({
  initialRole,
  onAdd,
}: Pick<AddPeopleDialogProps<R>, 'initialRole' | 'onAdd'>) {
  const [sent, setSent] = useState<readonly string[]>([])
  const [invited, setInvited] = useState<readonly string[]>([])
  const form = useSchemaForm({
    schema,
    saved: { text: '', role: initialRole },
    backup: 'people',
    async save({ text: identifiers, role }) {
      setSent(identifiers)
      setInvited([])
      // The field offers nothing but these roles.
      return await onAdd(identifiers, role as R)
    },
  })
  return { form, sent, invited, setInvited }
}

/** Gives people a role; when one is unknown, nobody is added and the unknown ones are named. */
export function AddPeopleDialog<R extends string>(props: AddPeopleDialogProps<R>) {
  const { title, roles, error, onClose } = props
  const { form, sent, invited, setInvited } = usePeopleForm(props)
  const { methods, values } = form
  const add = useRef<HTMLButtonElement>(null)
  // Once the dialog of the invitation is gone: the button that it would go back to is not there any more.
  useEffect(() => {
    if (invited.length > 0) add.current?.focus()
  }, [invited])

  function leaveOut(identifiers: readonly string[]) {
    methods.setValue('text', withoutIdentifiers(values.text, identifiers), { shouldDirty: true })
    methods.setFocus('text')
  }
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={t('shared.add')}
      submitButton={add}
      isChanged={values.text.trim() !== ''}
      onClose={onClose}
    >
      <RestoredBackupBand back={form.back} />
      <Lead>{t('shared.people.add.lead')}</Lead>
      {error !== undefined && (
        <NobodyAdded
          error={error}
          sent={sent}
          text={values.text}
          invited={invited}
          onInvited={(email) => setInvited([...invited, email])}
          onLeaveOut={leaveOut}
        />
      )}
      <PeopleFields form={form} roles={roles} />
    </FormDialog>
  )
}
