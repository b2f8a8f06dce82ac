import { emailSchema, personNameSchema, timeZoneSchema, typedPasswordSchema } from '@isomorph/contract/schemas'
import { hasName, nameMissing, type Profile } from '@isomorph/contract'
import { MessageBand, TextInput } from '@isomorph/ui'
import { z } from 'zod'
import { browserTimeZone, nameOfTimeZone, timeZoneOptions } from '../../dates/time-zones.ts'
import { useNotify } from '../../data/hooks.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import { Form, FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { AccountCard } from './account-card.tsx'
import { useUpdateProfileMutation } from './account.api.ts'
import { FieldRows, RowButton } from './account.styles.ts'

const schema = z
  .object({
    firstName: personNameSchema,
    lastName: personNameSchema,
    email: emailSchema,
    currentPassword: typedPasswordSchema,
    /** '': the one of the browser. */
    timeZone: timeZoneSchema.or(z.literal('')).transform((chosen) => (chosen === '' ? null : chosen)),
  })
  .refine(hasName, { path: ['firstName'], message: nameMissing })

const fields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
] as const

function draftOf({ firstName, lastName, email, timeZone }: Profile) {
  return { firstName, lastName, email, timeZone: timeZone ?? '', currentPassword: '' }
}

function useProfileForm(profile: Profile) {
  const [update] = useUpdateProfileMutation()
  const notify = useNotify()
  return useSchemaForm({
    schema,
    saved: draftOf(profile),
    backup: 'profile',
    secrets: ['currentPassword'],
    async save(body) {
      const outcome = await update({ body })
      if (outcome.error) return outcome
      notify('SUCCESS', outcome.data.pendingEmail === '' ? 'Saved' : 'Saved. Open the link we have sent you.')
      // Another address counts later: until then the field has the one that counts.
      return { saved: draftOf(outcome.data) }
    },
  })
}

type ProfileControl = ReturnType<typeof useProfileForm>['control']

interface TimeZoneFieldProps {
  readonly control: ProfileControl
  readonly chosen: string
  readonly isDisabled: boolean
}

function TimeZoneField({ control, chosen, isDisabled }: TimeZoneFieldProps) {
  const asBrowser = { value: '', label: `As this browser: ${nameOfTimeZone(browserTimeZone())}` }
  return (
    <SelectField
      control={control}
      name="timeZone"
      id="profile-time-zone"
      label="Time zone"
      hint="Times are shown in it; due dates also say the time where the course is."
      isDisabled={isDisabled}
      options={[asBrowser, ...timeZoneOptions(chosen)]}
    />
  )
}

function CurrentPasswordField({ control }: { readonly control: ProfileControl }) {
  return (
    <TextField
      control={control}
      name="currentPassword"
      id="profile-current-password"
      label="Your password"
      type="password"
      autoComplete="current-password"
      hint="Needed for another e-mail address."
    />
  )
}

/** One's own names and address. */
export function ProfileForm({ profile, isReadOnly }: { profile: Profile; isReadOnly: boolean }) {
  const form = useProfileForm(profile)
  const { control, values } = form
  const isMoving = profile.hasPassword && values.email.toLowerCase() !== profile.email.toLowerCase()
  const isChanged =
    fields.some(({ name }) => values[name] !== profile[name]) || values.timeZone !== (profile.timeZone ?? '')
  return (
    <AccountCard title="You">
      <Form form={form}>
        <FieldRows>
          <FormNotes form={form} title="This could not be saved" />
          {profile.pendingEmail !== '' && (
            <MessageBand tone="primary" role="status">
              A link has been sent to {profile.pendingEmail}. The address counts once the link is opened.
            </MessageBand>
          )}
          <TextInput label="User name" value={profile.userName} onChange={() => undefined} isDisabled />
          {fields.map(({ name, ...field }) => (
            <TextField
              key={name}
              control={control}
              name={name}
              id={`profile-${name}`}
              isDisabled={isReadOnly}
              {...field}
            />
          ))}
          <TimeZoneField control={control} chosen={values.timeZone} isDisabled={isReadOnly} />
          {isMoving && <CurrentPasswordField control={control} />}
          {!isReadOnly && (
            <RowButton type="submit" variant="contained" disabled={!isChanged || form.isBusy}>
              Save
            </RowButton>
          )}
        </FieldRows>
      </Form>
    </AccountCard>
  )
}
