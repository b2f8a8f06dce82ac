import { sql, type Kysely } from 'kysely'

/**
 * What is granted to a whole room raises the versions of its statuses in one statement. A statement for each row took most
 * of the time of excusing 1,000 learners.
 */
export async function raiseVersionsTogether(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger accommodations_status_versions on accommodations;
    drop function raise_versions_of_learner();

    create function raise_versions_of_learners() returns trigger language plpgsql as $$
    declare
      ids bigint[] := array(select distinct user_id from rows_changed);
    begin
      -- A status that is being made meanwhile waits for us, or we for it: its version has to be raised, too.
      perform from users where id = any(ids) order by id for update;
      perform from learner_statuses where user_id = any(ids) order by group_assessment_id, user_id for no key update;
      update learner_statuses set version = version + 1 where user_id = any(ids);
      return null;
    end $$;
    create trigger accommodations_inserted_versions after insert on accommodations
      referencing new table as rows_changed for each statement execute function raise_versions_of_learners();
    create trigger accommodations_updated_versions after update on accommodations
      referencing new table as rows_changed for each statement execute function raise_versions_of_learners();
    create trigger accommodations_deleted_versions after delete on accommodations
      referencing old table as rows_changed for each statement execute function raise_versions_of_learners()`.execute(
    db,
  )
}
