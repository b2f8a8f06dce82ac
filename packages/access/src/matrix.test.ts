import { describe, expect, it } from 'vitest'
import {
  activitiesOfEntityRoles,
  activitiesOfGlobalRoles,
  activitiesOfGroupRoles,
  allActivities,
  globalActivities,
  globalRoles,
  groupRoles,
  holdsMoreThan,
  mayChangeGlobalRole,
  type GlobalRole,
  type GroupRole,
} from './index.ts'

const everyone = ['LtiLaunchReadOwn']

/** The rows of the domain's matrix, written out. */
const globalRows: Readonly<Record<GlobalRole, readonly string[]>> = {
  SuperAdmin: allActivities,
  Admin: [
    'UserRoleReadAny',
    'UserRoleModifyAny',
    'UserReadAny',
    'UserUpdateAny',
    'UserImpersonateAny',
    'GroupRead',
    'GroupCreate',
    'GroupUpdate',
    'GroupDelete',
    'GroupUserRoleRead',
    'GroupUserRoleModify',
    'ExternalGroupRead',
    'ExternalGroupConnectAny',
    'ExternalGroupConnectOwn',
    'LtiLaunchReadAny',
    'GroupRosterSyncAll',
    'GroupRosterSync',
    'GradePushDispatch',
    'ProblemRead',
    'ProblemDelete',
    'ProblemUserRoleRead',
    'ProblemUserRoleModify',
    'ProblemUserRoleDeleteOwn',
    'AssessmentRead',
    'AssessmentDelete',
    'AssessmentUserRoleRead',
    'AssessmentUserRoleModify',
    'AssessmentUserRoleDeleteOwn',
    'SharedLibraryRead',
    'SharedLibraryDelete',
    'SharedLibraryUserRoleRead',
    'SharedLibraryUserRoleModify',
    'SharedLibraryUserRoleDeleteOwn',
    'GroupAssessmentReadAny',
    'GroupAssessmentResultReadAny',
    'GroupAssessmentCachePurgeAny',
  ],
  Creator: ['GroupCreate', 'SharedLibraryCreate', 'AssessmentCreate', 'ProblemCreate', 'ExternalGroupConnectOwn'],
  AssessmentCreator: ['AssessmentCreate'],
  ProblemCreator: ['ProblemCreate', 'SharedLibraryCreate'],
  AiProblemCreator: ['ProblemCreate', 'ProblemCreateWithPrompt'],
}

const groupRows: Readonly<Record<GroupRole, readonly string[]>> = {
  GroupOwner: [
    'GroupRead',
    'GroupUpdate',
    'GroupDelete',
    'GroupUserRoleRead',
    'GroupUserRoleModify',
    'ExternalGroupRead',
    'ExternalGroupConnectOwn',
    'GroupRosterSync',
    'GradePushDispatch',
    'GroupAssessmentReadAny',
    'GroupAssessmentCreate',
    'GroupAssessmentUpdate',
    'GroupAssessmentDelete',
    'GroupAssessmentReadPublished',
    'GroupAssessmentSubmit',
    'GroupAssessmentResultReadAny',
    'GroupAssessmentResultReadOwn',
    'GroupAssessmentProblemInstanceAttemptCreate',
    'GroupAssessmentProblemInstanceAttemptUpdate',
    'GroupAssessmentManuallyScore',
  ],
  GroupGrader: [
    'GroupRead',
    'GroupUserRoleRead',
    'GroupAssessmentReadAny',
    'GroupAssessmentResultReadAny',
    'GroupAssessmentManuallyScore',
  ],
  GroupLearner: [
    'GroupRead',
    'GroupAssessmentReadPublished',
    'GroupAssessmentSubmit',
    'GroupAssessmentResultReadOwn',
    'GroupAssessmentProblemInstanceAttemptCreate',
    'GroupAssessmentProblemInstanceAttemptUpdate',
    'LearnerStatusEventCreate',
  ],
}

const entityRows = {
  Owner: ['Read', 'Update', 'Delete', 'UserRoleRead', 'UserRoleModify', 'UserRoleDeleteOwn'],
  Editor: ['Read', 'Update', 'UserRoleRead', 'UserRoleDeleteOwn'],
  Reader: ['Read', 'UserRoleDeleteOwn'],
} as const

function sorted(activities: readonly string[]): string[] {
  return [...new Set(activities)].toSorted()
}

describe('the permission matrix, row by row', () => {
  it.each(globalRoles)('%s', (role) => {
    expect(activitiesOfGlobalRoles([role])).toEqual(sorted([...everyone, ...globalRows[role]]))
  })

  it.each(groupRoles)('%s', (role) => {
    expect(activitiesOfGroupRoles([role])).toEqual(sorted(groupRows[role]))
  })

  it.each(['Owner', 'Editor', 'Reader'] as const)('%s of an entity', (role) => {
    expect(activitiesOfEntityRoles([role])).toEqual(sorted(entityRows[role]))
  })

  it('keeps exactly three global activities for Super Admins', () => {
    const admin: readonly string[] = activitiesOfGlobalRoles(['Admin'])
    expect(globalActivities.filter((activity) => !admin.includes(activity))).toEqual([
      'ExternalProviderModify',
      'ConfigurationModify',
      'IdentityProviderModify',
    ])
  })

  it('adds roles up', () => {
    expect(activitiesOfGlobalRoles(['AssessmentCreator', 'AiProblemCreator'])).toEqual(
      sorted([...everyone, ...globalRows.AssessmentCreator, ...globalRows.AiProblemCreator]),
    )
  })
})

describe('changing roles', () => {
  it('is for those who may modify roles, and the role of Super Admins for Super Admins', () => {
    const mayBe = (own: readonly GlobalRole[]) => globalRoles.filter((role) => mayChangeGlobalRole(own, role))
    expect(mayBe(['SuperAdmin'])).toEqual(globalRoles)
    expect(mayBe(['Admin'])).toEqual(globalRoles.filter((role) => role !== 'SuperAdmin'))
    expect(mayBe(['Creator'])).toEqual([])
    expect(mayBe([])).toEqual([])
  })

  it('leaves those alone who hold more', () => {
    const of = (...roles: GlobalRole[]) => activitiesOfGlobalRoles(roles)
    expect(holdsMoreThan(of('SuperAdmin'), of('Admin'))).toBe(true)
    expect(holdsMoreThan(of('Creator', 'AiProblemCreator'), of('Admin'))).toBe(false)
    expect(holdsMoreThan(of('Creator'), of('AssessmentCreator'))).toBe(true)
    expect(holdsMoreThan(of('Admin'), of('Admin'))).toBe(false)
    expect(holdsMoreThan(of(), of('Admin'))).toBe(false)
    expect(holdsMoreThan(of('Admin'), of('SuperAdmin'))).toBe(false)
  })
})
