import type { UserDetail } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { Button, Icon } from '@isomorph/ui'
import { useState } from 'react'
import { useIsAllowed } from '../../../data/hooks.ts'
import { AccommodationsButton } from '../../accommodations/index.ts'
import { ImpersonateButton, UserSessions } from '../../account/index.ts'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { UserActivities } from './user-activities.tsx'
import { UserCard } from './user-card.tsx'
import { UserCourses } from './user-courses.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserFrame } from './user-frame.tsx'
import { UserPersonalData } from './user-personal-data.tsx'
import { UserSignIn } from './user-sign-in.tsx'
import { UserNote } from './user.styles.ts'

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > div': { display: 'grid', gap: 16 },
  '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

function actionsOf(user: UserDetail) {
  return (
    <>
      <ImpersonateButton person={user} />
      <EditButton user={user} />
    </>
  )
}

/** /users/{userId} */
export function UserPage() {
  return (
    <UserFrame actions={actionsOf}>
      {(user) => (
        <Columns>
          <div>
            <UserFacts user={user} />
            <UserSignIn user={user} />
            <Sessions user={user} />
          </div>
          <div>
            <UserCourses user={user} />
            <Accommodations user={user} />
            <UserActivities user={user} />
            <UserPersonalData user={user} />
          </div>
        </Columns>
      )}
    </UserFrame>
  )
}

function Sessions({ user }: { user: UserDetail }) {
  const mayUpdate = useIsAllowed('UserUpdateAny') && !user.isMightier
  return mayUpdate && <UserSessions userId={user.id} />
}

function Accommodations({ user }: { user: UserDetail }) {
  const mayUpdate = useIsAllowed('UserUpdateAny')
  if (!mayUpdate) return null
  return (
    <UserCard title={t('people.user.accommodations')}>
      <UserNote>{t('people.user.accommodations.explain')}</UserNote>
      <div>
        <AccommodationsButton person={user} label={t('people.user.accommodations.show')} />
      </div>
    </UserCard>
  )
}

function EditButton({ user }: { user: UserDetail }) {
  const mayUpdate = useIsAllowed('UserUpdateAny') && !user.isMightier && user.erasedAt === null
  const [isEditing, setIsEditing] = useState(false)
  if (!mayUpdate) return null
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="edit" size={18} />} onClick={() => setIsEditing(true)}>
        {t('people.user.edit')}
      </Button>
      {isEditing && <EditUserDialog user={user} onClose={() => setIsEditing(false)} />}
    </>
  )
}
