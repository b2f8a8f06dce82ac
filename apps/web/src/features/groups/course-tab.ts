export type CourseTab = 'assessments' | 'people' | 'connections' | 'settings'

/** The tab of a course that an address names. */
export function tabOf(pathname: string): CourseTab {
  if (pathname.endsWith('/people')) return 'people'
  if (pathname.endsWith('/connections')) return 'connections'
  return pathname.endsWith('/settings') ? 'settings' : 'assessments'
}

/** Each tab has a title of its own; the first is the course itself. */
export function titleOfTab(courseName: string, pathname: string): string {
  const tab = tabOf(pathname)
  if (tab === 'people') return `People of ${courseName}`
  if (tab === 'connections') return `Connections of ${courseName}`
  return tab === 'settings' ? `Settings of ${courseName}` : courseName
}
