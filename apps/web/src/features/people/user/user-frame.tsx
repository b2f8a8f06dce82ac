import type { UserDetail } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Page, PageHeader } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useIsAllowed } from '../../../data/hooks.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { SectionLinks } from '../../../screen/section-links.tsx'
import { displayName } from '../../../entities/person/names.ts'
import { useGetUserQuery } from '../../../entities/person/people.api.ts'

/** The head of every page about one person, and the way between these pages. */
export function UserFrame({
  titleOf,
  actions,
  children,
}: {
  /** The title of a page about a part, with the person's name: `Ada Abel' roles`. */
  titleOf?: (name: string) => string
  actions?: (user: UserDetail) => ReactNode
  children: (user: UserDetail) => ReactNode
}) {
  const { userId } = useParams()
  const fetched = useGetUserQuery({ params: { userId: Number(userId) } })
  const mayReadRoles = useIsAllowed('UserRoleReadAny')
  const user = fetched.currentData
  usePageTitle(user && (titleOf ? titleOf(displayName(user)) : displayName(user)))
  return (
    <DetailGuard fetched={fetched} fallback="/users">
      {(user) => (
        <Page>
          <PageHeader
            title={displayName(user)}
            breadcrumbs={[{ label: t('people.users.title'), href: '/users' }]}
            actions={actions?.(user)}
          />
          {mayReadRoles && (
            <SectionLinks
              label={displayName(user)}
              links={[
                { label: t('people.user.overview'), href: `/users/${user.id}` },
                { label: t('people.column.roles'), href: `/users/${user.id}/roles` },
              ]}
            />
          )}
          {children(user)}
        </Page>
      )}
    </DetailGuard>
  )
}
