import { Page, PageHeader } from '@isomorph/ui'
import { useParams } from 'react-router'
import { usePageTitle } from '../../screen/page-title.ts'
import { ChooseFile } from './choose-file.tsx'
import { ImportPreview } from './import-preview.tsx'

/** /users/import: people of the installation from a file. */
export function PeopleImportPage() {
  const { importId } = useParams()
  usePageTitle('Import people')
  return (
    <Page>
      <PageHeader title="Import people" breadcrumbs={[{ label: 'Users', href: '/users' }]} />
      {importId === undefined ? (
        <ChooseFile roster={null} pathOf={(id) => `/users/import/${id}`} />
      ) : (
        <ImportPreview
          importId={Number(importId)}
          again="/users/import"
          back={{ label: 'To the users', href: '/users' }}
        />
      )}
    </Page>
  )
}
