import { caliperVersions, type InstallationSettings } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useFormContext, useWatch } from 'react-hook-form'
import { timeZoneOptions } from '../../../dates/time-zones.ts'
import { CheckboxField, SelectField, TextField } from '../../../forms/field.tsx'
import { languageOptions } from '../../../forms/language-options.ts'
import { optionsOf } from '../../../forms/message-options.ts'
import { RetentionFields } from './retention-fields.tsx'
import { FieldGroup } from './field-group.tsx'
import { SettingsGroups } from './settings.styles.ts'

function DateFields() {
  const { control } = useFormContext<InstallationSettings>()
  const chosen = useWatch({ control, name: 'defaultTimeZoneId' })
  return (
    <FieldGroup title={t('installation.settings.dates')} about={t('installation.settings.dates.about')}>
      <SelectField
        control={control}
        name="defaultTimeZoneId"
        label={t('installation.settings.timeZone')}
        options={timeZoneOptions(chosen)}
      />
    </FieldGroup>
  )
}

function LanguageFields() {
  const { control } = useFormContext<InstallationSettings>()
  return (
    <FieldGroup title={t('installation.settings.language')} about={t('installation.settings.language.about')}>
      <SelectField
        control={control}
        name="defaultLanguage"
        label={t('installation.settings.language.default')}
        options={languageOptions()}
      />
    </FieldGroup>
  )
}

function InstitutionFields() {
  const { control } = useFormContext<InstallationSettings>()
  return (
    <FieldGroup title={t('installation.settings.institution')} about={t('installation.settings.institution.about')}>
      <TextField
        control={control}
        name="supportEmail"
        label={t('installation.settings.contact')}
        type="email"
        hint={t('installation.settings.contact.hint')}
      />
      <TextField control={control} name="universityName" label={t('shared.name')} />
      <TextField
        control={control}
        name="universityUrl"
        label={t('installation.settings.website')}
        placeholder="https://"
      />
    </FieldGroup>
  )
}

function LetterFields() {
  const { control } = useFormContext<InstallationSettings>()
  return (
    <FieldGroup title={t('installation.settings.letters')} about={t('installation.settings.letters.about')}>
      <CheckboxField control={control} name="lettersEnabled" label={t('installation.settings.letters.send')} />
    </FieldGroup>
  )
}

const demands = [
  ['nobody', 'installation.settings.factor.nobody'],
  ['administrators', 'installation.settings.factor.administrators'],
] as const

function SignInFields() {
  const { control } = useFormContext<InstallationSettings>()
  return (
    <FieldGroup title={t('installation.settings.signIn')} about={t('installation.settings.signIn.about')}>
      <SelectField
        control={control}
        name="secondFactorDemand"
        label={t('installation.settings.factor')}
        options={optionsOf(demands)}
      />
    </FieldGroup>
  )
}

const versionOptions = () =>
  caliperVersions.map((value) => ({
    value,
    label: t('installation.settings.analytics.version.caliper', { version: value }),
  }))

function AnalyticsFields({ hasToken }: { hasToken: boolean }) {
  const { control } = useFormContext<InstallationSettings>()
  return (
    <FieldGroup title={t('installation.settings.analytics')} about={t('installation.settings.analytics.about')}>
      <CheckboxField control={control} name="caliperEnabled" label={t('installation.settings.analytics.send')} />
      <TextField control={control} name="caliperEventStoreHostname" label={t('installation.settings.analytics.host')} />
      <TextField
        control={control}
        name="caliperEventStorePath"
        label={t('installation.settings.analytics.path')}
        hint={t('installation.settings.analytics.path.hint')}
      />
      <TextField
        control={control}
        name="caliperToken"
        label={t('installation.settings.analytics.token')}
        type="password"
        autoComplete="off"
        hint={
          hasToken ? t('installation.settings.analytics.token.stored') : t('installation.settings.analytics.token.new')
        }
      />
      <SelectField
        control={control}
        name="caliperVersion"
        label={t('installation.settings.analytics.version')}
        options={versionOptions()}
      />
      <TextField
        control={control}
        name="caliperPersonNamespace"
        label={t('installation.settings.analytics.namespace')}
        placeholder="https://"
        hint={t('installation.settings.analytics.namespace.hint')}
      />
      <CheckboxField control={control} name="caliperSendsNames" label={t('installation.settings.analytics.names')} />
      <CheckboxField
        control={control}
        name="caliperSendsAnswers"
        label={t('installation.settings.analytics.answers')}
      />
    </FieldGroup>
  )
}

/** Every setting of the installation, by what it is about. */
export function SettingsFields({ hasCaliperToken }: { hasCaliperToken: boolean }) {
  return (
    <SettingsGroups>
      <DateFields />
      <LanguageFields />
      <InstitutionFields />
      <LetterFields />
      <SignInFields />
      <RetentionFields />
      <AnalyticsFields hasToken={hasCaliperToken} />
    </SettingsGroups>
  )
}
