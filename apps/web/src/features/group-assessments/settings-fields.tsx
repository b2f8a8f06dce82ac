import { nameOfTimeZone } from '../../dates/time-zones.ts'
import type { SelectOption } from '@isomorph/ui'
import type { DeliverySettings } from '@isomorph/contract'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCourseTimeZone } from '../../data/hooks.ts'
import { CheckboxField, SelectField, TextField } from '../../forms/field.tsx'
import { Choices, FullWidth, SettingsGroup, SettingsNote } from './settings.styles.ts'
import type { SettingsDraft } from './settings-draft.ts'

const decimal = { inputMode: 'decimal' } as const
const whole = { inputMode: 'numeric' } as const

function Fields({ legend, note, children }: { legend: string; note?: ReactNode; children: ReactNode }) {
  return (
    <SettingsGroup>
      <legend>{legend}</legend>
      <div>{children}</div>
      {note && <SettingsNote>{note}</SettingsNote>}
    </SettingsGroup>
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

/** A field of the surrounding form. */
function useField() {
  const { control } = useFormContext<SettingsDraft>()
  return function fieldOf<K extends keyof SettingsDraft>(name: K) {
    return { control, name, id: `settings-${name}` }
  }
}

/** When it is due; the one thing besides the assessment itself that has to be decided. */
export function DueField() {
  const fieldOf = useField()
  const timeZone = useCourseTimeZone()
  return (
    <TextField {...fieldOf('dueAt')} label="Due" type="datetime-local" hint={`Time of ${nameOfTimeZone(timeZone)}`} />
  )
}

export function DateFields({ hasDue = false }: { hasDue?: boolean }) {
  const fieldOf = useField()
  return (
    <Fields legend="Dates" note="Without a closing date, work closes when it is due.">
      <TextField {...fieldOf('opensAt')} label="Opens" type="datetime-local" hint="Empty: as soon as it is published" />
      {hasDue && <DueField />}
      <TextField {...fieldOf('closesAt')} label="Late work accepted until" type="datetime-local" />
      <TextField {...fieldOf('latePenaltyPercent')} label="Late penalty per day, percent" input={decimal} />
    </Fields>
  )
}

export function AttemptFields() {
  const fieldOf = useField()
  return (
    <Fields legend="Attempts and time">
      <TextField {...fieldOf('attemptsAllowed')} label="Attempts per problem" input={whole} hint="Empty: unlimited" />
      <TextField {...fieldOf('attemptPenaltyPercent')} label="Penalty per further attempt, percent" input={decimal} />
      <SelectField {...fieldOf('countingAttempt')} label="What counts" options={counting} />
      <TextField {...fieldOf('timeLimitMinutes')} label="Time limit in minutes" input={whole} hint="Empty: no limit" />
    </Fields>
  )
}

export function ReleaseFields() {
  const fieldOf = useField()
  return (
    <Fields legend="What students see, and when">
      <SelectField {...fieldOf('correctnessRelease')} label="Whether an answer is right" options={releases} />
      <SelectField {...fieldOf('scoresRelease')} label="Scores" options={releases} />
      <SelectField {...fieldOf('answersRelease')} label="Correct answers" options={releases} />
      <SelectField {...fieldOf('solutionsRelease')} label="Worked solutions" options={releases} />
    </Fields>
  )
}

function AccessCodeField({ hasHiddenCode }: { hasHiddenCode: boolean }) {
  const fieldOf = useField()
  const isRemoved = useWatch({ control: fieldOf('accessCode').control, name: 'removesAccessCode' })
  return (
    <TextField
      {...fieldOf('accessCode')}
      label={hasHiddenCode ? 'New access code' : 'Access code'}
      autoComplete="off"
      hint={
        hasHiddenCode
          ? 'Set, not readable: an earlier version stored it. Empty: it stays.'
          : 'Students type it to start. Empty: none'
      }
      isDisabled={isRemoved}
    />
  )
}

const lateRules: readonly SelectOption<DeliverySettings['lateEvidence']>[] = [
  { value: 'ask', label: 'Keep it and ask me' },
  { value: 'acceptGap', label: 'Accept it after a short silence of the network' },
  { value: 'never', label: 'Keep it on record only' },
]

/** What comes afterwards: work that was done without a network, and appeals. */
function AfterwardsFields() {
  const fieldOf = useField()
  const rule = useWatch({ control: fieldOf('lateEvidence').control, name: 'lateEvidence' })
  return (
    <>
      <SelectField {...fieldOf('lateEvidence')} label="Work that arrives after the deadline" options={lateRules} />
      {rule === 'acceptGap' && (
        <TextField
          {...fieldOf('lateEvidenceGapMinutes')}
          label="Longest silence in minutes"
          input={whole}
          hint="Longer silences are yours to judge, and work that arrives when correct answers are visible."
        />
      )}
      <TextField
        {...fieldOf('appealDays')}
        label="Days for appeals against marks"
        input={whole}
        hint="From when marks are shown, or changed. 0: no appeals"
      />
    </>
  )
}

function ConductChoices({ hasHiddenCode }: { hasHiddenCode: boolean }) {
  const { control } = useFormContext<SettingsDraft>()
  return (
    <Choices>
      <CheckboxField
        control={control}
        name="isFinishedByHand"
        label="Students hand in everything at once (exam)"
        hint="Otherwise the assessment only closes (homework)."
      />
      <CheckboxField
        control={control}
        name="showsHints"
        label="Students see hints"
        hint="Otherwise the hints of the problems stay hidden."
      />
      <CheckboxField
        control={control}
        name="showsProblemNames"
        label="Students see the names of problems"
        hint="Otherwise a problem is called by its number."
      />
      <CheckboxField control={control} name="isShuffled" label="Problems in a different order for every student" />
      {hasHiddenCode && <CheckboxField control={control} name="removesAccessCode" label="Remove the access code" />}
    </Choices>
  )
}

/** `hasHiddenCode`: there is an access code that nobody can read. */
export function ConductFields({ hasHiddenCode = false }: { hasHiddenCode?: boolean }) {
  const fieldOf = useField()
  return (
    <Fields legend="How it runs">
      <ConductChoices hasHiddenCode={hasHiddenCode} />
      <TextField
        {...fieldOf('variantCount')}
        label="Variants per problem"
        input={whole}
        hint="Empty: every student has their own"
      />
      <AccessCodeField hasHiddenCode={hasHiddenCode} />
      <AfterwardsFields />
      <FullWidth>
        <TextField {...fieldOf('instructions')} label="Instructions on the start page" isMultiline />
      </FullWidth>
    </Fields>
  )
}

export function NameField() {
  const fieldOf = useField()
  return <TextField {...fieldOf('name')} label="Name in this course" isRequired />
}
