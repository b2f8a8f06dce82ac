import {
  learnerLetterKinds,
  letterKinds,
  letterModes,
  type LetterAvailability,
  type LetterKind,
  type LetterMode,
  type LetterPreferences,
} from '@isomorph/contract'
import { ErrorPanel, MessageBand, SelectInput, SkeletonBar } from '@isomorph/ui'
import { useNotify, useUserInfo } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { AccountCard } from '../account-card.tsx'
import { FieldRows, Paragraph } from '../account.styles.ts'
import { useGetLetterPreferencesQuery, useSaveLetterPreferencesMutation } from './reminders.api.ts'

const kindLabels: Readonly<Record<LetterKind, string>> = {
  opened: 'An assessment opened',
  dueSoon: 'An assessment is due soon',
  released: 'Results were released',
  corrected: 'Results were corrected',
  appealAnswered: 'An appeal was answered',
  toGrade: 'Answers wait for grading',
  appealRaised: 'A learner appeals',
  regradeReady: 'A look at a regrade is ready',
}
const modeLabels: Readonly<Record<LetterMode, string>> = {
  off: 'No letter',
  digest: 'In one letter a day, at 7 AM',
  atOnce: 'At once',
}
const reasons: Readonly<Record<Exclude<LetterAvailability, 'available'>, string>> = {
  noMailServer: 'No letters are sent: no mail server is connected here.',
  switchedOff: 'No letters are sent: the administrators of this site have switched them off.',
}
const options = letterModes.map((value) => ({ value, label: modeLabels[value] }))

function Choices({ preferences, isReadOnly }: { preferences: LetterPreferences; isReadOnly: boolean }) {
  const [save, { isLoading }] = useSaveLetterPreferencesMutation()
  const notify = useNotify()
  async function choose(kind: LetterKind, mode: LetterMode) {
    const saved = await save({ body: { modes: { [kind]: mode } } })
    if (saved.error) return notify('ERROR', requestErrorOf(saved.error).detail)
    notify('SUCCESS', 'Letters saved')
  }
  const kinds = preferences.isGrader ? letterKinds : learnerLetterKinds
  return (
    <FieldRows>
      {kinds.map((kind) => (
        <SelectInput<LetterMode>
          key={kind}
          id={`letters-${kind}`}
          label={kindLabels[kind]}
          value={preferences.modes[kind]}
          options={options}
          isDisabled={isReadOnly || isLoading}
          onChange={(mode) => void choose(kind, mode)}
        />
      ))}
    </FieldRows>
  )
}

/** Of what one is told by letter. */
export function LettersCard() {
  const { data: preferences, error, refetch } = useGetLetterPreferencesQuery(undefined)
  const isImpersonated = useUserInfo()?.isImpersonated ?? true
  return (
    <AccountCard title="Letters">
      {error && !preferences && <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />}
      {!error && !preferences && <SkeletonBar />}
      {preferences && preferences.availability !== 'available' && (
        <MessageBand tone="neutral">{reasons[preferences.availability]}</MessageBand>
      )}
      {preferences?.availability === 'available' && (
        <>
          <Paragraph>{`Letters about assessments of your courses go to ${preferences.email}. They hold no marks.`}</Paragraph>
          <Choices preferences={preferences} isReadOnly={isImpersonated} />
        </>
      )}
    </AccountCard>
  )
}
