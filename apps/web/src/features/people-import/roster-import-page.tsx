import { isAllowed } from '@isomorph/access'
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
  usePageTitle('Import people')
  return (
    <DetailGuard fetched={fetched} fallback="/courses">
      {(group) => {
        const mayModify = isAllowed({ requiredActivity: 'GroupUserRoleModify', entity: group, userInfo })
        if (!mayModify) return <Navigate to={people} replace />
        return (
          <Page>
            <PageHeader
              title="Import people"
              breadcrumbs={[
                { label: 'Courses', href: '/courses' },
                { label: group.name, href: `/courses/${group.id}` },
                { label: 'People', href: people },
              ]}
            />
            {importId === undefined ? (
              <ChooseFile roster={{ groupId: group.id }} pathOf={(id) => `${people}/import/${id}`} />
            ) : (
              <ImportPreview
                importId={Number(importId)}
                again={`${people}/import`}
                back={{ label: 'To the people of the course', href: people }}
              />
            )}
          </Page>
        )
      }}
    </DetailGuard>
  )
}
