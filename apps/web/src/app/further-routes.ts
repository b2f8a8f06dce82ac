import type { Area } from '@isomorph/messages'
import { problemEditorRoutes } from '../features/problem-editor/routes.ts'
import { resultsRoutes } from '../features/results/routes.ts'
import { accountRoutes } from '../features/account/routes.ts'
import { assessmentRoutes } from '../features/assessments/routes.ts'
import { examConsoleRoutes } from '../features/exam-console/routes.ts'
import { gradingRoutes } from '../features/grading/routes.ts'
import { groupAssessmentRoutes } from '../features/group-assessments/routes.ts'
import { courseRoutes } from '../features/groups/routes.ts'
import { helpRoutes } from '../features/help/routes.ts'
import { installationRoutes } from '../features/installation/routes.ts'
import { lockdownRoutes } from '../features/lockdown/routes.ts'
import { ltiLaunchRoutes } from '../features/lti-launch/routes.ts'
import { paperRoutes } from '../features/paper/routes.ts'
import { peopleImportRoutes } from '../features/people-import/routes.ts'
import { peopleRoutes } from '../features/people/routes.ts'
import { problemPackageRoutes } from '../features/problem-packages/routes.ts'
import { problemRoutes } from '../features/problems/routes.ts'
import { statisticsRoutes } from '../features/statistics/routes.ts'
import { regradeRoutes } from '../features/regrades/routes.ts'
import { sharingRoutes } from '../features/sharing/routes.ts'
import { unsubscribeRoutes } from '../features/unsubscribe/routes.ts'
import type { FeatureRoute } from '../screen/feature-route.ts'

export { loadRefusalWords } from './refusals/load-refusal-words.ts'

/** What lists, forms, entities and formula fields say, on nearly all of these screens. */
const areasOfAll: readonly Area[] = ['assessment-state', 'math', 'refusals', 'shared']

const routes: readonly FeatureRoute[] = [
  ...accountRoutes,
  ...helpRoutes,
  ...problemRoutes,
  ...problemPackageRoutes,
  ...problemEditorRoutes,
  ...assessmentRoutes,
  ...sharingRoutes,
  ...courseRoutes,
  ...groupAssessmentRoutes,
  ...gradingRoutes,
  ...paperRoutes,
  ...resultsRoutes,
  ...regradeRoutes,
  ...statisticsRoutes,
  ...examConsoleRoutes,
  ...ltiLaunchRoutes,
  ...lockdownRoutes,
  ...peopleRoutes,
  ...peopleImportRoutes,
  ...installationRoutes,
  ...unsubscribeRoutes,
]

/** The screens that are fetched together when the first of them is opened. */
export const furtherRoutes: readonly FeatureRoute[] = routes.map((route) => ({
  ...route,
  areas: [...areasOfAll, ...(route.areas ?? [])],
}))
