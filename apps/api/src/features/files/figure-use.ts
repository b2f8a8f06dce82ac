import { sayDetail, type SaidDetail } from '@isomorph/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { Refusal } from '../../refusals/refusals.ts'
import { figuresIn, type PlacedFigure } from './figures.ts'
import { fileRefusals } from './files.errors.ts'

/** Who puts figures into a content. */
export interface FigureUser {
  readonly userId: number
  /** May read every problem. */
  readonly readsAllProblems: boolean
}

interface FigureRow {
  readonly name: string
  readonly isPublic: boolean
  /** Uploaded by the person. */
  readonly isOwn: boolean
  /** Stands in a problem that the person may read. */
  readonly isReadable: boolean
  /** Was saved in the named problem by its uploader. */
  readonly isByUploader: boolean
}

/** A problem that the caller may read: what stands in any version of it may be used. */
type KnownProblem = number | null

async function selectFigures(
  db: Kysely<Tables>,
  { userId, readsAllProblems }: FigureUser,
  problemId: KnownProblem,
  names: readonly string[],
): Promise<readonly FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select f.name, f.is_public, f.created_by = ${userId}::bigint as is_own,
      exists (
        select from problem_figures u
          join problems p on p.id = u.problem_id
         where u.file_name = f.name
           and (u.problem_id = ${problemId}::bigint
             or ${readsAllProblems}::boolean
             or p.deleted_at is null and exists (
               select from effective_problem_roles r where r.problem_id = u.problem_id and r.user_id = ${userId}::bigint))
      ) as is_readable,
      exists (
        select from problem_figures u
         where u.file_name = f.name and u.problem_id = ${problemId}::bigint and u.is_by_uploader
      ) as is_by_uploader
      from files f where f.name = any(${[...names]}::text[])`.execute(db)
  return rows
}

function whyNot({ isHidden, name, alt }: PlacedFigure, row: FigureRow, hides: boolean): SaidDetail | undefined {
  if (row.isOwn) return undefined
  const image = alt === '' ? name : `“${alt}” (${name})`
  if (!row.isReadable) return sayDetail('imageOfOthers', { image })
  if (hides && isHidden && row.isPublic && !row.isByUploader) return sayDetail('imageStaysPublic', { image })
  return undefined
}

/**
 * Figures in the newest version of a problem. A server of the release before does not write down which figures it saves;
 * while such a one still runs, this finds them.
 */
async function namesInHead(db: Kysely<Tables>, problemId: number): Promise<ReadonlySet<string>> {
  const head = await db
    .selectFrom('problems')
    .innerJoin('problemRevisions', 'problemRevisions.id', 'problems.headRevisionId')
    .select('problemRevisions.content')
    .where('problems.id', '=', problemId)
    .executeTakeFirst()
  return new Set(figuresIn(head?.content).map(({ name }) => name))
}

interface FigureUse {
  readonly user: FigureUser
  readonly content: unknown
  readonly problemId: KnownProblem
  /** Saving closes the files of figures that are marked as not public. */
  readonly hides: boolean
}

/**
 * Refuses, naming each image, content with figures that are not the person's to use: those that somebody else uploaded
 * and that stand in no problem that the person may read.
 */
export async function refuseFiguresOfOthers(db: Kysely<Tables>, use: FigureUse): Promise<void> {
  const placed = figuresIn(use.content)
  if (placed.length === 0) return
  const names = [...new Set(placed.map(({ name }) => name))]
  const rows = await selectFigures(db, use.user, use.problemId, names)
  const isMissing = use.problemId !== null && rows.some(({ isOwn, isReadable }) => !isOwn && !isReadable)
  const inHead = isMissing ? await namesInHead(db, use.problemId ?? 0) : new Set<string>()
  const byName = new Map(rows.map((row) => [row.name, { ...row, isReadable: row.isReadable || inHead.has(row.name) }]))
  const found = placed.flatMap((figure) => {
    // An address without a file shows nothing and opens nothing.
    const row = byName.get(figure.name)
    const why = row && whyNot(figure, row, use.hides)
    return why === undefined ? [] : [{ path: `content.${figure.path}`, why }]
  })
  const [first] = found
  const errors = found.map(({ path, why: { detail: message, said } }) => ({
    path,
    message,
    reason: said[0],
  }))
  if (first) throw new Refusal(fileRefusals.figureOfOthers, { ...first.why, errors })
}

/** Remembers what figures stand in a saved version of a problem, and closes those marked as not public. */
export async function keepFigures(
  db: Kysely<Tables>,
  { problemId, userId }: { readonly problemId: number; readonly userId: number },
  content: unknown,
): Promise<void> {
  const placed = figuresIn(content)
  if (placed.length === 0) return
  await sql`
    insert into problem_figures (problem_id, file_name, is_by_uploader)
    select ${problemId}::bigint, f.name, f.created_by = ${userId}::bigint
      from files f where f.name = any(${placed.map(({ name }) => name)}::text[])
    on conflict (problem_id, file_name) do update set is_by_uploader = true
     where excluded.is_by_uploader and not problem_figures.is_by_uploader`.execute(db)
  const hidden = placed.flatMap(({ name, isHidden }) => (isHidden ? [name] : []))
  if (hidden.length === 0) return
  await db.updateTable('files').set({ isPublic: false }).where('name', 'in', hidden).execute()
}
