import { sql, type Kysely } from 'kysely'

/** Times say whose they are and of which problem, as results do. */
export async function nameItemsOfProblemTimes(db: Kysely<unknown>): Promise<void> {
  await sql`
    lock table problem_instances in share row exclusive mode;
    lock table problem_times in access exclusive mode;
    alter table problem_times
      add column group_assessment_id bigint, add column user_id bigint, add column item_key integer, add column ordinal integer;
    update problem_times t
       set group_assessment_id = i.group_assessment_id, user_id = i.user_id, item_key = i.item_key, ordinal = i.ordinal
      from problem_instances i where i.id = t.problem_instance_id;
    alter table problem_times
      alter column group_assessment_id set not null, alter column user_id set not null,
      alter column item_key set not null, alter column ordinal set not null;
    create function name_item_of_problem_time() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      select i.group_assessment_id, i.user_id, i.item_key, i.ordinal
        into new.group_assessment_id, new.user_id, new.item_key, new.ordinal
        from problem_instances i where i.id = new.problem_instance_id;
      return new;
    end $$;
    create trigger problem_times_name_item before insert on problem_times
      for each row when (new.item_key is null) execute function name_item_of_problem_time()`.execute(db)
}
