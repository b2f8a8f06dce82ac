import { styled } from '@mui/material/styles'
import { Card, color, CopyButton, Page, PageHeader } from '@isomorph/ui'
import { useParams } from 'react-router'
import { DetailGuard } from '../../shell/detail-guard.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { displayName } from './names.ts'
import { useGetUserQuery } from './people.api.ts'
import { globalRoleNames } from './role-names.ts'

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '8px 24px',
  margin: 0,
  alignItems: 'baseline',
  '& dt': { color: color.textSecond },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '@media (max-width: 599px)': { gridTemplateColumns: '1fr', gap: 2, '& dd': { marginBottom: 8 } },
})

/** /users/{userId} */
export function UserPage() {
  const { userId } = useParams()
  const fetched = useGetUserQuery({ params: { userId: Number(userId) } })
  usePageTitle(fetched.data && displayName(fetched.data))
  return (
    <DetailGuard fetched={fetched} fallback="/users">
      {(user) => (
        <Page>
          <PageHeader title={displayName(user)} breadcrumbs={[{ label: 'Users', href: '/users' }]} />
          <Card>
            <Facts>
              <dt>E-mail</dt>
              <dd>
                {user.email} <CopyButton text={user.email} label="Copy" />
              </dd>
              <dt>User name</dt>
              <dd>{user.userName}</dd>
              <dt>Id</dt>
              <dd>{user.id}</dd>
              <dt>UID</dt>
              <dd>{user.uid || 'N/A'}</dd>
              <dt>PUID</dt>
              <dd>{user.puid || 'N/A'}</dd>
              <dt>Roles</dt>
              <dd>{globalRoleNames(user) || 'None beyond their courses'}</dd>
            </Facts>
          </Card>
        </Page>
      )}
    </DetailGuard>
  )
}
