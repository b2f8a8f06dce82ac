import { sql, type Kysely } from 'kysely'

/** Assessments that are taken in a lockdown browser only: its settings, launches of it, and marks of sessions in it. */
export async function lockDownAssessments(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table group_assessments
      add column lockdown text not null default 'none' check (lockdown in ('none', 'safeExamBrowser', 'respondus'));

    alter table token_keys drop constraint token_keys_purpose_check;
    alter table token_keys add constraint token_keys_purpose_check
      check (purpose in ('accessToken', 'fileAddress', 'providerSecret', 'choiceKey', 'refreshToken', 'accessCode',
        'lockdown'));

    alter table login_codes drop constraint login_codes_purpose_check;
    alter table login_codes add constraint login_codes_purpose_check check (purpose in (
      'local', 'casV1', 'casTicket', 'identityProvider', 'impersonationStart', 'impersonationStop', 'passwordReset',
      'setup', 'ltiLaunch', 'safeExamBrowser', 'respondus'));

    create table lockdown_settings (
      group_assessment_id bigint primary key references group_assessments on delete restrict,
      quit_password_sealed bytea,
      browser_exam_keys text[] not null default '{}'
    );

    create table lockdown_launches (
      id bigint generated always as identity primary key,
      group_assessment_id bigint not null references group_assessments on delete restrict,
      user_id bigint not null references users on delete restrict,
      kind text not null check (kind in ('safeExamBrowser', 'respondus')),
      -- Of the address of its configuration.
      secret_hash bytea unique,
      configuration_sealed bytea,
      config_key text,
      challenge text,
      -- Whoever answers the challenge first: nobody else can answer it after.
      answered_session_id bigint references sessions on delete cascade,
      created_at timestamptz not null,
      fetched_at timestamptz
    );
    create index lockdown_launches_person_idx on lockdown_launches (group_assessment_id, user_id);
    create index lockdown_launches_created_at_idx on lockdown_launches (created_at);
    create index lockdown_launches_session_idx on lockdown_launches (answered_session_id);

    create table lockdown_marks (
      session_id bigint not null references sessions on delete cascade,
      group_assessment_id bigint not null references group_assessments on delete restrict,
      user_id bigint not null references users on delete restrict,
      client text not null,
      verified_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (session_id, group_assessment_id)
    );
    create index lockdown_marks_person_idx on lockdown_marks (group_assessment_id, user_id);
    create index lockdown_marks_expires_at_idx on lockdown_marks (expires_at)`.execute(db)
}
