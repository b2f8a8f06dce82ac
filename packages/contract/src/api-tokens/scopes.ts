import type { Call } from '../call.ts'
import { groupAssessmentCalls } from '../group-assessments/calls.ts'
import { groupCalls } from '../groups/calls.ts'
import { peopleCalls } from '../people/calls.ts'
import { scimCalls } from '../scim/calls.ts'
import { resultCalls } from '../results/calls.ts'
import type { ApiTokenScope } from './limits.ts'

const courses = [groupCalls.listGroups, groupCalls.getGroup]
const rosters = [...courses, peopleCalls.listGroupUsers]

/** The calls that a token of a scope may make, and no others. */
export const callsOfScope: Readonly<Record<ApiTokenScope, readonly Call[]>> = {
  'people:read': [peopleCalls.searchUsers],
  'people:provision': Object.values(scimCalls),
  'courses:read': courses,
  'rosters:read': rosters,
  'rosters:write': [...rosters, peopleCalls.addGroupUsers, peopleCalls.removeGroupUser],
  'results:read': [
    ...courses,
    groupAssessmentCalls.listGroupAssessments,
    resultCalls.getScores,
    resultCalls.getResults,
  ],
}
