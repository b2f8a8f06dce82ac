import type { SharedLibrary } from '@isomorph/contract'
import { Card, ErrorPanel, TableSkeleton } from '@isomorph/ui'
import { requestErrorOf } from '../../../data/request-error.ts'
import { PeopleNames } from '../../../entities/person/people-names.tsx'
import { licenceNames } from '../../../entities/problem/licence.tsx'
import { counted } from '../../../numbers/counts.ts'
import { Detail, Name, Row, Rows, Section } from '../sharing.styles.ts'
import { useListLibraryLicencesQuery } from './shared-libraries.api.ts'

function Licences({ library }: { library: SharedLibrary }) {
  const { data, error, refetch } = useListLibraryLicencesQuery({ params: { sharedLibraryId: library.id } })
  if (error && !data) return <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={1} />
  if (data.length === 0) return <Detail>This library holds no problems yet.</Detail>
  return (
    <Rows aria-label="Licences">
      {data.map(({ licence, problemCount }) => (
        <Row key={licence}>
          <Name>{licenceNames()[licence]}</Name>
          <span>{counted(problemCount, 'problem', 'problems')}</span>
        </Row>
      ))}
    </Rows>
  )
}

/** What a shared library is for, who owns it, and under which licences its problems are. */
export function AboutLibrary({ library }: { library: SharedLibrary }) {
  return (
    <Card>
      <Section>
        <h3>What it is for</h3>
        {library.description === '' ? (
          <Detail>Its owners have not described it yet.</Detail>
        ) : (
          library.description.split('\n').map((line, index) => <span key={`${index} ${line}`}>{line}</span>)
        )}
        <h3>Owners</h3>
        <span>
          <PeopleNames people={library.owners} />
        </span>
        <h3>Licences of its problems</h3>
        <Licences library={library} />
      </Section>
    </Card>
  )
}
