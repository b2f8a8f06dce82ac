import { isAllowed, type Activity, type WithActivities } from '@isomorph/access'
import type { Group } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { activeTag } from '@isomorph/messages/language'
import { installationActivities } from '../../features/installation/index.ts'
import { managementLists } from '../../features/people/index.ts'
import type { NavEntry } from './nav-links.tsx'

export interface Menu {
  readonly label: string
  readonly entries: readonly NavEntry[]
}

/** Which kinds of things somebody has a role on, without holding the activity everywhere. */
export interface OwnedKinds {
  readonly hasGroups: boolean
  readonly hasAssessments: boolean
  readonly hasProblems: boolean
  readonly hasSharedLibraries: boolean
}

function may(userInfo: WithActivities, ...activities: Activity[]): boolean {
  return activities.some((requiredActivity) => isAllowed({ requiredActivity, userInfo }))
}

/** Courses, Assessments, Problems, Shared Libraries: each for whom may read or create that type. */
export function manageMenu(userInfo: WithActivities, own: OwnedKinds): Menu {
  const entries = [
    {
      label: t('shell.menu.courses'),
      href: '/courses',
      isShown: own.hasGroups || may(userInfo, 'GroupRead', 'GroupCreate'),
    },
    {
      label: t('shell.menu.assessments'),
      href: '/assessments',
      isShown: own.hasAssessments || may(userInfo, 'AssessmentRead', 'AssessmentCreate'),
    },
    {
      label: t('shell.menu.problems'),
      href: '/problems',
      isShown: own.hasProblems || may(userInfo, 'ProblemRead', 'ProblemCreate'),
    },
    {
      label: t('shell.menu.libraries'),
      href: '/sharedLibraries',
      isShown: own.hasSharedLibraries || may(userInfo, 'SharedLibraryRead', 'SharedLibraryCreate'),
    },
  ]
  return { label: t('shell.menu.manage'), entries: entries.filter(({ isShown }) => isShown) }
}

/** What the menu calls the lists of those who hold a role. */
const listLabels: Readonly<Record<string, () => string>> = {
  '/creators': () => t('shell.menu.creators'),
  '/assessment-creators': () => t('shell.menu.assessmentCreators'),
  '/problem-creators': () => t('shell.menu.problemCreators'),
  '/ai-problem-creators': () => t('shell.menu.aiProblemCreators'),
  '/admins': () => t('shell.menu.admins'),
}

/** Users, the management lists, then Cache, then Installation: each for whom may open it. */
export function adminMenu(userInfo: WithActivities): Menu {
  const entries = [
    { label: t('shell.menu.users'), href: '/users', isShown: may(userInfo, 'UserReadAny') },
    ...managementLists.map(({ path, activity }) => ({
      label: listLabels[path]?.() ?? path,
      href: path,
      isShown: may(userInfo, activity),
    })),
    { label: t('shell.menu.cache'), href: '/cache', isShown: may(userInfo, 'GroupAssessmentCachePurgeAny') },
    {
      label: t('shell.menu.installation'),
      href: '/installation',
      isShown: may(userInfo, ...installationActivities),
    },
  ]
  return { label: t('shell.menu.admin'), entries: entries.filter(({ isShown }) => isShown) }
}

export function helpMenu(): Menu {
  return {
    label: t('shell.menu.help'),
    entries: [
      { label: t('shell.menu.using'), href: '/help' },
      { label: 'LockDown Browser', href: '/help/lockdown-browser' },
    ],
  }
}

function isLearner(group: Group): boolean {
  return group.roles.some(({ role }) => role === 'GroupLearner')
}

function hasEnded(group: Group, now: number): boolean {
  return group.term !== null && Date.parse(group.term.endDate) <= now
}

function entriesOf(groups: readonly Group[]): NavEntry[] {
  return groups
    .toSorted((a, b) => a.name.localeCompare(b.name, activeTag()))
    .map((group) => ({ label: group.name, href: `/courses/${group.id}` }))
}

/** Courses by the caller's role in them: taking as a learner, teaching with any other role; ended terms are left out. */
export function courseMenus(groups: readonly Group[], now: number): { teaching: Menu; taking: Menu } {
  const current = groups.filter((group) => !hasEnded(group, now))
  return {
    teaching: {
      label: t('shell.menu.teaching'),
      entries: entriesOf(current.filter(({ roles }) => roles.some(({ role }) => role !== 'GroupLearner'))),
    },
    taking: { label: t('shell.menu.taking'), entries: entriesOf(current.filter(isLearner)) },
  }
}

const badges: Record<string, string> = { local: 'LOCAL', development: 'DEV', qa: 'QA' }

/** The badge of a tier; production has none. */
export function badgeOf(tier: string | undefined): string | null {
  return (tier && badges[tier]) ?? null
}
