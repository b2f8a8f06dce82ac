import { Card } from '@isomorph/ui'
import { Paragraph } from '../identity-providers/identity-providers.styles.ts'
import { RosterFileCard } from './roster-file-card.tsx'

/** What is to do with exports: connect first, then hand one in. */
export function FilesNote({ id }: { id: number | undefined }) {
  if (id !== undefined) return <RosterFileCard id={id} />
  return (
    <Card>
      <h2>What to do in the student system</h2>
      <Paragraph>
        Export everything as OneRoster CSV, version 1.1 or 1.2 (bulk, not delta). The zip file holds terms, courses,
        classes, users and enrolments. Connect the timetable here; then its page takes the file.
      </Paragraph>
    </Card>
  )
}
