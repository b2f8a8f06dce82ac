import { callsOf } from '../call.ts'
import type { ltiLaunchEndpoints } from './schemas.ts'

/** Launches from learning platforms: what a launch leads to, and how instructors connect it. */
export const ltiLaunchCalls = callsOf<typeof ltiLaunchEndpoints>({
  getLtiLaunch: ['GET', '/api/ltiLaunches/{ltiLaunchId}'],
  connectLtiContext: ['POST', '/api/ltiLaunches/{ltiLaunchId}/group'],
  answerDeepLinking: ['POST', '/api/ltiLaunches/{ltiLaunchId}/deepLinkingResponse'],
  chooseLtiAssessment: ['POST', '/api/ltiLaunches/{ltiLaunchId}/groupAssessment'],
})
