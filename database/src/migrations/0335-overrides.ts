import { sql, type Kysely } from 'kysely'

/**
 * Points set by hand in points or percent, and penalties waived: each is an override, of a result or of the total. Results
 * carry what is in effect, so that a submission needs no further row.
 */
export async function extendOverrides(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table overrides
      add column kind text not null default 'points'
        check (kind in ('points', 'percent', 'noLatePenalty', 'noAttemptPenalty', 'noPenalties')),
      -- As it was typed: points, or percent.
      add column value numeric(13,4) check (value >= 0),
      add column learner_note text not null default '',
      -- A repeat of the request finds the row.
      add column client_key uuid,
      alter column points type numeric(13,4),
      alter column points drop not null;
    alter table overrides
      alter column kind drop default,
      add constraint overrides_kind_check_points check ((kind in ('points', 'percent')) = (points is not null));
    create unique index overrides_client_key on overrides (client_key, user_id) where client_key is not null;

    alter table results
      add column override_points numeric(13,4),
      add column waives_late_penalty boolean not null default false,
      add column waives_attempt_penalty boolean not null default false;
    -- Room for what may be set by hand for many problems together.
    alter table scores alter column points type numeric(13,4), alter column override_points type numeric(13,4)`.execute(
    db,
  )
}
