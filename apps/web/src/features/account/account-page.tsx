import { styled } from '@mui/material/styles'
import { t } from '@isomorph/messages'
import { ErrorPanel, MessageBand, Page, PageHeader, PageSkeleton } from '@isomorph/ui'
import { useUserInfo } from '../../data/hooks.ts'
import { refusalOf } from '../../entities/sign-in-refusal/refusal.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { useGetProfileQuery } from './account.api.ts'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { CalendarCard } from './reminders/calendar-card.tsx'
import { LettersCard } from './reminders/letters-card.tsx'
import { PasskeysCard } from './passkeys/passkeys-card.tsx'
import { SecondFactorCard } from './second-factor/second-factor-card.tsx'
import { PersonalDataCard } from './personal-data-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import { AccountFrame, BandRoom } from './account.styles.ts'

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > div': { display: 'grid', gap: 16 },
  '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** /account */
export function AccountPage() {
  usePageTitle(t('account.title'))
  const { data: profile, error, refetch } = useGetProfileQuery(undefined, { refetchOnMountOrArgChange: true })
  const isImpersonated = useUserInfo()?.isImpersonated ?? false
  if (!profile && error) {
    return (
      <AccountFrame>
        <ErrorPanel error={refusalOf(error)} onRetry={() => void refetch()} />
      </AccountFrame>
    )
  }
  if (!profile) return <PageSkeleton />
  return (
    <Page>
      <PageHeader title={t('account.title')} />
      {isImpersonated && (
        <BandRoom>
          <MessageBand tone="warning">{t('account.impersonated')}</MessageBand>
        </BandRoom>
      )}
      <Columns>
        <div>
          <ProfileForm key={profile.userName} profile={profile} isReadOnly={isImpersonated} />
          {profile.hasPassword && !isImpersonated && <PasswordForm />}
          {profile.hasPassword && !isImpersonated && <SecondFactorCard />}
          {profile.hasPassword && !isImpersonated && <PasskeysCard />}
        </div>
        <div>
          <CalendarCard />
          <LettersCard />
          <OwnSessions />
          <PersonalDataCard />
        </div>
      </Columns>
    </Page>
  )
}
