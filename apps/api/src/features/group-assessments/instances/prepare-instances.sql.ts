/** Keeps variants; those that are there already stay as they are. */
export const insertVariantsSql = `
insert into variants (problem_revision_id, generator, seed, drawn, "values", values_hash)
select * from unnest($1::bigint[], $2::int[], $3::bigint[], $4::jsonb[], $5::jsonb[], $6::bytea[])
on conflict do nothing`

/**
 * Makes the problem instances of many learners with everything that stands beside them: status, results, score. What is
 * there already stays, so preparing twice, or twice at once, prepares once. The variants have to be there. What could be earned
 * follows the delivery until the start.
 */
export const insertInstancesSql = `
with input as (
  select * from unnest($3::bigint[], $4::int[], $5::int[], $6::numeric[], $7::bigint[], $8::int[], $9::bigint[])
  as t(user_id, item_key, "position", points, problem_revision_id, generator, seed)
),
status_rows as (
  insert into learner_statuses (group_assessment_id, user_id, delivery_number, is_preview)
  select $1::bigint, p.user_id, $2::int, p.is_preview from unnest($10::bigint[], $11::bool[]) as p(user_id, is_preview)
  on conflict do nothing
),
instance_rows as (
  insert into problem_instances (group_assessment_id, user_id, item_key, ordinal, "position", points, variant_id)
  select $1::bigint, i.user_id, i.item_key, $2::int, i."position", i.points, v.id
    from input i
    join variants v on v.problem_revision_id = i.problem_revision_id and v.generator = i.generator and v.seed = i.seed
     and v.derived_from_id is null
  on conflict do nothing
  returning id, user_id, item_key, ordinal, variant_id
),
result_rows as (
  insert into results (problem_instance_id, group_assessment_id, user_id, item_key, ordinal, marked_variant_id)
  select id, $1::bigint, user_id, item_key, ordinal, variant_id from instance_rows
)
insert into scores as c (group_assessment_id, user_id, possible)
select $1::bigint, p.user_id, p.possible from unnest($10::bigint[], $12::numeric[]) as p(user_id, possible)
on conflict (group_assessment_id, user_id) do update set possible = excluded.possible
 where c.possible is distinct from excluded.possible
   and exists (select from learner_statuses s
                where s.group_assessment_id = c.group_assessment_id and s.user_id = c.user_id
                  and s.delivery_number = $2::int and s.started_at is null)`
