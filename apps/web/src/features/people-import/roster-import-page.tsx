import { isAllowed } from '@isomorph/access'
import { t } from '@isomorph/messages'
import { Page, PageHeader } from '@isomorph/ui'
import { Navigate, useParams } from 'react-router'
import { useUserInfo } from '../../data/hooks.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import { useGetGroupQuery } from '../../entities/group/courses.api.ts'
import { ChooseFile } from './choose-file.tsx'
import { ImportPreview } from './import-preview.tsx'

/** /courses/{groupId}/people/import: the roster of a course from a file. */
export function RosterImportPage() {
  const { groupId, importId } = useParams()
  const fetched = useGetGroupQuery({ params: { groupId: Number(groupId) } })
  const userInfo = useUserInfo() ?? { activities: [] }
  const people = `/courses/${groupId}/people`
  usePageTitle(t('people-import.title'))
  return (
    <DetailGuard fetched={fetched} fallback="/courses">
      {(group) => {
        const mayModify = isAllowed({ requiredActivity: 'GroupUserRoleModify', entity: group, userInfo })
        if (!mayModify) return <Navigate to={people} replace />
        return (
          <Page>
            <PageHeader
              title={t('people-import.title')}
              breadcrumbs={[
                { label: t('people-import.courses'), href: '/courses' },
                { label: group.name, href: `/courses/${group.id}` },
                { label: t('people-import.people'), href: people },
              ]}
            />
            {importId === undefined ? (
              <ChooseFile roster={{ groupId: group.id }} pathOf={(id) => `${people}/import/${id}`} />
            ) : (
              <ImportPreview
                importId={Number(importId)}
                again={`${people}/import`}
                back={{ label: t('people-import.toPeople'), href: people }}
              />
            )}
          </Page>
        )
      }}
    </DetailGuard>
  )
}
