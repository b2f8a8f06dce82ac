import { sql, type Kysely } from 'kysely'

/** Why a regrade failed as a code, which screens put into their language. Former releases stored an English sentence in `failure`. */
export async function codeFailuresOfRegrades(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table regrade_runs
      add column failure_code text check (failure_code in ('notWorkedOut', 'notAllChanged'));
    update regrade_runs set failure_code = case when applied_at is null then 'notWorkedOut' else 'notAllChanged' end
     where status = 'failed'`.execute(db)
}
