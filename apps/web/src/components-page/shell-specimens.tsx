import { PageHeader, Button } from '@isomorph/ui'
import { NavLinks } from '../app/navigation/nav-links.tsx'
import { NavMenu } from '../app/navigation/nav-menu.tsx'
import { MessageScreen } from '../screen/message-screen.tsx'
import { SectionLinks } from '../screen/section-links.tsx'
import { Group, Specimen } from './specimen.tsx'
import { MenuCard } from './specimens.styles.ts'

const entries = [
  { label: 'Courses', href: '/courses' },
  { label: 'Problems', href: '/problems' },
  { label: 'A course with a name that is far too long for a menu, and that nobody shortened', href: '/courses/7' },
]

function PageHead() {
  return (
    <Specimen title="Head of a page">
      <PageHeader
        title="Midterm 2, with a rather long name that has to go somewhere"
        breadcrumbs={[
          { label: 'Courses', href: '/courses' },
          { label: 'Statics', href: '/courses/7' },
        ]}
        meta="38 of 41 started · median 71 %"
        actions={
          <>
            <Button>Export</Button>
            <Button variant="contained">Grade</Button>
          </>
        }
      />
      <SectionLinks
        label="Course"
        links={[
          { label: 'Assessments', href: '/' },
          { label: 'People', href: '/people' },
          { label: 'Settings', href: '/settings' },
        ]}
      />
    </Specimen>
  )
}

/** What stands around screens. */
export function ShellSpecimens() {
  return (
    <Group title="Around a screen">
      <Specimen title="Menus" isInLine>
        <NavMenu label="Manage">
          <NavLinks entries={entries} />
        </NavMenu>
        <NavMenu label="Impersonating Ada Example">
          <NavLinks entries={entries} />
        </NavMenu>
      </Specimen>
      <Specimen title="Entries of a menu">
        <MenuCard>
          <NavLinks entries={entries} />
        </MenuCard>
      </Specimen>
      <PageHead />
      <Specimen title="A whole page that says one thing">
        <MessageScreen
          picture="lost"
          title="Something went wrong"
          actions={<Button variant="contained">Go home</Button>}
        >
          <p>What you were doing could not be finished. What you had saved is safe.</p>
        </MessageScreen>
      </Specimen>
    </Group>
  )
}
