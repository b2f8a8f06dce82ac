import { sql, type Kysely } from 'kysely'

/**
 * A server of the former release sets the hash of an access code alone. What is sealed is then another code, and goes: the hash
 * decides.
 */
export async function followFormerCodes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function drop_former_access_code() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      if new.access_code_hash is distinct from old.access_code_hash
          and new.access_code_sealed is not distinct from old.access_code_sealed then
        new.access_code_sealed := null;
      end if;
      return new;
    end $$;
    create trigger group_assessments_drop_former_access_code
      before update of access_code_hash on group_assessments
      for each row execute function drop_former_access_code()`.execute(db)
}
