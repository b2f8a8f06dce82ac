import { t } from '@isomorph/messages'
import { useFormContext } from 'react-hook-form'
import { CheckboxField, SelectField, TextField } from '../../../forms/field.tsx'
import { optionsOf } from '../../../forms/message-options.ts'
import type { PlatformDraft } from './platform-draft.ts'

const products = [
  ['moodle', 'learning-platforms.product.moodle'],
  ['canvas', 'learning-platforms.product.canvas'],
  ['brightspace', 'learning-platforms.product.brightspace'],
  ['blackboard', 'learning-platforms.product.blackboard'],
  ['sakai', 'learning-platforms.product.sakai'],
  ['other', 'learning-platforms.product.other.lti'],
] as const

/** Product, name, and whether launches are taken. */
export function GeneralFields() {
  const { control } = useFormContext<PlatformDraft>()
  return (
    <>
      <SelectField
        control={control}
        name="product"
        label={t('learning-platforms.product')}
        options={optionsOf(products)}
      />
      <TextField
        control={control}
        name="name"
        id="platform-name"
        label={t('shared.name')}
        isRequired
        placeholder={t('learning-platforms.name.example')}
      />
      <CheckboxField control={control} name="isEnabled" label={t('learning-platforms.takeLaunches')} />
    </>
  )
}

const code = { spellCheck: false, autoCapitalize: 'none' } as const
const address = { ...code, inputMode: 'url' } as const

function AddressFields() {
  const { control } = useFormContext<PlatformDraft>()
  return (
    <>
      <TextField
        control={control}
        name="authorizationUrl"
        id="platform-authorizationUrl"
        label={t('learning-platforms.shows.authorization')}
        isRequired
        input={address}
      />
      <TextField
        control={control}
        name="tokenUrl"
        id="platform-tokenUrl"
        label={t('learning-platforms.shows.token')}
        isRequired
        input={address}
      />
      <TextField
        control={control}
        name="jwksUrl"
        id="platform-jwksUrl"
        label={t('learning-platforms.shows.keys')}
        isRequired
        input={address}
      />
      <TextField
        control={control}
        name="tokenAudience"
        id="platform-tokenAudience"
        label={t('learning-platforms.shows.audience')}
        hint={t('learning-platforms.shows.audience.hint')}
        input={code}
      />
      <TextField
        control={control}
        name="platformUrl"
        id="platform-platformUrl"
        label={t('learning-platforms.shows.address')}
        hint={t('learning-platforms.shows.address.hint')}
        placeholder="https://canvas.example.edu"
        input={address}
      />
    </>
  )
}

/** What the platform shows once this site is registered there. */
export function RegistrationFields() {
  const { control } = useFormContext<PlatformDraft>()
  return (
    <>
      <h2>{t('learning-platforms.shows')}</h2>
      <TextField
        control={control}
        name="issuer"
        id="platform-issuer"
        label={t('learning-platforms.shows.issuer')}
        isRequired
        hint={t('learning-platforms.shows.issuer.hint')}
        input={code}
      />
      <TextField
        control={control}
        name="clientId"
        id="platform-clientId"
        label={t('learning-platforms.shows.clientId')}
        isRequired
        input={code}
      />
      <TextField
        control={control}
        name="deployments"
        id="platform-deployments"
        label={t('learning-platforms.shows.deployments')}
        hint={t('learning-platforms.shows.deployments.hint')}
        isMultiline
        minRows={2}
      />
      <AddressFields />
    </>
  )
}

const puidClaims = [
  ['none', 'learning-platforms.puid.none'],
  ['custom', 'learning-platforms.puid.custom'],
  ['sourcedId', 'learning-platforms.puid.sourcedId'],
] as const

/** Who is who, and what instructors may do. */
export function PeopleFields() {
  const { control } = useFormContext<PlatformDraft>()
  return (
    <>
      <h2>{t('installation.people')}</h2>
      <SelectField
        control={control}
        name="puidClaim"
        label={t('learning-platforms.puid')}
        options={optionsOf(puidClaims)}
      />
      <CheckboxField
        control={control}
        name="isEmailTrusted"
        label={t('installation.emailTrusted')}
        hint={t('learning-platforms.emailTrusted.hint')}
      />
      <CheckboxField
        control={control}
        name="mayInstructorsCreate"
        label={t('learning-platforms.mayCreate')}
        hint={t('learning-platforms.mayCreate.hint')}
      />
    </>
  )
}
