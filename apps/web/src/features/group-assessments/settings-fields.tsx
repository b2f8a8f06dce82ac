import { styled } from '@mui/material/styles'
import { CheckboxInput, color, fontSize, SelectInput, TextInput, type SelectOption } from '@isomorph/ui'
import type { DeliverySettings } from '@isomorph/contract'
import type { ReactNode } from 'react'
import { useTimeZone } from '../../data/hooks.ts'
import type { SettingsDraft, SettingsErrors } from './settings-draft.ts'

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 12, fontWeight: 650 },
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))', gap: 16 },
})
const Note = styled('p')({ margin: '8px 0 0', fontSize: fontSize.small, color: color.textSecond })

function Fields({ legend, note, children }: { legend: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Group>
      <legend>{legend}</legend>
      <div>{children}</div>
      {note && <Note>{note}</Note>}
    </Group>
  )
}

const releases: readonly SelectOption<DeliverySettings['scoresRelease']>[] = [
  { value: 'immediately', label: 'Immediately' },
  { value: 'afterAttempts', label: 'When attempts are used up' },
  { value: 'afterDue', label: 'After the due date' },
  { value: 'byHand', label: 'When you release it' },
  { value: 'never', label: 'Never' },
]

const counting: readonly SelectOption<DeliverySettings['countingAttempt']>[] = [
  { value: 'best', label: 'The best attempt' },
  { value: 'last', label: 'The last attempt' },
  { value: 'first', label: 'The first attempt' },
]

export interface SettingsFieldsProps {
  readonly draft: SettingsDraft
  readonly errors: SettingsErrors
  readonly onChange: (draft: SettingsDraft) => void
}

function useBinding({ draft, errors, onChange }: SettingsFieldsProps) {
  return function bind<K extends keyof SettingsDraft>(key: K) {
    return {
      id: `settings-${key}`,
      value: draft[key],
      error: errors[key],
      onChange: (value: SettingsDraft[K]) => onChange({ ...draft, [key]: value }),
    }
  }
}

/** When it is due; the one thing besides the assessment itself that has to be decided. */
export function DueField(props: SettingsFieldsProps) {
  const bind = useBinding(props)
  const timeZone = useTimeZone()
  return (
    <TextInput label="Due" type="datetime-local" {...bind('dueAt')} hint={`Time of ${timeZone.replaceAll('_', ' ')}`} />
  )
}

export function DateFields({ hasDue = false, ...props }: SettingsFieldsProps & { hasDue?: boolean }) {
  const bind = useBinding(props)
  return (
    <Fields legend="Dates" note="Without a closing date, work closes when it is due.">
      <TextInput label="Opens" type="datetime-local" {...bind('opensAt')} hint="Empty: as soon as it is published" />
      {hasDue && <DueField {...props} />}
      <TextInput label="Late work accepted until" type="datetime-local" {...bind('closesAt')} />
      <TextInput
        label="Late penalty per day, percent"
        input={{ inputMode: 'decimal' }}
        {...bind('latePenaltyPercent')}
      />
    </Fields>
  )
}

export function AttemptFields(props: SettingsFieldsProps) {
  const bind = useBinding(props)
  return (
    <Fields legend="Attempts and time">
      <TextInput
        label="Attempts per problem"
        input={{ inputMode: 'numeric' }}
        hint="Empty: unlimited"
        {...bind('attemptsAllowed')}
      />
      <TextInput
        label="Penalty per further attempt, percent"
        input={{ inputMode: 'decimal' }}
        {...bind('attemptPenaltyPercent')}
      />
      <SelectInput label="What counts" options={counting} {...bind('countingAttempt')} />
      <TextInput
        label="Time limit in minutes"
        input={{ inputMode: 'numeric' }}
        hint="Empty: no limit"
        {...bind('timeLimitMinutes')}
      />
    </Fields>
  )
}

export function ReleaseFields(props: SettingsFieldsProps) {
  const bind = useBinding(props)
  return (
    <Fields legend="What students see, and when">
      <SelectInput label="Whether an answer is right" options={releases} {...bind('correctnessRelease')} />
      <SelectInput label="Scores" options={releases} {...bind('scoresRelease')} />
      <SelectInput label="Right answers" options={releases} {...bind('answersRelease')} />
      <SelectInput label="Worked solutions" options={releases} {...bind('solutionsRelease')} />
    </Fields>
  )
}

export function ConductFields({ hasAccessCode = false, ...props }: SettingsFieldsProps & { hasAccessCode?: boolean }) {
  const { draft, onChange } = props
  const bind = useBinding(props)
  return (
    <Fields legend="How it runs">
      <div style={{ display: 'grid', gap: 12, alignContent: 'start', gridColumn: '1 / -1' }}>
        <CheckboxInput
          label="It is finished by one act, as an exam is"
          hint="Otherwise it just closes, as homework does."
          isChecked={draft.isFinishedByHand}
          onChange={(isFinishedByHand) => onChange({ ...draft, isFinishedByHand })}
        />
        <CheckboxInput
          label="Problems in a different order for every student"
          isChecked={draft.isShuffled}
          onChange={(isShuffled) => onChange({ ...draft, isShuffled })}
        />
        {hasAccessCode && (
          <CheckboxInput
            label="Remove the access code"
            isChecked={draft.removesAccessCode}
            onChange={(removesAccessCode) => onChange({ ...draft, removesAccessCode })}
          />
        )}
      </div>
      <TextInput
        label="Variants per problem"
        input={{ inputMode: 'numeric' }}
        hint="Empty: every student has their own"
        {...bind('variantCount')}
      />
      <TextInput
        label={hasAccessCode ? 'New access code' : 'Access code'}
        autoComplete="off"
        hint={hasAccessCode ? 'Empty: the one there is stays' : 'Empty: none'}
        isDisabled={draft.removesAccessCode}
        {...bind('accessCode')}
      />
      <div style={{ gridColumn: '1 / -1' }}>
        <TextInput label="Instructions on the start page" isMultiline {...bind('instructions')} />
      </div>
    </Fields>
  )
}

export function NameField(props: SettingsFieldsProps) {
  const bind = useBinding(props)
  return <TextInput label="Name in this course" isRequired {...bind('name')} />
}
