import { t } from '@isomorph/messages'

export type CourseTab = 'assessments' | 'people' | 'connections' | 'settings'

/** The tab of a course that an address names. */
export function tabOf(pathname: string): CourseTab {
  if (pathname.endsWith('/people')) return 'people'
  if (pathname.endsWith('/connections')) return 'connections'
  return pathname.endsWith('/settings') ? 'settings' : 'assessments'
}

/** Each tab has a title of its own; the first is the course itself. */
export function titleOfTab(course: string, pathname: string): string {
  const tab = tabOf(pathname)
  if (tab === 'people') return t('groups.title.people', { course })
  if (tab === 'connections') return t('groups.title.connections', { course })
  return tab === 'settings' ? t('groups.title.settings', { course }) : course
}
