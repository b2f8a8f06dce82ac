import { nameOfTimeZone } from '../../dates/time-zones.ts'
import type { DeliverySettings } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCourseTimeZone } from '../../data/hooks.ts'
import { CheckboxField, SelectField, TextField } from '../../forms/field.tsx'
import { optionsOf } from '../../forms/message-options.ts'
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

const releases: readonly (readonly [DeliverySettings['scoresRelease'], PlainKey])[] = [
  ['immediately', 'group-assessments.when.immediately'],
  ['afterAttempts', 'group-assessments.when.afterAttempts'],
  ['afterDue', 'group-assessments.when.afterDue'],
  ['byHand', 'group-assessments.when.byHand'],
  ['never', 'group-assessments.when.never'],
]

const counting: readonly (readonly [DeliverySettings['countingAttempt'], PlainKey])[] = [
  ['best', 'group-assessments.counting.best'],
  ['last', 'group-assessments.counting.last'],
  ['first', 'group-assessments.counting.first'],
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
    <TextField
      {...fieldOf('dueAt')}
      label={t('group-assessments.fields.due')}
      type="datetime-local"
      hint={t('group-assessments.fields.due.hint', { timeZone: nameOfTimeZone(timeZone) })}
    />
  )
}

export function DateFields({ hasDue = false }: { hasDue?: boolean }) {
  const fieldOf = useField()
  return (
    <Fields legend={t('group-assessments.fields.dates')} note={t('group-assessments.fields.dates.note')}>
      <TextField
        {...fieldOf('opensAt')}
        label={t('group-assessments.fields.opens')}
        type="datetime-local"
        hint={t('group-assessments.fields.opens.hint')}
      />
      {hasDue && <DueField />}
      <TextField {...fieldOf('closesAt')} label={t('group-assessments.fields.closes')} type="datetime-local" />
      <TextField {...fieldOf('latePenaltyPercent')} label={t('group-assessments.fields.latePenalty')} input={decimal} />
    </Fields>
  )
}

export function AttemptFields() {
  const fieldOf = useField()
  return (
    <Fields legend={t('group-assessments.fields.attemptsAndTime')}>
      <TextField
        {...fieldOf('attemptsAllowed')}
        label={t('group-assessments.fields.attempts')}
        input={whole}
        hint={t('group-assessments.fields.attempts.hint')}
      />
      <TextField
        {...fieldOf('attemptPenaltyPercent')}
        label={t('group-assessments.fields.attemptPenalty')}
        input={decimal}
      />
      <SelectField
        {...fieldOf('countingAttempt')}
        label={t('group-assessments.fields.counts')}
        options={optionsOf(counting)}
      />
      <TextField
        {...fieldOf('timeLimitMinutes')}
        label={t('group-assessments.fields.timeLimit')}
        input={whole}
        hint={t('group-assessments.fields.timeLimit.hint')}
      />
    </Fields>
  )
}

export function ReleaseFields() {
  const fieldOf = useField()
  const options = optionsOf(releases)
  return (
    <Fields legend={t('group-assessments.fields.release')}>
      <SelectField
        {...fieldOf('correctnessRelease')}
        label={t('group-assessments.fields.release.correctness')}
        options={options}
      />
      <SelectField
        {...fieldOf('scoresRelease')}
        label={t('group-assessments.fields.release.scores')}
        options={options}
      />
      <SelectField
        {...fieldOf('answersRelease')}
        label={t('group-assessments.fields.release.answers')}
        options={options}
      />
      <SelectField
        {...fieldOf('solutionsRelease')}
        label={t('group-assessments.fields.release.solutions')}
        options={options}
      />
    </Fields>
  )
}

function AccessCodeField({ hasHiddenCode }: { hasHiddenCode: boolean }) {
  const fieldOf = useField()
  const isRemoved = useWatch({ control: fieldOf('accessCode').control, name: 'removesAccessCode' })
  return (
    <TextField
      {...fieldOf('accessCode')}
      label={hasHiddenCode ? t('group-assessments.fields.newAccessCode') : t('group-assessments.fields.accessCode')}
      autoComplete="off"
      hint={
        hasHiddenCode ? t('group-assessments.fields.newAccessCode.hint') : t('group-assessments.fields.accessCode.hint')
      }
      isDisabled={isRemoved}
    />
  )
}

const lateRules: readonly (readonly [DeliverySettings['lateEvidence'], PlainKey])[] = [
  ['ask', 'group-assessments.fields.late.ask'],
  ['acceptGap', 'group-assessments.fields.late.acceptGap'],
  ['never', 'group-assessments.fields.late.never'],
]

/** What comes afterwards: work that was done without a network, and appeals. */
function AfterwardsFields() {
  const fieldOf = useField()
  const rule = useWatch({ control: fieldOf('lateEvidence').control, name: 'lateEvidence' })
  return (
    <>
      <SelectField
        {...fieldOf('lateEvidence')}
        label={t('group-assessments.fields.late')}
        options={optionsOf(lateRules)}
      />
      {rule === 'acceptGap' && (
        <TextField
          {...fieldOf('lateEvidenceGapMinutes')}
          label={t('group-assessments.fields.silence')}
          input={whole}
          hint={t('group-assessments.fields.silence.hint')}
        />
      )}
      <TextField
        {...fieldOf('appealDays')}
        label={t('group-assessments.fields.appealDays')}
        input={whole}
        hint={t('group-assessments.fields.appealDays.hint')}
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
        label={t('group-assessments.fields.isFinishedByHand')}
        hint={t('group-assessments.fields.isFinishedByHand.hint')}
      />
      <CheckboxField
        control={control}
        name="showsHints"
        label={t('group-assessments.fields.showsHints')}
        hint={t('group-assessments.fields.showsHints.hint')}
      />
      <CheckboxField
        control={control}
        name="showsProblemNames"
        label={t('group-assessments.fields.showsProblemNames')}
        hint={t('group-assessments.fields.showsProblemNames.hint')}
      />
      <CheckboxField control={control} name="isShuffled" label={t('group-assessments.fields.isShuffled')} />
      {hasHiddenCode && (
        <CheckboxField
          control={control}
          name="removesAccessCode"
          label={t('group-assessments.fields.removesAccessCode')}
        />
      )}
    </Choices>
  )
}

/** `hasHiddenCode`: there is an access code that nobody can read. */
export function ConductFields({ hasHiddenCode = false }: { hasHiddenCode?: boolean }) {
  const fieldOf = useField()
  return (
    <Fields legend={t('group-assessments.fields.conduct')}>
      <ConductChoices hasHiddenCode={hasHiddenCode} />
      <TextField
        {...fieldOf('variantCount')}
        label={t('group-assessments.fields.variants')}
        input={whole}
        hint={t('group-assessments.fields.variants.hint')}
      />
      <AccessCodeField hasHiddenCode={hasHiddenCode} />
      <AfterwardsFields />
      <FullWidth>
        <TextField {...fieldOf('instructions')} label={t('group-assessments.fields.instructions')} isMultiline />
      </FullWidth>
    </Fields>
  )
}

export function NameField() {
  const fieldOf = useField()
  return <TextField {...fieldOf('name')} label={t('group-assessments.fields.name')} isRequired />
}
