import { problemEditorRoutes } from '../features/problem-editor/routes.ts'
import { resultsRoutes } from '../features/results/routes.ts'
import { sittingRoutes } from '../features/sitting/routes.ts'
import { accountRoutes } from '../features/account/routes.ts'
import { assessmentRoutes } from '../features/assessments/routes.ts'
import { examConsoleRoutes } from '../features/exam-console/routes.ts'
import { gradingRoutes } from '../features/grading/routes.ts'
import { groupAssessmentRoutes } from '../features/group-assessments/routes.ts'
import { courseRoutes } from '../features/groups/routes.ts'
import { helpRoutes } from '../features/help/routes.ts'
import { homeRoutes } from '../features/home/routes.ts'
import { installationRoutes } from '../features/installation/routes.ts'
import { lockdownRoutes } from '../features/lockdown/routes.ts'
import { ltiLaunchRoutes } from '../features/lti-launch/routes.ts'
import { peopleImportRoutes } from '../features/people-import/routes.ts'
import { peopleRoutes } from '../features/people/routes.ts'
import { problemRoutes } from '../features/problems/routes.ts'
import { regradeRoutes } from '../features/regrades/routes.ts'
import { sharingRoutes } from '../features/sharing/routes.ts'
import { signInRoutes } from '../features/sign-in/routes.ts'
import type { FeatureRoute } from '../screen/feature-route.ts'
import { DowntimeScreen } from './downtime-screen.tsx'

const downtimeRoute: FeatureRoute = {
  path: 'downtime',
  isPublic: true,
  // The frame shows the same screen while downtime is on, so it is there already.
  load: () => Promise.resolve({ Component: DowntimeScreen }),
}

/** Every screen of the product. */
export const featureRoutes: readonly FeatureRoute[] = [
  ...homeRoutes,
  ...signInRoutes,
  ...accountRoutes,
  ...helpRoutes,
  downtimeRoute,
  ...problemRoutes,
  ...problemEditorRoutes,
  ...assessmentRoutes,
  ...sharingRoutes,
  ...courseRoutes,
  ...groupAssessmentRoutes,
  ...gradingRoutes,
  ...sittingRoutes,
  ...resultsRoutes,
  ...regradeRoutes,
  ...examConsoleRoutes,
  ...ltiLaunchRoutes,
  ...lockdownRoutes,
  ...peopleRoutes,
  ...peopleImportRoutes,
  ...installationRoutes,
]
