import {
  learnerLetterKinds,
  letterKinds,
  letterModes,
  type LetterAvailability,
  type LetterKind,
  type LetterMode,
  type LetterPreferences,
} from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { ErrorPanel, MessageBand, SelectInput, SkeletonBar } from '@isomorph/ui'
import { useNotify, useUserInfo } from '../../../data/hooks.ts'
import { refusalOf } from '../../../entities/sign-in-refusal/refusal.ts'
import { AccountCard } from '../account-card.tsx'
import { FieldRows, Paragraph } from '../account.styles.ts'
import { useGetLetterPreferencesQuery, useSaveLetterPreferencesMutation } from './reminders.api.ts'

const kindLabels: Readonly<Record<LetterKind, PlainKey>> = {
  opened: 'account.letters.opened',
  dueSoon: 'account.letters.dueSoon',
  released: 'account.letters.released',
  corrected: 'account.letters.corrected',
  appealAnswered: 'account.letters.appealAnswered',
  toGrade: 'account.letters.toGrade',
  appealRaised: 'account.letters.appealRaised',
  regradeReady: 'account.letters.regradeReady',
}
const modeLabels: Readonly<Record<LetterMode, PlainKey>> = {
  off: 'account.letters.off',
  digest: 'account.letters.digest',
  atOnce: 'account.letters.atOnce',
}
const reasons: Readonly<Record<Exclude<LetterAvailability, 'available'>, PlainKey>> = {
  noMailServer: 'account.letters.noMailServer',
  switchedOff: 'account.letters.switchedOff',
}

function Choices({ preferences, isReadOnly }: { preferences: LetterPreferences; isReadOnly: boolean }) {
  const [save, { isLoading }] = useSaveLetterPreferencesMutation()
  const notify = useNotify()
  async function choose(kind: LetterKind, mode: LetterMode) {
    const saved = await save({ body: { modes: { [kind]: mode } } })
    if (saved.error) return notify('ERROR', refusalOf(saved.error).detail)
    notify('SUCCESS', t('account.letters.saved'))
  }
  const kinds = preferences.isGrader ? letterKinds : learnerLetterKinds
  const options = letterModes.map((value) => ({ value, label: t(modeLabels[value]) }))
  return (
    <FieldRows>
      {kinds.map((kind) => (
        <SelectInput<LetterMode>
          key={kind}
          id={`letters-${kind}`}
          label={t(kindLabels[kind])}
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
    <AccountCard title={t('account.letters.title')}>
      {error && !preferences && <ErrorPanel error={refusalOf(error)} onRetry={() => void refetch()} />}
      {!error && !preferences && <SkeletonBar />}
      {preferences && preferences.availability !== 'available' && (
        <MessageBand tone="neutral">{t(reasons[preferences.availability])}</MessageBand>
      )}
      {preferences?.availability === 'available' && (
        <>
          <Paragraph>{t('account.letters.explain', { email: preferences.email })}</Paragraph>
          <Choices preferences={preferences} isReadOnly={isImpersonated} />
        </>
      )}
    </AccountCard>
  )
}
