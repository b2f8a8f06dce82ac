import { sql, type Kysely } from 'kysely'

/**
 * Which figures stand in which problem, in any version of it. What has been stored so far stays where it is. The uploader
 * of a figure is told from others who put it into a problem: only the former's problems may hide it.
 */
export async function findFiguresOfProblems(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table problem_figures (
      problem_id bigint not null references problems on delete restrict,
      file_name text not null references files on delete restrict,
      is_by_uploader boolean not null,
      primary key (problem_id, file_name)
    );
    create index problem_figures_file_name_idx on problem_figures (file_name);

    insert into problem_figures (problem_id, file_name, is_by_uploader)
    select r.problem_id, f.name, bool_or(r.created_by = f.created_by)
      from problem_revisions r
      cross join lateral regexp_matches(
        r.content::text, '"(?:src|url)": "/api/files/([A-Za-z0-9_.-]+)["?]', 'g') as found (groups)
      join files f on f.name = found.groups[1]
     group by r.problem_id, f.name`.execute(db)
}
