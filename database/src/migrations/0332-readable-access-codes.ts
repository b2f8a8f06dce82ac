import { sql, type Kysely } from 'kysely'

/** Access codes are sealed, so that staff can read them; the hash stays for servers of the former release. */
export async function sealAccessCodes(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table group_assessments add column access_code_sealed bytea;
    alter table token_keys drop constraint token_keys_purpose_check;
    alter table token_keys add constraint token_keys_purpose_check
      check (purpose in ('accessToken', 'fileAddress', 'providerSecret', 'choiceKey', 'refreshToken', 'accessCode'))`.execute(
    db,
  )
}
