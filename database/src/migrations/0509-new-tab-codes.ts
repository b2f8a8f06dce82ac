import { sql, type Kysely } from 'kysely'

/** A code may be for a new tab, which does not see what the frame stores that opened it. */
export async function signInNewTabs(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table login_codes drop constraint login_codes_purpose_check;
    alter table login_codes add constraint login_codes_purpose_check check (purpose in (
      'local', 'casV1', 'casTicket', 'identityProvider', 'impersonationStart', 'impersonationStop', 'passwordReset',
      'setup', 'ltiLaunch', 'safeExamBrowser', 'respondus', 'newTab'))`.execute(db)
}
