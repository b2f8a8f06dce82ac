import type { SharedLibrary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Card, ErrorPanel, TableSkeleton } from '@isomorph/ui'
import { requestErrorOf } from '../../../data/request-error.ts'
import { PeopleNames } from '../../../entities/person/people-names.tsx'
import { licenceNames } from '../../../entities/problem/licence.tsx'
import { Detail, Name, Row, Rows, Section } from '../sharing.styles.ts'
import { useListLibraryLicencesQuery } from './shared-libraries.api.ts'

function Licences({ library }: { library: SharedLibrary }) {
  const { data, error, refetch } = useListLibraryLicencesQuery({ params: { sharedLibraryId: library.id } })
  if (error && !data) return <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={1} />
  if (data.length === 0) return <Detail>{t('sharing.problems.none')}</Detail>
  return (
    <Rows aria-label={t('sharing.licences.label')}>
      {data.map(({ licence, problemCount }) => (
        <Row key={licence}>
          <Name>{licenceNames()[licence]}</Name>
          <span>{t('shared.problemCount', { count: problemCount })}</span>
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
        <h3>{t('sharing.description')}</h3>
        {library.description === '' ? (
          <Detail>{t('sharing.description.none')}</Detail>
        ) : (
          library.description.split('\n').map((line, index) => <span key={`${index} ${line}`}>{line}</span>)
        )}
        <h3>{t('sharing.column.owners')}</h3>
        <span>
          <PeopleNames people={library.owners} />
        </span>
        <h3>{t('sharing.licences')}</h3>
        <Licences library={library} />
      </Section>
    </Card>
  )
}
