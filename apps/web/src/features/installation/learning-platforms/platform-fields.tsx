import { useFormContext } from 'react-hook-form'
import { CheckboxField, SelectField, TextField } from '../../../forms/field.tsx'
import type { PlatformDraft } from './platform-draft.ts'

const products = [
  { value: 'moodle', label: 'Moodle' },
  { value: 'canvas', label: 'Canvas' },
  { value: 'brightspace', label: 'Brightspace' },
  { value: 'blackboard', label: 'Blackboard' },
  { value: 'sakai', label: 'Sakai' },
  { value: 'other', label: 'Another one that speaks LTI 1.3' },
] as const

/** Product, name, and whether launches are taken. */
export function GeneralFields() {
  const { control } = useFormContext<PlatformDraft>()
  return (
    <>
      <SelectField control={control} name="product" label="Product" options={products} />
      <TextField control={control} name="name" id="platform-name" label="Name" isRequired placeholder="Campus Moodle" />
      <CheckboxField control={control} name="isEnabled" label="Take launches from it" />
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
        label="Authorization address (authentication request URL)"
        isRequired
        input={address}
      />
      <TextField
        control={control}
        name="tokenUrl"
        id="platform-tokenUrl"
        label="Token address (access token URL)"
        isRequired
        input={address}
      />
      <TextField
        control={control}
        name="jwksUrl"
        id="platform-jwksUrl"
        label="Address of its keys (public keyset URL, JWKS)"
        isRequired
        input={address}
      />
      <TextField
        control={control}
        name="tokenAudience"
        id="platform-tokenAudience"
        label="Token audience"
        hint="Only where the platform names one, as Brightspace does."
        input={code}
      />
      <TextField
        control={control}
        name="platformUrl"
        id="platform-platformUrl"
        label="Address at which people use the platform"
        hint="Only where it differs from the authorization address, as in Canvas and Blackboard: its pages may show ours in a frame."
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
      <h2>What the platform shows</h2>
      <TextField
        control={control}
        name="issuer"
        id="platform-issuer"
        label="Issuer (platform ID)"
        isRequired
        hint="Exactly as the platform writes it, with or without a slash at the end."
        input={code}
      />
      <TextField control={control} name="clientId" id="platform-clientId" label="Client ID" isRequired input={code} />
      <TextField
        control={control}
        name="deployments"
        id="platform-deployments"
        label="Deployment IDs"
        hint="One in each line. A launch from one that is missing is refused, and its page shows the deployment ID."
        isMultiline
        minRows={2}
      />
      <AddressFields />
    </>
  )
}

const puidClaims = [
  { value: 'none', label: 'Not sent' },
  { value: 'custom', label: 'In the custom parameter puid' },
  { value: 'sourcedId', label: 'In lis.person_sourcedid' },
] as const

/** Who is who, and what instructors may do. */
export function PeopleFields() {
  const { control } = useFormContext<PlatformDraft>()
  return (
    <>
      <h2>People</h2>
      <SelectField control={control} name="puidClaim" label="University number" options={puidClaims} />
      <CheckboxField
        control={control}
        name="isEmailTrusted"
        label="Its e-mail addresses are verified"
        hint="Then somebody here with the same address is taken for the same person. Leave it off where administrators or people themselves can write any address there; addresses are not stored then."
      />
      <CheckboxField
        control={control}
        name="mayInstructorsCreate"
        label="Instructors who come from it may make a course here"
        hint="For the course of the platform that they connect. Otherwise they need a course, or the role Creator."
      />
    </>
  )
}
