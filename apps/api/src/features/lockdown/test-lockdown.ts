import { lockdownNames, operatingSystemOf, type lockdownCalls, type ResultOf } from '@isomorph/contract'
import type { IncomingHttpHeaders } from 'node:http'
import type { SignedIn } from '../../authorization/signed-in.ts'
import type { Services } from '../../services/services.ts'

/** A page writes 100 characters at most, and each of them takes up to nine when it is encoded. */
const valueMaximumLength = 900

function cookieOf(cookies: string, name: string): string {
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1).slice(0, valueMaximumLength) ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    // Somebody else wrote it.
    return value
  }
}

/** What a browser says of itself by cookies and headers, and what was found out about its session. */
export async function testLockdown(
  { db }: Pick<Services, 'db'>,
  { sessionId, user }: SignedIn,
  headers: IncomingHttpHeaders,
  now: Date,
): Promise<ResultOf<typeof lockdownCalls.testLockdown>> {
  const marks = await db
    .selectFrom('lockdownMarks')
    .select('groupAssessmentId')
    .where('sessionId', '=', sessionId)
    .where('userId', '=', user.id)
    .where('expiresAt', '>', now)
    .orderBy('groupAssessmentId')
    .execute()
  const cookies = headers.cookie ?? ''
  const platform = headers['sec-ch-ua-platform']
  return {
    isLockdownBrowser: cookieOf(cookies, lockdownNames.isLockdownBrowser) === '1',
    buildId: cookieOf(cookies, lockdownNames.buildId),
    operatingSystem: operatingSystemOf({
      userAgent: headers['user-agent'] ?? '',
      platform: typeof platform === 'string' ? platform : '',
      touchPoints: 0,
    }),
    verified: marks.map(({ groupAssessmentId }) => groupAssessmentId),
  }
}
