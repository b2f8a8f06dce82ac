import { sql, type Kysely } from 'kysely'

/**
 * Jobs that run one at a time, or after others. A second function beside the first, not the first with more parameters: servers of
 * the former release go on calling theirs without a moment in which it is missing.
 */
export async function queueJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Runs with its owner's rights: the queue's tables are closed to the application's role.
    create function enqueue_job(task text, payload json, job_key text, run_at timestamptz, max_attempts integer,
      queue_name text, priority integer) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      perform graphile_worker.add_job(task, payload, job_key := enqueue_job.job_key, run_at := enqueue_job.run_at,
        max_attempts := enqueue_job.max_attempts, queue_name := enqueue_job.queue_name, priority := enqueue_job.priority);
    end $$`.execute(db)
}
