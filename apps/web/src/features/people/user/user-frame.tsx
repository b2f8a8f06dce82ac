import type { UserDetail } from '@isomorph/contract'
import { Page, PageHeader } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useIsAllowed } from '../../../data/hooks.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { SectionLinks } from '../../../screen/section-links.tsx'
import { displayName, possessiveName } from '../../../entities/person/names.ts'
import { useGetUserQuery } from '../../../entities/person/people.api.ts'

/** The head of every page about one person, and the way between these pages. */
export function UserFrame({
  title,
  actions,
  children,
}: {
  /** What the page is about, where it is about a part: `Roles`. */
  title?: string
  actions?: (user: UserDetail) => ReactNode
  children: (user: UserDetail) => ReactNode
}) {
  const { userId } = useParams()
  const fetched = useGetUserQuery({ params: { userId: Number(userId) } })
  const mayReadRoles = useIsAllowed('UserRoleReadAny')
  const user = fetched.currentData
  usePageTitle(user && (title ? `${possessiveName(user)} ${title.toLowerCase()}` : displayName(user)))
  return (
    <DetailGuard fetched={fetched} fallback="/users">
      {(user) => (
        <Page>
          <PageHeader
            title={displayName(user)}
            breadcrumbs={[{ label: 'Users', href: '/users' }]}
            actions={actions?.(user)}
          />
          {mayReadRoles && (
            <SectionLinks
              label={displayName(user)}
              links={[
                { label: 'Overview', href: `/users/${user.id}` },
                { label: 'Roles', href: `/users/${user.id}/roles` },
              ]}
            />
          )}
          {children(user)}
        </Page>
      )}
    </DetailGuard>
  )
}
