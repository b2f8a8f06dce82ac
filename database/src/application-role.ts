import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables/index.ts'

/** What the product works as. The owner of the tables only migrates. */
export const applicationRole = 'isomorph_application'

/**
 * Tables in which what happened is written once. The application may insert and read; `update` lists the columns
 * that may change nevertheless, `delete` says that rows may go.
 */
export const insertOnlyTables: Readonly<Record<string, { readonly update?: readonly string[] }>> = {
  problem_revisions: {},
  assessment_revisions: {},
  assessment_revision_items: {},
  audit_events: {},
  audit_events_default: {},
  group_assessment_items: { update: ['marking_revision_id', 'credit_rule', 'rules_number'] },
  group_assessment_sections: {},
  group_assessment_pools: {},
  variants: {},
  // Until the start: a sheet of paper has the variants of its version.
  problem_instances: { update: ['variant_id', 'position'] },
  learner_status_events: {},
  paper_version_items: {},
  accommodation_changes: {},
  draft_journal: {},
  draft_journal_default: {},
  announcement_receipts: {},
  attempts: { update: ['percent', 'is_set_aside'] },
  late_evidence: {
    update: ['client_attempt_id', 'kind', 'client_at', 'state', 'decided_by', 'decided_at', 'reason', 'attempt_number'],
  },
  responses: {
    update: [
      'reading',
      'verdict',
      'percent',
      'rule',
      'evidence',
      'source',
      'needs_person',
      'comment',
      'marked_by',
      'marked_at',
      'regrade_run_id',
      'marking_number',
    ],
  },
  superseded_markings: {},
  rubric_versions: {},
  grader_marks: {},
  double_marks: { update: ['withdrawn_at', 'withdrawn_key'] },
  cluster_decisions: {
    update: ['withdrawn_by', 'withdrawn_at', 'looked_until', 'next_look_at', 'seconds_between_looks'],
  },
  marking_rules: {},
  overrides: { update: ['withdrawn_by', 'withdrawn_at'] },
}

async function ensureRole(db: Kysely<Tables>): Promise<boolean> {
  try {
    await sql
      .raw(
        `do $$ begin
           if not exists (select from pg_roles where rolname = '${applicationRole}') then
             create role ${applicationRole} nologin;
           end if;
           if not pg_has_role(current_user, '${applicationRole}', 'member') then
             execute format('grant ${applicationRole} to %I', current_user);
           end if;
         exception when duplicate_object or unique_violation then null;
         end $$`,
      )
      .execute(db)
    return true
  } catch (error) {
    // A hosted database whose user may not make roles works with that one user.
    if ((error as { code?: string }).code === '42501') return false
    throw error
  }
}

async function selectTables(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')`.execute(db)
  return rows.map((row) => row.name)
}

function isInsertOnly(table: string): boolean {
  return Object.keys(insertOnlyTables).some(
    (name) => table === name || new RegExp(`^${name}_\\d{4}_\\d{2}$`).test(table),
  )
}

/** Gives the application's role its rights on every table; nothing more than reading and inserting on insert-only ones. */
export async function grantApplicationRole(db: Kysely<Tables>): Promise<void> {
  if (!(await ensureRole(db))) return
  const statements = [
    `grant usage on schema public to ${applicationRole}`,
    `grant usage on all sequences in schema public to ${applicationRole}`,
    `revoke all on all tables in schema public from ${applicationRole}`,
    `grant select on all tables in schema public to ${applicationRole}`,
  ]
  for (const table of await selectTables(db)) {
    if (table.startsWith('kysely_')) continue
    statements.push(`grant insert on ${table} to ${applicationRole}`)
    if (!isInsertOnly(table)) statements.push(`grant update, delete on ${table} to ${applicationRole}`)
    const columns = insertOnlyTables[table]?.update
    if (columns) statements.push(`grant update (${columns.join(', ')}) on ${table} to ${applicationRole}`)
  }
  await sql.raw(statements.join(';')).execute(db)
}

/** Whether PostgreSQL keeps these connections from changing what is written once: they have a role of their own then. */
export async function isAuditLogGuarded(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ isGuarded: boolean }>`
    select not (has_table_privilege('audit_events', 'update') or has_table_privilege('audit_events', 'delete'))
      as "isGuarded"`.execute(db)
  return rows[0]?.isGuarded === true
}
