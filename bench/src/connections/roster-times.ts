/** A large roster of a learning platform: the report, taking it over, and reading it again. */

import { startLtiPlatform } from '@isomorph/testing/lti-platform'
import type { Target } from '../submit/load.ts'
import { ask, type BenchCourse } from '../submit/prepare-course.ts'
import { connectPlatform, teacher } from './connect-platform.ts'

export interface RosterTimes {
  /** From asking until the report is there. */
  readonly reportSeconds: number
  /** From agreeing until everybody is in the course. */
  readonly takeOverSeconds: number
  /** The same roster once more. */
  readonly againSeconds: number
}

interface Sync {
  readonly id: number
  readonly state: string
  readonly reason: string
  readonly added: number
}

interface Rosters {
  readonly externalGroups: readonly { readonly providerName: string; readonly latest: Sync | null }[]
}

/** Asks for a reading and waits until it has this state. */
async function read(
  target: Target,
  course: BenchCourse,
  { groupId, wanted, body }: { readonly groupId: number; readonly wanted: string; readonly body: object },
): Promise<{ readonly seconds: number; readonly latest: Sync }> {
  const { address } = target.server
  const begun = performance.now()
  await ask(address, course.owner, `/api/groups/${groupId}/syncRoster`, body)
  for (;;) {
    const { externalGroups } = await ask<Rosters>(address, course.owner, `/api/groups/${groupId}/rosterSyncs`)
    const latest = externalGroups.find(({ providerName }) => providerName === clientId)?.latest
    if (latest?.state === 'failed') throw new Error(`The roster was not read: ${latest.reason}`)
    if (latest?.state === wanted) return { seconds: (performance.now() - begun) / 1000, latest }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const clientId = 'roster-bench'

export async function measureRoster(
  target: Target,
  course: BenchCourse,
  { databaseUrl, people }: { readonly databaseUrl: string; readonly people: number },
): Promise<RosterTimes> {
  const platform = await startLtiPlatform({ toolOrigin: target.server.address, clientId, people: { teacher } })
  try {
    const { groupId } = await connectPlatform(target, course, { platform, databaseUrl })
    platform.services.members = Array.from({ length: people }, (_, index) => ({
      user_id: `member-${index}`,
      roles: ['Learner'],
      given_name: 'Member',
      family_name: `Number ${index}`,
    }))
    const report = await read(target, course, { groupId, wanted: 'toConfirm', body: {} })
    const body = { confirmedSyncId: report.latest.id }
    const taken = await read(target, course, { groupId, wanted: 'applied', body })
    if (taken.latest.added !== people) throw new Error(`${taken.latest.added} of ${people} people joined.`)
    // The job of the reading before ends a moment after its outcome; one that is asked for meanwhile waits for the worker's next look.
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const again = await read(target, course, { groupId, wanted: 'applied', body: {} })
    return { reportSeconds: report.seconds, takeOverSeconds: taken.seconds, againSeconds: again.seconds }
  } finally {
    await platform.close()
  }
}
