import { t } from '@isomorph/messages'
import { CheckboxInput } from '@isomorph/ui'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CheckboxField, SelectField, TextField } from '../../../forms/field.tsx'
import { optionsOf } from '../../../forms/message-options.ts'
import type { ProviderDraft } from './provider-draft.ts'
import { Ways, WaysError } from './providers.styles.ts'

const versions = [
  ['3.0', 'identity-providers.cas.version.three'],
  ['2.0', 'identity-providers.cas.version.two'],
  ['1.0', 'identity-providers.cas.version.one'],
] as const

const gatewayTexts = () => ({
  label: t('identity-providers.cas.gateway'),
  hint: t('identity-providers.cas.gateway.hint'),
})

/** How people log in with CAS; at least one way. */
function WaysToLogIn() {
  const { control } = useFormContext<ProviderDraft>()
  const takesTickets = useWatch({ control, name: 'takesTickets' })
  const { errors } = useFormState({ control, name: 'takesTickets' })
  const gateway = gatewayTexts()
  return (
    <Ways role="group" aria-label={t('identity-providers.cas.ways')}>
      <CheckboxField
        control={control}
        name="takesTickets"
        label={t('identity-providers.cas.tickets')}
        hint={t('identity-providers.cas.tickets.hint')}
      />
      <CheckboxField
        control={control}
        name="takesCredentials"
        label={t('identity-providers.cas.credentials')}
        hint={t('identity-providers.cas.credentials.hint')}
      />
      {takesTickets ? (
        <CheckboxField control={control} name="triesGateway" {...gateway} />
      ) : (
        <CheckboxInput {...gateway} isChecked={false} isDisabled onChange={() => undefined} />
      )}
      {errors.takesTickets?.message && (
        <WaysError id="provider-takesTickets" tabIndex={-1} role="alert">
          {errors.takesTickets.message}
        </WaysError>
      )}
    </Ways>
  )
}

/** Where a CAS server is, and how people log in with it. */
export function CasFields() {
  const { control } = useFormContext<ProviderDraft>()
  return (
    <>
      <h2>{t('installation.connection')}</h2>
      <TextField
        control={control}
        name="casAddress"
        id="provider-casAddress"
        label={t('identity-providers.cas.address')}
        isRequired
        placeholder="https://login.example.edu/cas"
        hint={t('identity-providers.cas.address.hint')}
        input={{ spellCheck: false, autoCapitalize: 'none', inputMode: 'url' }}
      />
      <SelectField
        control={control}
        name="casVersion"
        label={t('identity-providers.cas.version')}
        options={optionsOf(versions)}
      />
      <WaysToLogIn />
    </>
  )
}
