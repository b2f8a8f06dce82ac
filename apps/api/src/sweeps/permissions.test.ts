import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  activitiesOfEntityRole,
  activitiesOfGlobalRoles,
  activitiesOfGroupRole,
  entityActivities,
  type Activity,
} from '@isomorph/access'
import {
  accommodationCalls,
  assessmentUserRoleCalls,
  groupAssessmentCalls,
  problemCalls,
  problemUserRoleCalls,
  resultCalls,
  sharedLibraryUserRoleCalls,
  urlCalls,
  type Access,
  type Call,
} from '@isomorph/contract'
import type { Route } from '../http/route.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { contractRoutes } from './contract-routes.ts'
import { sampleOf } from './sample-of.ts'
import { createSweepWorld, type Caller, type SweepWorld } from './sweep-world.ts'

let api: TestApi
let world: SweepWorld

beforeAll(async () => {
  api = await createTestApi()
  world = await createSweepWorld(api)
})
afterAll(() => api.close())

type Verdict = 'allowed' | 401 | 403 | 404

function onEntity({ globalRoles, entityRole }: Caller, access: Extract<Access, { kind: 'entity' }>): Verdict {
  const everywhere = activitiesOfGlobalRoles(globalRoles)
  const held = entityActivities[access.entity].filter((bare) =>
    everywhere.includes(`${access.entity}${bare}` as Activity),
  )
  const activities = new Set<string>([...held, ...(entityRole ? activitiesOfEntityRole[entityRole] : [])])
  if (!activities.has('Read')) return 404
  return activities.has(access.activity) ? 'allowed' : 403
}

function onGroup({ globalRoles, groupRole }: Caller, known: readonly Activity[], anyOf: readonly Activity[]): Verdict {
  const activities = new Set([
    ...activitiesOfGlobalRoles(globalRoles),
    ...(groupRole ? activitiesOfGroupRole[groupRole] : []),
  ])
  if (!known.some((activity) => activities.has(activity))) return 404
  return anyOf.some((activity) => activities.has(activity)) ? 'allowed' : 403
}

/** What the domain's matrix says, worked out from the roles as data and not by the guard. */
function expectedOf(caller: Caller, access: Access): Verdict {
  if (access.kind === 'public') return 'allowed'
  if (!caller.person) return 401
  switch (access.kind) {
    case 'signedIn':
      return 'allowed'
    case 'global': {
      const activities = activitiesOfGlobalRoles(caller.globalRoles)
      return access.anyOf.some((activity) => activities.includes(activity)) ? 'allowed' : 403
    }
    case 'globalAll': {
      const activities = activitiesOfGlobalRoles(caller.globalRoles)
      return access.allOf.every((activity) => activities.includes(activity)) ? 'allowed' : 403
    }
    case 'entity':
      return onEntity(caller, access)
    case 'group':
      return onGroup(caller, ['GroupRead'], access.anyOf)
    case 'groupAssessment':
      return onGroup(caller, ['GroupAssessmentReadAny', 'GroupAssessmentReadPublished'], access.anyOf)
  }
}

/** Names things that exist, and nothing else: whoever may is told what the body lacks, and nothing is changed. */
async function send(caller: Caller, { call, endpoint }: Route): Promise<{ status: number; type: string }> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(world.ids[name]))
  const { access } = endpoint
  const named = access.kind === 'group' ? { [access.name]: world.ids[access.name] } : {}
  const isInQuery = access.kind === 'group' && access.from === 'query'
  const members = { ...(endpoint.query && sampleOf(endpoint.query).body), ...(isInQuery ? named : {}) }
  const query = new URLSearchParams(Object.entries(members).map(([k, v]): [string, string] => [k, String(v)]))
  const response = await api.app.inject({
    method: call.method,
    url: `${path}?${query.toString()}`,
    headers: caller.person ? { authorization: `Bearer ${await api.tokenOf(caller.person)}` } : {},
    ...(endpoint.body ? { payload: bodyFor(access, named) } : {}),
  })
  const isError = response.statusCode >= 400
  return { status: response.statusCode, type: isError ? response.json<{ type: string }>().type : '' }
}

/** Enough for the guard to be asked where the body names the group; otherwise what is refused once the guard has passed. */
function bodyFor(access: Access, named: object): object {
  if (access.kind !== 'group' || access.from !== 'body') return { unknown: true }
  return {
    ...named,
    identifiers: ['nobody-is-called-this'],
    role: 'GroupLearner',
    assessmentId: 999_999_999,
    settings: { name: 'Swept' },
  }
}

/** Calls that name something which does not exist in this world: those who may are told so. */
function namesSomethingMissing(call: Call): boolean {
  return (
    /\{(groupUserRoleId|problemInstanceId|userRoleId|importId|ltiLaunchId|regradeId|promptId|registrationId|apiTokenId|webhookId|scimUserId|passkeyId|secret|token)\}/.test(
      call.path,
    ) ||
    call === groupAssessmentCalls.createGroupAssessment ||
    // Its person is no learner of the assessment.
    call === resultCalls.withdrawScoreOverride
  )
}

const removalsOfRoles: readonly Call[] = [
  problemUserRoleCalls.removeProblemUserRole,
  assessmentUserRoleCalls.removeAssessmentUserRole,
  sharedLibraryUserRoleCalls.removeSharedLibraryUserRole,
]

/**
 * What is granted everywhere is for those who change people. Reading a problem is not enough to own a copy of it: a copy is a new problem. Pages elsewhere are asked for those who
 * write problems. Whoever reads an entity leaves it; others are sent away by its owners.
 */
function lacksMore({ person, globalRoles, entityRole }: Caller, call: Call): boolean {
  const everywhere = activitiesOfGlobalRoles(globalRoles)
  const mayCreate = everywhere.includes('ProblemCreate')
  if (removalsOfRoles.includes(call)) return entityRole !== 'Owner' && !everywhere.includes('ProblemUserRoleModify')
  if (call === accommodationCalls.removeAccommodation) return !everywhere.includes('UserUpdateAny')
  if (call === urlCalls.getUrlHeaders) return person !== undefined && !mayCreate && !isWriter(entityRole)
  return call === problemCalls.copyProblem && !mayCreate
}

function isWriter(role: Caller['entityRole']): boolean {
  return role === 'Owner' || role === 'Editor'
}

describe('every call, made by everybody', () => {
  it.each(contractRoutes)('%s', async (_name, route) => {
    const { call, endpoint } = route
    const wrong: string[] = []
    for (const caller of world.callers) {
      const byAccess = expectedOf(caller, endpoint.access)
      const expected = byAccess === 'allowed' && lacksMore(caller, call) ? 403 : byAccess
      const { status, type } = await send(caller, route)
      if (status < 300 && call.method !== 'GET') await world.restore()
      const mayBeMissing = status === 404 && namesSomethingMissing(call)
      const isBodyRefused =
        status >= 400 && !type.endsWith(':not-allowed') && !type.endsWith(':not-found') && status !== 401
      const isAllowed = status < 400 || isBodyRefused || mayBeMissing
      const isRight = expected === 'allowed' ? isAllowed : status === expected
      if (!isRight || status >= 500) wrong.push(`${caller.label}: expected ${expected}, got ${status} ${type}`)
    }
    expect(wrong).toEqual([])
  })
})
