import type { ProblemSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { StatusChip, type Column } from '@isomorph/ui'
import { formatDay } from '../../dates/dates.ts'
import { PeopleNames } from '../../entities/person/people-names.tsx'
import { readableStatement } from '../../entities/problem/readable-statement.ts'
import { Tags } from '../../entities/problem/tags.tsx'
import { Day, NameCell, Second } from './problems.styles.ts'

function ProblemName({ problem }: { problem: ProblemSummary }) {
  const isNotReady = problem.validationLevel === 'InvalidForSave' || problem.validationLevel === 'InvalidForUseError'
  return (
    <NameCell>
      {problem.name}
      {isNotReady && <StatusChip tone="warning" label={t('problems.notReady')} />}
    </NameCell>
  )
}

/** Name, statement, tags, owners and time of the last change. */
export function problemColumns(timeZone: string, onTag: (tag: string) => void): readonly Column<ProblemSummary>[] {
  return [
    {
      key: 'name',
      label: t('shared.name'),
      sortKey: 'name',
      width: '26%',
      render: (problem) => <ProblemName problem={problem} />,
    },
    {
      key: 'shortStatement',
      label: t('problems.column.statement'),
      width: '38%',
      render: (problem) => <Second className="clamped">{readableStatement(problem.shortStatement)}</Second>,
    },
    {
      key: 'tags',
      label: t('problems.column.tags'),
      render: (problem) => <Tags tags={problem.tags} onChoose={onTag} />,
    },
    {
      key: 'owners',
      label: t('problems.column.owners'),
      isWideOnly: true,
      render: (problem) => (
        <Day>
          <PeopleNames people={problem.owners} most={1} />
        </Day>
      ),
    },
    {
      key: 'changedAt',
      label: t('problems.column.changed'),
      sortKey: 'changedAt',
      isWideOnly: true,
      render: (problem) => <Day>{formatDay(problem.changedAt, timeZone)}</Day>,
    },
  ]
}
