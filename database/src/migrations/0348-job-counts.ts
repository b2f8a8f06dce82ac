import { sql, type Kysely } from 'kysely'

/**
 * What waits in the job queue, by task: for the metrics. Runs with its owner's rights, because the queue's tables are closed to
 * the application's role. The queue makes its tables when a worker first starts; before that nothing waits.
 */
export async function countJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function job_counts() returns table (task text, waiting integer, given_up integer, oldest_seconds double precision)
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if to_regclass('graphile_worker._private_jobs') is null then return; end if;
      return query
        select t.identifier,
          (count(*) filter (where j.attempts < j.max_attempts and j.run_at <= now()))::integer,
          (count(*) filter (where j.attempts >= j.max_attempts))::integer,
          coalesce(extract(epoch from now() - min(j.run_at) filter (where j.attempts < j.max_attempts and j.run_at <= now())),
            0)::double precision
          from graphile_worker._private_tasks t
          left join graphile_worker._private_jobs j on j.task_id = t.id
         group by t.identifier;
    end $$`.execute(db)
}
