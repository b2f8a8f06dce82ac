import { describe, expect, it } from 'vitest'
import {
  allActivities,
  activitiesOfGlobalRoles,
  activitiesOfGroupRoles,
  articleOfBaseRole,
  baseRoleOf,
  globalRoles,
  globalRoleWithArticle,
  isAllowed,
  nameOfBaseRole,
} from './index.ts'

describe('roles', () => {
  it('let a super administrator do everything', () => {
    expect(activitiesOfGlobalRoles(['SuperAdmin'])).toEqual(allActivities.toSorted())
  })

  it('keep configuration and providers from administrators', () => {
    const activities = activitiesOfGlobalRoles(['Admin'])
    expect(activities).toContain('UserImpersonateAny')
    expect(activities).not.toContain('ConfigurationModify')
    expect(activities).not.toContain('IdentityProviderModify')
    expect(activities).not.toContain('ExternalProviderModify')
    expect(activities).not.toContain('ProblemUpdate')
  })

  it('let everyone signed in read their own LTI launches', () => {
    expect(activitiesOfGlobalRoles([])).toEqual(['LtiLaunchReadOwn'])
  })

  it('give an instructor everything on group assessments but purging caches', () => {
    const activities = activitiesOfGroupRoles(['GroupOwner'])
    expect(activities).toContain('GroupAssessmentManuallyScore')
    expect(activities).not.toContain('GroupAssessmentCachePurgeAny')
  })

  it('name base roles as people see them, with their article', () => {
    expect(nameOfBaseRole('GroupOwner')).toBe('Instructor')
    expect(['Admin', 'GroupOwner', 'Creator', 'GroupLearner'].map(articleOfBaseRole)).toEqual(['an', 'an', 'a', 'a'])
    expect(() => nameOfBaseRole('Dean')).toThrow('Unknown base role')
  })
})

describe('global roles', () => {
  it('are named as their management lists call them, with their article', () => {
    expect(globalRoles.map(globalRoleWithArticle)).toEqual([
      'a Super Admin',
      'an Admin',
      'a Creator',
      'an Assessment Creator',
      'a Problem Creator',
      'an AI Problem Creator',
    ])
    expect(globalRoles.map(baseRoleOf).map(nameOfBaseRole)).toEqual([
      'Super Admin',
      'Admin',
      'Creator',
      'Creator',
      'Creator',
      'Creator',
    ])
  })
})

describe('a permission question', () => {
  const userInfo = { activities: ['ProblemRead', 'GroupCreate'] } as const

  it('is answered by a global activity, by the entity, or by any of several', () => {
    expect(isAllowed({ requiredActivity: 'GroupCreate', userInfo })).toBe(true)
    expect(isAllowed({ requiredActivity: 'Read', entityType: 'Problem', entity: null, userInfo })).toBe(true)
    expect(
      isAllowed({ requiredActivity: 'Update', entityType: 'Problem', entity: { activities: ['Update'] }, userInfo }),
    ).toBe(true)
    const entities = [{ activities: [] }, { activities: ['Update'] }] as const
    expect(isAllowed({ requiredActivity: 'Update', entityType: 'Problem', entities, userInfo })).toBe(true)
    expect(
      isAllowed({ requiredActivity: 'Delete', entityType: 'Problem', entity: { activities: ['Update'] }, userInfo }),
    ).toBe(false)
  })

  it('names what the programmer forgot', () => {
    expect(() => isAllowed({ requiredActivity: '' as never, userInfo })).toThrow('requiredActivity must be provided')
    expect(() => isAllowed({ requiredActivity: 'GroupRead', userInfo: {} as never })).toThrow(
      'options.userInfo.activities must be an array',
    )
    const without = (part: object) => ({ requiredActivity: 'GroupRead', userInfo, ...part }) as const
    expect(() => isAllowed(without({ entity: undefined }))).toThrow('options.entity must be provided')
    expect(() => isAllowed(without({ entities: undefined }))).toThrow('options.entities must be provided')
  })
})
