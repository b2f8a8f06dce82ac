import { emailSchema, personNameSchema, timeZoneSchema, typedPasswordSchema } from '@isomorph/contract/schemas'
import { hasName, languageCodes, nameMissing, type Profile } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand, TextInput } from '@isomorph/ui'
import { z } from 'zod'
import { browserTimeZone, nameOfTimeZone, timeZoneOptions } from '../../dates/time-zones.ts'
import { useNotify } from '../../data/hooks.ts'
import { outcomeInWords } from '../../entities/sign-in-refusal/refusal.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import { languageOptions } from '../../forms/language-options.ts'
import { Form, FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { takeOwnLanguage } from '../../session/follow-language.ts'
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
    /** '': the one of the browser. */
    language: z.enum([...languageCodes, '']).transform((chosen) => (chosen === '' ? null : chosen)),
  })
  .refine(hasName, { path: ['firstName'], message: nameMissing })

const fields = [
  { name: 'firstName', label: 'account.profile.firstName', autoComplete: 'given-name' },
  { name: 'lastName', label: 'account.profile.lastName', autoComplete: 'family-name' },
  { name: 'email', label: 'account.profile.email', type: 'email', autoComplete: 'email' },
] as const

function draftOf({ firstName, lastName, email, timeZone, language }: Profile) {
  return {
    firstName,
    lastName,
    email,
    timeZone: timeZone ?? '',
    language: language ?? ('' as const),
    currentPassword: '',
  }
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
      if (outcome.error) return outcomeInWords(outcome)
      notify(
        'SUCCESS',
        outcome.data.pendingEmail === '' ? t('account.profile.saved') : t('account.profile.savedOpenLink'),
      )
      if (outcome.data.language !== profile.language) takeOwnLanguage(outcome.data.language)
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
  const asBrowser = {
    value: '',
    label: t('account.profile.timeZone.browser', { timeZone: nameOfTimeZone(browserTimeZone()) }),
  }
  return (
    <SelectField
      control={control}
      name="timeZone"
      id="profile-time-zone"
      label={t('account.profile.timeZone')}
      hint={t('account.profile.timeZone.hint')}
      isDisabled={isDisabled}
      options={[asBrowser, ...timeZoneOptions(chosen)]}
    />
  )
}

function LanguageField({ control, isDisabled }: Pick<TimeZoneFieldProps, 'control' | 'isDisabled'>) {
  return (
    <SelectField
      control={control}
      name="language"
      id="profile-language"
      label={t('account.profile.language')}
      hint={t('account.profile.language.hint')}
      isDisabled={isDisabled}
      options={[{ value: '', label: t('account.profile.language.browser') }, ...languageOptions()]}
    />
  )
}

function CurrentPasswordField({ control }: { readonly control: ProfileControl }) {
  return (
    <TextField
      control={control}
      name="currentPassword"
      id="profile-current-password"
      label={t('account.profile.currentPassword')}
      type="password"
      autoComplete="current-password"
      hint={t('account.profile.currentPassword.hint')}
    />
  )
}

function NameFields({ control, isDisabled }: { readonly control: ProfileControl; readonly isDisabled: boolean }) {
  return fields.map(({ name, label, ...field }) => (
    <TextField
      key={name}
      control={control}
      name={name}
      id={`profile-${name}`}
      label={t(label)}
      isDisabled={isDisabled}
      {...field}
    />
  ))
}

/** One's own names and address. */
export function ProfileForm({ profile, isReadOnly }: { profile: Profile; isReadOnly: boolean }) {
  const form = useProfileForm(profile)
  const { control, values } = form
  const isMoving = profile.hasPassword && values.email.toLowerCase() !== profile.email.toLowerCase()
  const isChanged =
    fields.some(({ name }) => values[name] !== profile[name]) ||
    values.timeZone !== (profile.timeZone ?? '') ||
    values.language !== (profile.language ?? '')
  return (
    <AccountCard title={t('account.profile.title')}>
      <Form form={form}>
        <FieldRows>
          <FormNotes form={form} title={t('account.profile.notSaved')} />
          {profile.pendingEmail !== '' && (
            <MessageBand tone="primary" role="status">
              {t('account.profile.pendingEmail', { email: profile.pendingEmail })}
            </MessageBand>
          )}
          <TextInput
            label={t('account.profile.userName')}
            value={profile.userName}
            onChange={() => undefined}
            isDisabled
          />
          <NameFields control={control} isDisabled={isReadOnly} />
          <LanguageField control={control} isDisabled={isReadOnly} />
          <TimeZoneField control={control} chosen={values.timeZone} isDisabled={isReadOnly} />
          {isMoving && <CurrentPasswordField control={control} />}
          {!isReadOnly && (
            <RowButton type="submit" variant="contained" disabled={!isChanged || form.isBusy}>
              {t('account.profile.save')}
            </RowButton>
          )}
        </FieldRows>
      </Form>
    </AccountCard>
  )
}
