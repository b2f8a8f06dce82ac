import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { Sweep } from '../../../jobs/jobs.ts'
import type { Services } from '../../../services/services.ts'
import { addProblemTimes, presenceSeconds } from './problem-times.ts'
import type { WaitingPage } from './waiting-pages.ts'

/** A page that was not seen for so long was without a network. */
const gapSeconds = 35

/** Says of all pages that wait in this process that they were seen. Whoever has finished only looks at their work. */
export async function recordPresence(db: Kysely<Tables>, pages: readonly WaitingPage[], now: Date): Promise<void> {
  const rows = new Map(
    pages
      .filter(({ isLearners }) => isLearners)
      .map((page) => [`${page.groupAssessmentId} ${page.userId} ${page.sessionId}`, page]),
  )
  const seen = [...rows.values()]
  if (seen.length === 0) return
  await addProblemTimes(db, seen, now)
  // Two processes that lock the same rows in one order wait for each other, and never deadlock.
  await sql`
    insert into learner_presence (group_assessment_id, user_id, session_id, problem_instance_id, seen_at)
    select t.*, ${now}::timestamptz
      from unnest(${seen.map(({ groupAssessmentId }) => groupAssessmentId)}::bigint[],
        ${seen.map(({ userId }) => userId)}::bigint[], ${seen.map(({ sessionId }) => sessionId)}::bigint[],
        ${seen.map(({ problemInstanceId }) => problemInstanceId)}::bigint[]) as t(group_assessment_id, user_id, session_id, p)
     where not exists (select from learner_statuses s
                        where s.group_assessment_id = t.group_assessment_id and s.user_id = t.user_id
                          and s.finished_at is not null)
     order by 1, 2, 3
    on conflict (group_assessment_id, user_id, session_id) do update
       set problem_instance_id = excluded.problem_instance_id, seen_at = excluded.seen_at,
           gap_began_at = case when excluded.seen_at > learner_presence.seen_at + make_interval(secs => ${gapSeconds})
                               then learner_presence.seen_at else learner_presence.gap_began_at end`.execute(db)
}

interface PresenceRecorderOptions {
  readonly db: Kysely<Tables>
  readonly clock: Services['clock']
  readonly pages: () => readonly WaitingPage[]
  readonly onFailure: (error: unknown) => void
}

/** Records every few seconds whose pages wait in this process, one write at a time. */
export function createPresenceRecorder({ db, clock, pages, onFailure }: PresenceRecorderOptions) {
  let isRecording = false
  const record = async (): Promise<void> => {
    if (isRecording) return
    isRecording = true
    await recordPresence(db, pages(), clock.now())
      .catch(onFailure)
      .finally(() => (isRecording = false))
  }
  const timer = setInterval(() => void record(), presenceSeconds * 1000).unref()
  return { stop: (): void => clearInterval(timer) }
}

/** Where learners were a day ago helps nobody. */
export const oldPresenceSweep: Sweep = {
  name: 'delete old presence of learners',
  everyMilliseconds: 3_600_000,
  run: async ({ db }: Pick<Services, 'db'>) => {
    await sql`delete from learner_presence where seen_at < now() - interval '1 day'`.execute(db)
  },
}
