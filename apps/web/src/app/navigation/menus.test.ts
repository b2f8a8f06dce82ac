import { activitiesOfGlobalRoles, type Activity, type GlobalRole } from '@isomorph/access'
import type { Group } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { adminMenu, badgeOf, courseMenus, helpMenu, manageMenu } from './menus.ts'

const nothing = { hasGroups: false, hasAssessments: false, hasProblems: false, hasSharedLibraries: false }

function labelsFor(...roles: GlobalRole[]) {
  const userInfo = { activities: activitiesOfGlobalRoles(roles) }
  return {
    manage: manageMenu(userInfo, nothing).entries.map(({ label }) => label),
    admin: adminMenu(userInfo).entries.map(({ label }) => label),
  }
}

function groupOf(name: string, role: Group['roles'][number]['role'], endDate?: string): Group {
  return {
    id: name.length,
    name,
    isDeleted: false,
    externalTermId: null,
    term: endDate ? { id: 1, name: 'Fall', startDate: '2026-01-01T00:00:00Z', endDate } : null,
    startDate: null,
    endDate: null,
    owners: [],
    roles: [{ role }],
    activities: [],
    userTimerMultipliers: [],
  }
}

describe('menus', () => {
  it('show what a role may read or create', () => {
    expect(labelsFor()).toEqual({ manage: [], admin: [] })
    expect(labelsFor('Creator')).toEqual({
      manage: ['Courses', 'Assessments', 'Problems', 'Shared Libraries'],
      admin: [],
    })
    expect(labelsFor('AssessmentCreator')).toEqual({ manage: ['Assessments'], admin: [] })
    expect(labelsFor('ProblemCreator')).toEqual({ manage: ['Problems', 'Shared Libraries'], admin: [] })
    expect(labelsFor('Admin')).toEqual({
      manage: ['Courses', 'Assessments', 'Problems', 'Shared Libraries'],
      admin: [
        'Users',
        'Creators',
        'Assessment Creators',
        'Problem Creators',
        'AI Problem Creators',
        'Admins',
        'Cache',
        // For the audit log.
        'Installation',
      ],
    })
    expect(labelsFor('SuperAdmin').admin).toEqual(labelsFor('Admin').admin)
  })

  it('show types of which somebody may read a single one', () => {
    const menu = manageMenu({ activities: [] }, { ...nothing, hasGroups: true, hasSharedLibraries: true })
    expect(menu.entries.map(({ label }) => label)).toEqual(['Courses', 'Shared Libraries'])
  })

  it('for administrators show for each activity what it opens', () => {
    const entriesFor = (activity: Activity) =>
      adminMenu({ activities: [activity] }).entries.map(({ label, href }) => `${label}: ${href}`)
    expect(entriesFor('UserReadAny')).toEqual(['Users: /users'])
    expect(entriesFor('UserRoleReadAny')).toContain('Admins: /admins')
    expect(entriesFor('GroupAssessmentCachePurgeAny')).toEqual(['Cache: /cache'])
  })

  it('of help lead to using the product and to lockdown browsers', () => {
    expect(helpMenu()).toEqual({
      label: 'Help',
      entries: [
        { label: 'Using Isomorph', href: '/help' },
        { label: 'LockDown Browser', href: '/help/lockdown-browser' },
      ],
    })
  })

  it('sort courses by name and put them under teaching or taking', () => {
    const groups = [
      groupOf('Statics', 'GroupLearner'),
      groupOf('Algebra', 'GroupOwner'),
      groupOf('Logic', 'GroupGrader'),
    ]
    const { teaching, taking } = courseMenus(groups, Date.now())
    expect(teaching.entries.map(({ label }) => label)).toEqual(['Algebra', 'Logic'])
    expect(taking.entries).toEqual([{ label: 'Statics', href: '/courses/7' }])
  })

  it('leave out courses whose term has ended', () => {
    const now = Date.parse('2026-06-01T00:00:00Z')
    const groups = [
      groupOf('Past', 'GroupOwner', '2026-06-01T00:00:00Z'),
      groupOf('Now', 'GroupOwner', '2026-07-01T00:00:00Z'),
    ]
    expect(courseMenus(groups, now).teaching.entries.map(({ label }) => label)).toEqual(['Now'])
  })

  it('carry a badge on every tier but production', () => {
    expect(['local', 'development', 'qa', 'production', undefined].map(badgeOf)).toEqual([
      'LOCAL',
      'DEV',
      'QA',
      null,
      null,
    ])
  })
})
