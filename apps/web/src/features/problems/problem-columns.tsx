import type { ProblemSummary } from '@isomorph/contract'
import { color, StatusChip, type Column } from '@isomorph/ui'
import { formatDay } from '../../dates/dates.ts'
import { PeopleNames } from '../../entities/person/people-names.tsx'
import { readableStatement } from '../../entities/problem/readable-statement.ts'
import { Tags } from '../../entities/problem/tags.tsx'

function ProblemName({ problem }: { problem: ProblemSummary }) {
  const isNotReady = problem.validationLevel === 'InvalidForSave' || problem.validationLevel === 'InvalidForUseError'
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '2px 8px', alignItems: 'center' }}>
      {problem.name}
      {isNotReady && <StatusChip tone="warning" label="Not ready" />}
    </span>
  )
}

/** Name, what it is for, tags, owners, changed. */
export function problemColumns(timeZone: string): readonly Column<ProblemSummary>[] {
  return [
    {
      key: 'name',
      label: 'Name',
      sortKey: 'name',
      width: '26%',
      render: (problem) => <ProblemName problem={problem} />,
    },
    {
      key: 'shortStatement',
      label: 'Statement',
      width: '38%',
      render: (problem) => (
        <span className="clamped" style={{ color: color.textSecond }}>
          {readableStatement(problem.shortStatement)}
        </span>
      ),
    },
    { key: 'tags', label: 'Tags', render: (problem) => <Tags tags={problem.tags} /> },
    {
      key: 'owners',
      label: 'Owners',
      isWideOnly: true,
      render: (problem) => (
        <span style={{ whiteSpace: 'nowrap' }}>
          <PeopleNames people={problem.owners} most={1} />
        </span>
      ),
    },
    {
      key: 'changedAt',
      label: 'Changed',
      sortKey: 'changedAt',
      isWideOnly: true,
      render: (problem) => <span style={{ whiteSpace: 'nowrap' }}>{formatDay(problem.changedAt, timeZone)}</span>,
    },
  ]
}
