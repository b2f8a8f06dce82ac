import { sql, type Kysely } from 'kysely'

/**
 * What webhooks are told of is written by triggers, in the transaction of the act and by one statement for all its rows. Where no
 * webhook asks for it they look at a handful of rows and write nothing.
 */
export async function tellWebhooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    lock table groups, group_user_roles, group_assessments, scores, regrade_runs in share row exclusive mode;
    create index outbox_events_webhook_idx on outbox_events (id) where kind like 'webhook.%';

    create function tell_webhooks_scores_inserted() returns trigger language plpgsql as $$
    begin
      insert into outbox_events (kind, payload)
      select 'webhook.scores.changed', jsonb_build_object('groupAssessmentId', a.group_assessment_id, 'userId', a.user_id)
        from added a where a.version > 0;
      return null;
    end $$;
    create trigger scores_tell_webhooks_inserted after insert on scores referencing new table as added
      for each statement when (is_webhook_wanted('scores.changed')) execute function tell_webhooks_scores_inserted();

    create function tell_webhooks_scores_updated() returns trigger language plpgsql as $$
    begin
      if is_erasing() then return null; end if;
      insert into outbox_events (kind, payload)
      select 'webhook.scores.changed', jsonb_build_object('groupAssessmentId', c.group_assessment_id, 'userId', c.user_id)
        from changed c
        join former f on f.group_assessment_id = c.group_assessment_id and f.user_id = c.user_id
       where c.version is distinct from f.version;
      return null;
    end $$;
    create trigger scores_tell_webhooks_updated after update on scores referencing old table as former new table as changed
      for each statement when (is_webhook_wanted('scores.changed')) execute function tell_webhooks_scores_updated();

    create function tell_webhooks_roster() returns trigger language plpgsql as $$
    begin
      if is_erasing() then return null; end if;
      insert into outbox_events (kind, payload)
      select distinct 'webhook.roster.changed', jsonb_build_object('groupId', c.group_id, 'userId', c.user_id)
        from changed c;
      return null;
    end $$;
    create trigger group_user_roles_tell_webhooks_inserted after insert on group_user_roles referencing new table as changed
      for each statement when (is_webhook_wanted('roster.changed')) execute function tell_webhooks_roster();
    create trigger group_user_roles_tell_webhooks_updated after update on group_user_roles referencing new table as changed
      for each statement when (is_webhook_wanted('roster.changed')) execute function tell_webhooks_roster();
    create trigger group_user_roles_tell_webhooks_deleted after delete on group_user_roles referencing old table as changed
      for each statement when (is_webhook_wanted('roster.changed')) execute function tell_webhooks_roster();

    create function tell_webhooks_course() returns trigger language plpgsql as $$
    begin
      insert into outbox_events (kind, payload)
      select 'webhook.' || tg_argv[0], jsonb_build_object('groupId', new.id) where is_webhook_wanted(tg_argv[0]);
      return null;
    end $$;
    create trigger groups_tell_webhooks_created after insert on groups
      for each row execute function tell_webhooks_course('course.created');
    create trigger groups_tell_webhooks_deleted after update of deleted_at on groups
      for each row when (old.deleted_at is null and new.deleted_at is not null)
      execute function tell_webhooks_course('course.deleted');
    create trigger groups_tell_webhooks_restored after update of deleted_at on groups
      for each row when (old.deleted_at is not null and new.deleted_at is null)
      execute function tell_webhooks_course('course.created');

    create function tell_webhooks_release() returns trigger language plpgsql as $$
    begin
      insert into outbox_events (kind, payload)
      select 'webhook.scores.released', jsonb_build_object('groupAssessmentId', new.id)
       where is_webhook_wanted('scores.released');
      return null;
    end $$;
    create trigger group_assessments_tell_webhooks after update of scores_released_at on group_assessments
      for each row when (new.scores_release = 'byHand' and new.scores_released_at is not null
        and old.scores_released_at is distinct from new.scores_released_at)
      execute function tell_webhooks_release();

    create function tell_webhooks_regrade() returns trigger language plpgsql as $$
    begin
      insert into outbox_events (kind, payload)
      select 'webhook.regrade.applied', jsonb_build_object('regradeId', new.id) where is_webhook_wanted('regrade.applied');
      return null;
    end $$;
    create trigger regrade_runs_tell_webhooks after update of status on regrade_runs
      for each row when (new.status = 'applied' and old.status <> 'applied') execute function tell_webhooks_regrade()`.execute(
    db,
  )
}
