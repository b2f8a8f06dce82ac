import { sql, type Kysely } from 'kysely'

/** Whether a job is there that runs or will run: what waits for one that is gone can then be given back. */
export async function lookUpJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Runs with its owner's rights: the queue's tables are closed to the application's role.
    create function is_job_alive(job_key text) returns boolean
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    begin
      return exists (
        select from graphile_worker.jobs j
         where j.key = job_key and (j.locked_at is not null or j.attempts < j.max_attempts));
    end $$`.execute(db)
}
