import { sql, type Kysely } from 'kysely'

/** Successors of refresh tokens are derived with a key that all processes share. */
export async function allowRefreshTokenKey(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table token_keys drop constraint token_keys_purpose_check;
    alter table token_keys add constraint token_keys_purpose_check
      check (purpose in ('accessToken', 'fileAddress', 'providerSecret', 'choiceKey', 'refreshToken'))`.execute(db)
}
