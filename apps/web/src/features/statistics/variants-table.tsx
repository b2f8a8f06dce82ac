import { fewestLearners, type ProblemStatistics, type VariantStatistics } from '@isomorph/contract'
import { DataTable, EmptyState, type Column } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { sittingPath } from '../../entities/group/learner-row.tsx'
import type { StatisticsPlace } from './figures-head.tsx'
import { VariantDots } from './pictures.tsx'
import { pointsWords, shareWords, testWords, valueWords } from './statistics-words.ts'
import { Notices, Quiet } from './statistics.styles.ts'

type VariantRow = VariantStatistics & { readonly id: number; readonly number: number }

function valuesOf({ values }: VariantStatistics): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${valueWords(value)}`)
    .join(', ')
}

function columnsOf(path: string): readonly Column<VariantRow>[] {
  return [
    { key: 'values', label: 'Variant', render: (row) => `${row.number}: ${valuesOf(row)}` },
    { key: 'n', label: 'Learners', align: 'right', isLabelled: true, render: ({ n }) => n },
    {
      key: 'earned',
      label: 'Earned',
      isLabelled: true,
      render: ({ difficulty }) => (difficulty ? shareWords(difficulty) : 'too few'),
    },
    {
      key: 'difference',
      label: 'Against equal learners (likely)',
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

interface VariantsProps {
  readonly place: StatisticsPlace
  readonly problem: ProblemStatistics
  readonly variants: readonly VariantStatistics[]
  readonly further: number
}

/** Each variant that enough learners share, the worst first, with what the tests say. */
export function Variants({ place, problem, variants, further }: VariantsProps) {
  const path = sittingPath({ groupId: place.groupId, id: place.groupAssessmentId })
  return (
    <>
      <Notices>
        {testWords(problem, problem.n >= fewestLearners.discrimination).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Notices>
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
      {further > 0 && <Quiet>{further} more variants were given to fewer than five learners each.</Quiet>}
    </>
  )
}
