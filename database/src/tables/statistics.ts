import type { ColumnType } from 'kysely'
import type { DefaultMoment } from './people.ts'

export interface ItemStatisticsTable {
  groupAssessmentId: number
  attempt: 'counting' | 'first'
  itemKey: number
  sourceVersion: string
  n: number
  figures: ColumnType<unknown, string, string>
  computedAt: DefaultMoment
}

export interface ProblemTimesTable {
  problemInstanceId: number
  activeSeconds: number
  groupAssessmentId: number
  userId: number
  itemKey: number
  ordinal: number
}

export interface StatisticsTables {
  itemStatistics: ItemStatisticsTable
  problemTimes: ProblemTimesTable
}
