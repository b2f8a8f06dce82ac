import { sql, type Kysely } from 'kysely'

/**
 * Learners get random keys of choices, made with a secret of the shard. Who is sitting now has got the author's keys:
 * these are still taken from them, so that what their browsers hold is not lost.
 */
export async function hideChoiceKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table token_keys drop constraint token_keys_purpose_check;
    alter table token_keys add constraint token_keys_purpose_check
      check (purpose in ('accessToken', 'fileAddress', 'providerSecret', 'choiceKey'));

    alter table learner_statuses add column knows_choice_keys boolean not null default false;
    update learner_statuses set knows_choice_keys = true where started_at is not null and finished_at is null`.execute(
    db,
  )
}
