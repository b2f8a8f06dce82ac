import { sql, type Kysely } from 'kysely'

/**
 * Results say of which problem and delivery they are, so that the statistics of a large class read one table. Triggers fill the columns
 * where a server of the former release writes.
 */
export async function nameItemsOfResults(db: Kysely<unknown>): Promise<void> {
  await sql`
    lock table problem_instances in share row exclusive mode;
    lock table results in access exclusive mode;
    alter table results add column item_key integer, add column ordinal integer;
    update results r set item_key = i.item_key, ordinal = i.ordinal
      from problem_instances i where i.id = r.problem_instance_id;
    alter table results alter column item_key set not null, alter column ordinal set not null;
    create function name_item_of_result() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      select i.item_key, i.ordinal into new.item_key, new.ordinal
        from problem_instances i where i.id = new.problem_instance_id;
      return new;
    end $$;
    create trigger results_name_item before insert on results
      for each row when (new.item_key is null) execute function name_item_of_result()`.execute(db)
}
