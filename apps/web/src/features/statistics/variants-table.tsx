import type { ResultOf, statisticsCalls, VariantStatistics } from '@isomorph/contract'
import { DataTable, EmptyState, type Column } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { sittingPath } from '../../entities/group/learner-row.tsx'
import type { StatisticsPlace } from './figures-head.tsx'
import { VariantDots } from './pictures.tsx'
import {
  pointsWords,
  shareWords,
  testedAnew,
  testWords,
  unfairWords,
  unlistedWords,
  valuesWords,
} from './statistics-words.ts'
import { Notices, Quiet } from './statistics.styles.ts'

type VariantRow = VariantStatistics & { readonly id: number; readonly number: number }

function columnsOf(path: string): readonly Column<VariantRow>[] {
  return [
    { key: 'values', label: 'Variant', render: (row) => `${row.number}: ${valuesWords(row)}` },
    { key: 'n', label: 'Learners', align: 'right', isLabelled: true, render: ({ n }) => n },
    {
      key: 'earned',
      label: 'Earned',
      isLabelled: true,
      render: ({ difficulty }) => (difficulty ? shareWords(difficulty) : 'too few'),
    },
    {
      key: 'difference',
      label: 'Difference from learners with the same total (likely)',
      isLabelled: true,
      render: ({ difference }) =>
        difference
          ? `${pointsWords(difference.raw)} (${pointsWords(difference.low)} to ${pointsWords(difference.high)}; ${pointsWords(difference.shrunk)}) points of 100`
          : '–',
    },
    {
      key: 'open',
      label: 'Open',
      render: ({ problemInstanceId }) => (
        <Link href={`${path}/results?answer=${problemInstanceId}`}>Open the variant</Link>
      ),
    },
  ]
}

export type StatisticsOfProblem = ResultOf<typeof statisticsCalls.getProblemStatistics>

interface VariantsProps {
  readonly place: StatisticsPlace
  readonly statistics: StatisticsOfProblem
}

/** Each variant that enough learners share, the worst first, with what the tests say. */
export function Variants({ place, statistics }: VariantsProps) {
  const { problem, variants, tests } = statistics
  const path = sittingPath({ groupId: place.groupId, id: place.groupAssessmentId })
  return (
    <>
      <Notices>
        {[...testWords(problem, tests.state === 'pending'), ...unfairWords(problem, variants)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Notices>
      <Quiet role="status">{problem.tests && tests.state === 'pending' && testedAnew}</Quiet>
      <VariantDots variants={variants} />
      <DataTable<VariantRow>
        label="Variants"
        columns={columnsOf(path)}
        rows={variants.map((variant, index) => ({ ...variant, id: variant.problemInstanceId, number: index + 1 }))}
        nameOf={({ number }) => `variant ${number}`}
        empty={
          <EmptyState picture="done">
            No variant was given to five learners. Look at the drawn values instead.
          </EmptyState>
        }
      />
      {unlistedWords(statistics).map((text) => (
        <Quiet key={text}>{text}</Quiet>
      ))}
    </>
  )
}
