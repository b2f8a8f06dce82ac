import { allActivities, globalActivities } from '@isomorph/access'
import { answerTypes, keyboardLayouts, numberFormatTypes, validationLevels, variableTypes } from '@isomorph/problem'
import { describe, expect, it } from 'vitest'
import type { Call } from './call.ts'
import { filteredFields, reportDepth, reportValueLength } from './crash-reports/limits.ts'
import * as contract from './index.ts'
import * as schemas from './schemas.ts'

const calls = Object.entries(contract)
  .filter(([name]) => name.endsWith('Calls'))
  .flatMap(([, group]) => Object.values(group as Readonly<Record<string, Call>>))
  .map(({ method, path }) => `${method} ${path}`)

/** Section 7, call by call: a path that is the beginning of others stands for its collection. */
const specifiedCalls = [
  'POST /token',
  'POST /api/account/local',
  'POST /api/account/casV1',
  'GET /api/account/validateCasTicket',
  'GET /api/account/userInfo',
  'GET /api/account/startImpersonation',
  'GET /api/account/stopImpersonation',
  'GET /api/url/headers',
  'GET /api/caliper-eventstore/token',
  'GET /api/configuration',
  'GET /api/appClients/web',
  'GET /api/time',
  'POST /api/userRoles',
  'GET /api/uniTime/instructorSchedule',
  'GET /api/ltiLaunches/{ltiLaunchId}',
  'POST /api/ltiLaunches/{ltiLaunchId}/deepLinkingResponse',
  'GET /api/users',
  'GET /api/ldb/test',
  'GET /api/groups',
  'GET /api/groups/home',
  'POST /api/groups/{groupId}/syncRoster',
  'GET /api/groupUserRoles',
  'POST /api/groupUserRoles/addUserRoles',
  'PUT /api/modifyProblemSharedLibraryRoles',
  'GET /api/problemSharedLibraryRoles',
  'GET /api/groupAssessments/{groupAssessmentId}/assessments',
  'GET /api/groupAssessments/{groupAssessmentId}/problemInstances',
  'GET /api/groupAssessments/{groupAssessmentId}/results',
  'GET /api/groupAssessments/{groupAssessmentId}/learnerStatuses',
  'GET /api/groupAssessments/{groupAssessmentId}/manualScoring/responses',
  'GET /api/groupAssessments/{groupAssessmentId}/manualScoring/attempts/{problemInstanceId}',
  'GET /api/groupAssessments/{groupAssessmentId}/scores',
  'POST /api/groupAssessments/{groupAssessmentId}/pushGrades',
  'GET /api/groupAssessments/{groupAssessmentId}/hasAnyScoreOverrides',
  'DELETE /api/groupAssessments/purgeCache',
  'POST /api/problems/{problemId}/preview/statements',
  'POST /api/problems/{problemId}/preview/solutionInstances',
  'POST /api/problems/{problemId}/preview/attempts',
  'POST /api/assessments/{assessmentId}/preview/statements',
  'POST /api/assessments/{assessmentId}/preview/solutionInstances',
  'POST /api/assessments/{assessmentId}/preview/attempts',
  'GET /api/problems/{problemId}/errorDetails',
  'GET /api/problems/{problemId}/references',
  'GET /api/problems/{problemId}/problemUserRoles',
  'GET /api/problems/{problemId}/problemSharedLibraryRoles',
  'GET /api/assessments/{assessmentId}/assessmentUserRoles',
  'GET /api/sharedLibraries/{sharedLibraryId}/sharedLibraryUserRoles',
  'GET /api/sharedLibraries/{sharedLibraryId}/problemSharedLibraryRoles',
  'GET /api/externalTerms',
  'GET /api/identityProviders',
  'GET /api/externalProviders',
]

/** A collection: create is POST, fetch and delete are of one by its id. */
const collections = {
  groups: 'groupId',
  assessments: 'assessmentId',
  problems: 'problemId',
  sharedLibraries: 'sharedLibraryId',
  groupAssessments: 'groupAssessmentId',
}

/** Section 3: the fields of what is fetched. */
const specifiedFields = {
  oauthTokenSchema: ['access_token', 'refresh_token', '.expires'],
  tokenRequestSchema: ['grant_type', 'client_id', 'client_secret', 'code', 'refresh_token'],
  userInfoSchema: [
    'id',
    'puid',
    'userName',
    'email',
    'firstName',
    'lastName',
    'uid',
    'roles',
    'activities',
    'isImpersonated',
  ],
  configurationSchema: ['caliperEnabled', 'caliperEventStoreHostname', 'defaultTimeZoneId', 'caliperPersonNamespace'],
  identityProviderSchema: ['loginUrl', 'logoutUrl'],
  errorDataSchema: ['status', 'title', 'detail', 'type', 'instance', 'traceId', 'errors'],
  groupSchema: [
    'id',
    'name',
    'isDeleted',
    'externalTermId',
    'startDate',
    'endDate',
    'owners',
    'roles',
    'activities',
    'userTimerMultipliers',
  ],
  termSchema: ['name', 'startDate', 'endDate'],
  groupUserSchema: ['id', 'firstName', 'lastName', 'email', 'uid', 'roles'],
  assessmentSummarySchema: ['id', 'name', 'owners', 'activities', 'isDeleted'],
  problemSummarySchema: [
    'id',
    'name',
    'shortStatement',
    'tags',
    'owners',
    'sharedLibraries',
    'activities',
    'isDeleted',
  ],
  sharedLibrarySchema: ['id', 'name', 'owners', 'activities', 'isDeleted'],
  shareCandidateSchema: ['problem', 'canBeShared', 'isAlreadyShared'],
} as const

const schemaOf: Readonly<Record<keyof typeof specifiedFields, { readonly shape: object }>> = schemas

const specifiedFormats = [
  'Number',
  'NumberWithSeparators',
  'Percentage',
  'Fraction',
  'SciNotation',
  'ENotation',
  'USDollar',
  'ComplexNumber',
  'ComplexRectangularI',
  'ComplexRectangularJ',
  'ComplexPolarRadian',
  'ComplexPolarDegree',
]

/** Section 6. */
const specifiedGlobalActivities = [
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
  'LtiLaunchReadOwn',
  'LtiLaunchReadAny',
  'GroupRosterSyncAll',
  'GroupRosterSync',
  'GradePushDispatch',
  'ExternalProviderModify',
  'ConfigurationModify',
  'IdentityProviderModify',
]

const ofEntities = ['Read', 'Create', 'Update', 'Delete', 'UserRoleRead', 'UserRoleModify', 'UserRoleDeleteOwn']
const specifiedEntityActivities = {
  Assessment: ofEntities,
  SharedLibrary: ofEntities,
  Problem: [...ofEntities, 'CreateWithPrompt'],
  ProblemSharedLibraryRole: ['Read', 'Create', 'Update', 'Delete'],
  GroupAssessment: [
    'ReadAny',
    'CachePurgeAny',
    'Create',
    'Update',
    'Delete',
    'ReadPublished',
    'Submit',
    'ResultReadAny',
    'ResultReadOwn',
    'ProblemInstanceAttemptCreate',
    'ProblemInstanceAttemptUpdate',
    'ManuallyScore',
  ],
  LearnerStatusEvent: ['Create'],
}

describe('what the specification names', () => {
  it.each(specifiedCalls)('is a call: %s', (call) => expect(calls).toContain(call))

  it.each(Object.entries(collections))('is a collection: %s', (name, id) => {
    const item = `/api/${name}/{${id}}`
    expect(calls).toEqual(
      expect.arrayContaining([
        `GET /api/${name}`,
        `POST /api/${name}`,
        ...['GET', 'PUT', 'DELETE'].map((method) => `${method} ${item}`),
      ]),
    )
  })

  it.each(['assessments/{assessmentId}', 'problems/{problemId}'])('is a preview of collections: %s', (item) => {
    const parts = ['statements', 'solutionInstances', 'attempts']
    expect(calls).toEqual(expect.arrayContaining(parts.map((part) => `POST /api/${item}/preview/${part}`)))
  })

  it.each(Object.entries(specifiedFields))('are the fields of %s', (name, fields) => {
    expect(Object.keys(schemaOf[name as keyof typeof specifiedFields].shape)).toEqual(
      expect.arrayContaining([...fields]),
    )
  })

  it('are kinds of variables, formats, answers, levels and keyboards', () => {
    expect(variableTypes).toEqual(['NumberSet', 'RandomNumber', 'CalculatedValue', 'RichText'])
    expect(numberFormatTypes.toSorted()).toEqual(specifiedFormats.toSorted())
    const types = ['Numeric', 'ExpressionSymbolic', 'ExpressionSymbolicForm', 'MultipleChoice', 'ShortAnswer']
    expect(answerTypes).toEqual(expect.arrayContaining(types))
    expect(validationLevels).toEqual(['InvalidForSave', 'InvalidForUseError', 'InvalidForUseInfo', 'Valid'])
    expect(keyboardLayouts).toEqual(['numeric', 'roman', 'greek', 'functions', 'complex', 'unit', 'symbol'])
  })

  it('are activities', () => {
    expect(globalActivities).toEqual(expect.arrayContaining(specifiedGlobalActivities))
    const named = Object.entries(specifiedEntityActivities).flatMap(([entity, activities]) =>
      activities.map((activity) => `${entity}${activity}`),
    )
    expect(allActivities).toEqual(expect.arrayContaining(named))
  })

  it('are errors without an answer of the server', () => {
    expect(contract.unknownError).toEqual({
      status: -1,
      title: 'Unknown Error',
      detail: 'An unknown error has occurred.',
    })
    expect(contract.networkOfflineError).toEqual({
      status: -2,
      title: 'Network Offline',
      detail: 'There is no network connection.',
    })
  })

  it('are constants', () => {
    expect([contract.productVersion, contract.releaseName]).toEqual(['1.43.1', 'Quicksilver Quadcopter'])
    expect(contract.defaultTimeZone).toBe('America/Indianapolis')
    expect(contract.defaultPageSize).toBe(25)
    expect(contract.pageSizeOptions).toEqual([25, 50, 100, 150, 200])
    expect(contract.minimumKeywordLength).toBe(3)
    const neverLogged = ['puid', 'employeeNumber', 'tokens', 'password', 'content', 'data']
    expect(filteredFields).toEqual(expect.arrayContaining(neverLogged))
    expect([reportDepth, reportValueLength]).toEqual([15, 450])
  })
})
