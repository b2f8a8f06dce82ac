import { t } from '@isomorph/messages'
import { Card } from '@isomorph/ui'
import { Paragraph } from '../identity-providers/identity-providers.styles.ts'
import { RosterFileCard } from './roster-file-card.tsx'

/** What is to do with exports: connect first, then hand one in. */
export function FilesNote({ id }: { id: number | undefined }) {
  if (id !== undefined) return <RosterFileCard id={id} />
  return (
    <Card>
      <h2>{t('timetables.files.before')}</h2>
      <Paragraph>{t('timetables.files.before.explain')}</Paragraph>
    </Card>
  )
}
