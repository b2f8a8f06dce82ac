import { t } from '@isomorph/messages'
import { Page, PageHeader } from '@isomorph/ui'
import { useParams } from 'react-router'
import { usePageTitle } from '../../screen/page-title.ts'
import { ChooseFile } from './choose-file.tsx'
import { ImportPreview } from './import-preview.tsx'

/** /users/import: people of the installation from a file. */
export function PeopleImportPage() {
  const { importId } = useParams()
  usePageTitle(t('people-import.title'))
  return (
    <Page>
      <PageHeader
        title={t('people-import.title')}
        breadcrumbs={[{ label: t('people-import.users'), href: '/users' }]}
      />
      {importId === undefined ? (
        <ChooseFile roster={null} pathOf={(id) => `/users/import/${id}`} />
      ) : (
        <ImportPreview
          importId={Number(importId)}
          again="/users/import"
          back={{ label: t('people-import.toUsers'), href: '/users' }}
        />
      )}
    </Page>
  )
}
