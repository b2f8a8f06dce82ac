import { t } from '@isomorph/messages'
import { Button, TextInput } from '@isomorph/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField, SelectField, TextField } from '../../../forms/field.tsx'
import { optionsOf } from '../../../forms/message-options.ts'
import type { TimetableForm } from './timetable-draft.ts'

const products = [
  ['unitime', 'timetables.product.unitime'],
  ['oneroster', 'timetables.product.oneroster'],
] as const

/** Its name, and whether it is asked; of a new one also where its classes come from. */
export function GeneralFields({ isNew }: { isNew: boolean }) {
  const { control } = useFormContext<TimetableForm>()
  return (
    <>
      {isNew && (
        <SelectField
          control={control}
          name="product"
          label={t('timetables.product')}
          options={optionsOf(products)}
          hint={t('timetables.product.hint')}
        />
      )}
      <TextField
        control={control}
        name="name"
        id="timetable-name"
        label={t('shared.name')}
        isRequired
        placeholder={t('timetables.name.example')}
      />
      <CheckboxField control={control} name="isEnabled" label={t('timetables.take')} hint={t('timetables.take.hint')} />
    </>
  )
}

const code = { spellCheck: false, autoCapitalize: 'none' } as const

const credentials = [
  ['password', 'timetables.credential.password'],
  ['token', 'timetables.credential.token'],
] as const

/** A stored secret is never shown: it is kept, or replaced. */
function SecretField({ onReplace }: { onReplace: () => void }) {
  const { control } = useFormContext<TimetableForm>()
  const [isKept, credential] = useWatch({ control, name: ['keepsSecret', 'credential'] })
  const label = t(credential === 'token' ? 'timetables.secret.token' : 'timetables.secret.password')
  if (isKept)
    return (
      <TextInput
        id="timetable-secret"
        label={label}
        value="••••••••••••"
        onChange={() => undefined}
        isDisabled
        hint={t('timetables.secret.stored')}
        endAdornment={
          <Button size="small" onClick={onReplace}>
            {t('installation.replace')}
          </Button>
        }
      />
    )
  return (
    <TextField
      control={control}
      name="secret"
      id="timetable-secret"
      label={label}
      isRequired
      type="password"
      autoComplete="off"
      input={code}
    />
  )
}

function AccountNameField({ onReplace }: { readonly onReplace: () => void }) {
  const { control } = useFormContext<TimetableForm>()
  return (
    <TextField
      control={control}
      name="accountName"
      id="timetable-accountName"
      label={t('timetables.account')}
      isRequired
      onChange={onReplace}
      autoComplete="off"
      input={code}
    />
  )
}

/** Where UniTime is, and how we sign in. */
export function ConnectionFields() {
  const { control, setValue } = useFormContext<TimetableForm>()
  const credential = useWatch({ control, name: 'credential' })
  // A stored secret belongs to its address and account and is sent nowhere else.
  const replaceSecret = () => setValue('keepsSecret', false, { shouldDirty: true })
  return (
    <>
      <h2>{t('installation.connection')}</h2>
      <TextField
        control={control}
        name="address"
        id="timetable-address"
        label={t('timetables.address')}
        isRequired
        onChange={replaceSecret}
        placeholder="https://timetable.example.edu/UniTime"
        hint={t('timetables.address.hint')}
        input={{ ...code, inputMode: 'url' }}
      />
      <SelectField
        control={control}
        name="credential"
        label={t('timetables.credential')}
        options={optionsOf(credentials)}
        onChange={replaceSecret}
      />
      {credential === 'password' && <AccountNameField onReplace={replaceSecret} />}
      <SecretField onReplace={replaceSecret} />
    </>
  )
}

/** Who is who. */
export function PeopleFields() {
  const { control } = useFormContext<TimetableForm>()
  return (
    <>
      <h2>{t('installation.people')}</h2>
      <CheckboxField
        control={control}
        name="isEmailTrusted"
        label={t('installation.emailTrusted')}
        hint={t('timetables.emailTrusted.hint')}
      />
    </>
  )
}
