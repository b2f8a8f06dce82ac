import { useGetConfigurationQuery } from '../../data/core-api.ts'
import { useServerNow, useUserInfo } from '../../data/hooks.ts'
import { useListHomeGroupsQuery } from '../../entities/group/courses.api.ts'
import { useListAssessmentsQuery } from '../../entities/assessment/assessments.api.ts'
import { useListProblemsQuery } from '../../entities/problem/problems.api.ts'
import { useListSharedLibrariesQuery } from '../../entities/shared-library/shared-libraries.api.ts'
import { adminMenu, badgeOf, courseMenus, helpMenu, manageMenu, type Menu } from './menus.ts'

/** The menus of whoever is signed in, empty ones left out. */
export function useMenus(): { courses: readonly Menu[]; others: readonly Menu[]; reloadCourses: () => void } {
  const userInfo = useUserInfo()
  const serverNow = useServerNow()
  const groups = useListHomeGroupsQuery(undefined, { skip: !userInfo })
  const roles = (groups.data ?? []).flatMap((group) => group.roles)
  // Somebody who only learns seldom holds a role on problems, assessments or libraries, and is asked for no list without one.
  const isOnlyLearner = roles.length > 0 && roles.every(({ role }) => role === 'GroupLearner')
  const isAsking =
    userInfo !== undefined && groups.data !== undefined && (!isOnlyLearner || userInfo.sharedKinds.length > 0)
  const assessments = useListAssessmentsQuery({}, { skip: !isAsking })
  const problems = useListProblemsQuery({}, { skip: !isAsking })
  const sharedLibraries = useListSharedLibrariesQuery({}, { skip: !isAsking })
  if (!userInfo) return { courses: [], others: [helpMenu()], reloadCourses: () => undefined }

  const { teaching, taking } = courseMenus(groups.data ?? [], serverNow())
  const manage = manageMenu(userInfo, {
    hasGroups: roles.length > 0,
    hasAssessments: (assessments.data?.total ?? 0) > 0,
    hasProblems: (problems.data?.total ?? 0) > 0,
    hasSharedLibraries: (sharedLibraries.data?.total ?? 0) > 0,
  })
  function filled(menus: readonly Menu[]) {
    return menus.filter(({ entries }) => entries.length > 0)
  }
  return {
    courses: filled([teaching, taking]),
    others: filled([manage, adminMenu(userInfo), helpMenu()]),
    reloadCourses: () => void groups.refetch(),
  }
}

export function useTierBadge(): string | null {
  const { data } = useGetConfigurationQuery(undefined)
  return badgeOf(data?.tier)
}
