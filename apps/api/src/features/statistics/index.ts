import type { Feature } from '../../http/feature.ts'
import { computeTestsTask } from './compute-tests.ts'
import { clearStatisticsCache } from './get-statistics.ts'
import { registerStatistics } from './statistics.routes.ts'

export const statistics: Feature = {
  name: 'statistics',
  register: registerStatistics,
  forget: clearStatisticsCache,
  tasks: [computeTestsTask],
}
