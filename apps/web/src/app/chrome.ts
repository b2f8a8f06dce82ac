/** How much of the product's frame a path shows. */
export interface Chrome {
  /** hidden: no bar at all; decorative: the name only. */
  readonly navigation: 'full' | 'decorative' | 'hidden'
  readonly hasFooter: boolean
}

/** Pages for those who are on their way in. */
const entrySegments = ['login', 'reset-password', 'confirm-email']
const lockdownSegments = ['ldb-launch', 'ldb-check']

/** Whether a path is on the way into a lockdown browser: the session is not let in yet. */
export function isLockdownPath(pathname: string): boolean {
  return lockdownSegments.includes(pathname.split('/').findLast(Boolean) ?? '')
}

export function chromeOf(
  pathname: string,
  { isBare, isLockdownBrowser, isFramed }: { isBare: boolean; isLockdownBrowser: boolean; isFramed: boolean },
): Chrome {
  const segments = pathname.split('/').filter(Boolean)
  const isLaunch = segments[0] === 'lti-launch'
  const hasFooter = !isBare && !isLockdownBrowser && !(isLaunch && isFramed)
  if (isBare || entrySegments.includes(segments[0] ?? '')) return { navigation: 'hidden', hasFooter }
  if (isLaunch || isLockdownPath(pathname) || isLockdownBrowser) return { navigation: 'decorative', hasFooter }
  return { navigation: 'full', hasFooter }
}

/** A lockdown browser client says so in a cookie. */
export function isLockdownBrowserClient(cookies: string): boolean {
  return /(?:^|;\s*)client-is-lockdown-browser=1(?:;|$)/.test(cookies)
}

const keepsFocus = [/^\/courses\/\d+\/groupAssignments\/\d+\/scores(?:\/|$)/, /^\/help\/scoring-docs(?:\/|$)/]

/** The first save of a new problem gives it its path: its author goes on typing. */
const isFirstSave = (from: string, to: string): boolean => from === '/problems/new' && /^\/problems\/\d+$/.test(to)

/** Focus goes to the new page, but not between two paths under the scores or under the scoring help, nor to what was just saved. */
export function resetsFocus(from: string, to: string): boolean {
  return from !== to && !isFirstSave(from, to) && !keepsFocus.some((area) => area.test(from) && area.test(to))
}
