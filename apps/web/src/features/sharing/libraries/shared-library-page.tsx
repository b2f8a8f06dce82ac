import type { SharedLibrary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, Page, PageHeader } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useIsAllowed } from '../../../data/hooks.ts'
import { PeopleNames } from '../../../entities/person/people-names.tsx'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { inParts } from '../../../messages/in-parts.tsx'
import { lazyPart } from '../../../screen/load-screen.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { SectionLinks } from '../../../screen/section-links.tsx'
import { PeopleWithRoles } from '../people/people-with-roles.tsx'
import { useSharedLibraryRoles } from '../people/use-entity-roles.ts'
import { Section } from '../sharing.styles.ts'
import { AboutLibrary } from './about-library.tsx'
import { LeaveLibrary } from './leave-library.tsx'
import { LibraryProblems } from './library-problems.tsx'
import { useGetSharedLibraryQuery } from './shared-libraries.api.ts'

const EditLibraryDialog = lazyPart(async () => (await import('./edit-library-dialog.tsx')).EditLibraryDialog)

function PeopleTab({ library }: { library: SharedLibrary }) {
  const canRead = useIsAllowed('UserRoleRead', { entityType: 'SharedLibrary', entity: library })
  const canModify = useIsAllowed('UserRoleModify', { entityType: 'SharedLibrary', entity: library })
  const roles = useSharedLibraryRoles(library.id, canRead)
  const navigate = useNavigate()
  const onLeft = () => void navigate('/sharedLibraries')
  if (!canRead) return <LeaveLibrary library={library} roles={roles} onLeft={onLeft} />
  return (
    <Card>
      <Section>
        <PeopleWithRoles roles={roles} entityName={library.name} canModify={canModify} onLeft={onLeft} />
      </Section>
    </Card>
  )
}

function LibraryTab({ library, tab }: { library: SharedLibrary; tab: string }) {
  if (tab === 'people') return <PeopleTab library={library} />
  if (tab === 'about') return <AboutLibrary library={library} />
  return <LibraryProblems library={library} />
}

function Library({ library }: { library: SharedLibrary }) {
  const { pathname } = useLocation()
  const canUpdate = useIsAllowed('Update', { entityType: 'SharedLibrary', entity: library })
  const [isEditing, setIsEditing] = useState(false)
  const base = `/sharedLibraries/${library.id}`
  return (
    <Page>
      <PageHeader
        title={library.name}
        breadcrumbs={[{ label: t('shared.libraries'), href: '/sharedLibraries' }]}
        meta={<span>{inParts('sharing.owners', { people: <PeopleNames people={library.owners} /> })}</span>}
        actions={
          canUpdate && (
            <Button variant="outlined" onClick={() => setIsEditing(true)}>
              {t('sharing.change')}
            </Button>
          )
        }
      />
      <SectionLinks
        label={t('sharing.tabs.label')}
        links={[
          { label: t('shared.problems'), href: base },
          { label: t('sharing.people'), href: `${base}/people` },
          { label: t('sharing.tab.about'), href: `${base}/about` },
        ]}
      />
      <LibraryTab library={library} tab={pathname.slice(base.length + 1)} />
      <Suspense>{isEditing && <EditLibraryDialog library={library} onClose={() => setIsEditing(false)} />}</Suspense>
    </Page>
  )
}

/** /sharedLibraries/{sharedLibraryId}, with its tabs below it. */
export function SharedLibraryPage() {
  const { sharedLibraryId } = useParams()
  const fetched = useGetSharedLibraryQuery({ params: { sharedLibraryId: Number(sharedLibraryId) } })
  usePageTitle(fetched.data?.name)
  return (
    <DetailGuard fetched={fetched} fallback="/sharedLibraries">
      {(library) => <Library key={library.id} library={library} />}
    </DetailGuard>
  )
}
