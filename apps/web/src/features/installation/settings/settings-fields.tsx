import { caliperVersions, type InstallationSettings } from '@isomorph/contract'
import { useFormContext, useWatch } from 'react-hook-form'
import { timeZoneOptions } from '../../../dates/time-zones.ts'
import { CheckboxField, SelectField, TextField } from '../../../forms/field.tsx'
import { RetentionFields } from './retention-fields.tsx'
import { FieldGroup } from './field-group.tsx'
import { SettingsGroups } from './settings.styles.ts'

function DateFields() {
  const { control } = useFormContext<InstallationSettings>()
  const chosen = useWatch({ control, name: 'defaultTimeZoneId' })
  return (
    <FieldGroup
      title="Dates"
      about="Courses and terms begin and end in this time zone, and their dates are typed in it. People read times in their own."
    >
      <SelectField
        control={control}
        name="defaultTimeZoneId"
        label="Default time zone"
        options={timeZoneOptions(chosen)}
      />
    </FieldGroup>
  )
}

function InstitutionFields() {
  const { control } = useFormContext<InstallationSettings>()
  return (
    <FieldGroup
      title="Institution"
      about="Shown in the footer and where somebody needs help. What is empty is not shown."
    >
      <TextField
        control={control}
        name="supportEmail"
        label="Contact e-mail"
        type="email"
        hint="Crash reports and questions go there."
      />
      <TextField control={control} name="universityName" label="Name" />
      <TextField control={control} name="universityUrl" label="Website" placeholder="https://" />
    </FieldGroup>
  )
}

function LetterFields() {
  const { control } = useFormContext<InstallationSettings>()
  return (
    <FieldGroup
      title="Letters"
      about="Learners are told by e-mail what is due, released, corrected and answered, once a day or at once, as each of them chooses. Letters hold no marks. Without a mail server none are sent."
    >
      <CheckboxField control={control} name="lettersEnabled" label="Send letters about assessments" />
    </FieldGroup>
  )
}

const demandOptions = [
  { value: 'nobody', label: 'Nobody: whoever wants one sets it' },
  { value: 'administrators', label: 'Administrators' },
] as const

function SignInFields() {
  const { control } = useFormContext<InstallationSettings>()
  return (
    <FieldGroup
      title="Signing in"
      about="People who sign in here with a password may set a second factor: codes of an authenticator app. Administrators who are asked for one set it when they sign in next."
    >
      <SelectField
        control={control}
        name="secondFactorDemand"
        label="Who needs a second factor"
        options={demandOptions}
      />
    </FieldGroup>
  )
}

const versionOptions = caliperVersions.map((value) => ({ value, label: `Caliper ${value}` }))

function AnalyticsFields({ hasToken }: { hasToken: boolean }) {
  const { control } = useFormContext<InstallationSettings>()
  return (
    <FieldGroup
      title="Learning analytics"
      about="Events in the Caliper format for an event store of yours: who began, submitted and was marked, by number."
    >
      <CheckboxField control={control} name="caliperEnabled" label="Send Caliper events" />
      <TextField control={control} name="caliperEventStoreHostname" label="Host name of the event store" />
      <TextField
        control={control}
        name="caliperEventStorePath"
        label="Path at the event store"
        hint="Where it takes events, such as /caliper/v1p2."
      />
      <TextField
        control={control}
        name="caliperToken"
        label="Token of the event store"
        type="password"
        autoComplete="off"
        hint={
          hasToken
            ? 'One is stored, encrypted. What you type replaces it; another host name needs another one.'
            : 'It is stored encrypted and never shown again.'
        }
      />
      <SelectField control={control} name="caliperVersion" label="Version" options={versionOptions} />
      <TextField
        control={control}
        name="caliperPersonNamespace"
        label="Namespace of people"
        placeholder="https://"
        hint="People are named in events by this address and their id. It usually ends in a slash."
      />
      <CheckboxField control={control} name="caliperSendsNames" label="Send names and e-mail addresses of people" />
      <CheckboxField control={control} name="caliperSendsAnswers" label="Send what people answer" />
    </FieldGroup>
  )
}

/** Every setting of the installation, by what it is about. */
export function SettingsFields({ hasCaliperToken }: { hasCaliperToken: boolean }) {
  return (
    <SettingsGroups>
      <DateFields />
      <InstitutionFields />
      <LetterFields />
      <SignInFields />
      <RetentionFields />
      <AnalyticsFields hasToken={hasCaliperToken} />
    </SettingsGroups>
  )
}
