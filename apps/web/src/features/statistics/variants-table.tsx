import type { ResultOf, statisticsCalls, VariantStatistics } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { DataTable, EmptyState, type Column } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { sittingPath } from '../../entities/group/learner-row.tsx'
import { valuesWords } from '../../numbers/values.ts'
import type { StatisticsPlace } from './figures-head.tsx'
import { VariantDots } from './pictures.tsx'
import { pointsWords, shareWords, testWords, tooFewWords, unfairWords, unlistedWords } from './statistics-words.ts'
import { Notices, Quiet } from './statistics.styles.ts'
import { TestsStatus } from './tests-status.tsx'

type VariantRow = VariantStatistics & { readonly id: number; readonly number: number }

function variantWords(row: VariantRow): string {
  return t('statistics.variant.values', { number: String(row.number), values: valuesWords(row.values) })
}

function differenceWords({ difference }: VariantRow): string {
  if (!difference) return '–'
  return t('statistics.variant.difference.points', {
    raw: pointsWords(difference.raw),
    low: pointsWords(difference.low),
    high: pointsWords(difference.high),
    likely: pointsWords(difference.shrunk),
  })
}

function columnsOf(path: string): readonly Column<VariantRow>[] {
  return [
    { key: 'values', label: t('statistics.variant'), render: variantWords },
    { key: 'n', label: t('statistics.column.learners'), align: 'right', isLabelled: true, render: ({ n }) => n },
    {
      key: 'earned',
      label: t('statistics.earned'),
      isLabelled: true,
      render: ({ difficulty }) => (difficulty ? shareWords(difficulty) : tooFewWords('difficulty')),
    },
    {
      key: 'difference',
      label: t('statistics.variant.difference'),
      isLabelled: true,
      render: differenceWords,
    },
    {
      key: 'open',
      label: t('statistics.variant.open'),
      render: ({ problemInstanceId }) => (
        <Link href={`${path}/results?answer=${problemInstanceId}`}>{t('statistics.variant.open.link')}</Link>
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
      <TestsStatus isPending={tests.state === 'pending'} doneWords={t('statistics.tested')} />
      <VariantDots variants={variants} />
      <DataTable<VariantRow>
        label={t('statistics.variants')}
        columns={columnsOf(path)}
        rows={variants.map((variant, index) => ({ ...variant, id: variant.problemInstanceId, number: index + 1 }))}
        nameOf={({ number }) => t('statistics.variant.number', { number: String(number) })}
        empty={<EmptyState picture="done">{t('statistics.variants.none')}</EmptyState>}
      />
      {unlistedWords(statistics).map((text) => (
        <Quiet key={text}>{text}</Quiet>
      ))}
    </>
  )
}
