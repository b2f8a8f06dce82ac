import { Button, TextInput } from '@isomorph/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField, SelectField, TextField } from '../../../forms/field.tsx'
import type { TimetableForm } from './timetable-draft.ts'

const products = [
  { value: 'unitime', label: 'UniTime' },
  { value: 'oneroster', label: 'OneRoster exports (CSV)' },
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
          label="Where classes come from"
          options={products}
          hint="UniTime is asked at its address. OneRoster exports of a student system are handed in as zip files."
        />
      )}
      <TextField
        control={control}
        name="name"
        id="timetable-name"
        label="Name"
        isRequired
        placeholder="Campus timetable"
      />
      <CheckboxField
        control={control}
        name="isEnabled"
        label="Take classes and rosters from it"
        hint="Off: it is asked nothing, and rosters stay as they are."
      />
    </>
  )
}

const code = { spellCheck: false, autoCapitalize: 'none' } as const

const credentials = [
  { value: 'password', label: 'As an account with a password' },
  { value: 'token', label: 'By a token for the API' },
] as const

/** A stored secret is never shown: it is kept, or replaced. */
function SecretField({ onReplace }: { onReplace: () => void }) {
  const { control } = useFormContext<TimetableForm>()
  const [isKept, credential] = useWatch({ control, name: ['keepsSecret', 'credential'] })
  const label = credential === 'token' ? 'Token' : 'Password'
  if (isKept)
    return (
      <TextInput
        id="timetable-secret"
        label={label}
        value="••••••••••••"
        onChange={() => undefined}
        isDisabled
        hint="It is stored, encrypted. Another address or account needs it typed again."
        endAdornment={
          <Button size="small" onClick={onReplace}>
            Replace
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
      label="Account name"
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
      <h2>Connection</h2>
      <TextField
        control={control}
        name="address"
        id="timetable-address"
        label="Address of UniTime"
        isRequired
        onChange={replaceSecret}
        placeholder="https://timetable.example.edu/UniTime"
        hint="The part before /api, such as https://timetable.example.edu/UniTime. At another address every roster is a report first, until somebody takes it over."
        input={{ ...code, inputMode: 'url' }}
      />
      <SelectField
        control={control}
        name="credential"
        label="How to sign in there"
        options={credentials}
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
      <h2>People</h2>
      <CheckboxField
        control={control}
        name="isEmailTrusted"
        label="Its e-mail addresses are verified"
        hint="Then somebody without a university number here is found by the address too, and new people get it. Otherwise only university numbers count."
      />
    </>
  )
}
