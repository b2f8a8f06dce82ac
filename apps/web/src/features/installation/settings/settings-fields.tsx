import { styled } from '@mui/material/styles'
import type { InstallationSettings } from '@isomorph/contract'
import { Card, CheckboxInput, color, SelectInput, TextInput } from '@isomorph/ui'
import type { ReactNode } from 'react'
import type { FieldErrors } from '../../../forms/field-errors.ts'

const Root = styled('div')({ display: 'grid', gap: 16 })
const Group = styled(Card)({
  display: 'grid',
  gap: 20,
  '& h2': { margin: 0, fontSize: 16, lineHeight: 1.5 },
  '& h2 + p': { margin: '-16px 0 0', color: color.textSecond },
})

function FieldGroup({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <Group>
      <h2>{title}</h2>
      <p>{about}</p>
      {children}
    </Group>
  )
}

function timeZoneOptions(chosen: string) {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), chosen])
  return [...names].toSorted().map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))
}

interface SettingsFieldsProps {
  readonly draft: InstallationSettings
  readonly errors: FieldErrors
  readonly onChange: (draft: InstallationSettings) => void
}

/** Every setting of the installation, by what it is about. */
export function SettingsFields({ draft, errors, onChange }: SettingsFieldsProps) {
  function field(name: keyof InstallationSettings) {
    return {
      error: errors[name],
      onChange: (value: string) => onChange({ ...draft, [name]: value }),
    }
  }
  return (
    <Root>
      <FieldGroup title="Dates" about="Dates and times are shown in this time zone; terms begin and end with its days.">
        <SelectInput
          label="Default time zone"
          value={draft.defaultTimeZoneId}
          options={timeZoneOptions(draft.defaultTimeZoneId)}
          {...field('defaultTimeZoneId')}
        />
      </FieldGroup>
      <FieldGroup
        title="Institution"
        about="Shown in the footer and where somebody needs help. What is empty is not shown."
      >
        <TextInput
          label="Contact e-mail"
          type="email"
          value={draft.supportEmail}
          {...field('supportEmail')}
          hint="Crash reports and questions go there."
        />
        <TextInput label="Name" value={draft.universityName} {...field('universityName')} />
        <TextInput label="Website" value={draft.universityUrl} placeholder="https://" {...field('universityUrl')} />
      </FieldGroup>
      <FieldGroup title="Learning analytics" about="Events in the Caliper format for an event store of yours.">
        <CheckboxInput
          label="Send Caliper events"
          isChecked={draft.caliperEnabled}
          onChange={(caliperEnabled) => onChange({ ...draft, caliperEnabled })}
        />
        <TextInput
          label="Host name of the event store"
          value={draft.caliperEventStoreHostname}
          {...field('caliperEventStoreHostname')}
        />
        <TextInput
          label="Namespace of people"
          value={draft.caliperPersonNamespace}
          placeholder="https://"
          {...field('caliperPersonNamespace')}
          hint="People are named in events by this address and their id."
        />
      </FieldGroup>
    </Root>
  )
}
