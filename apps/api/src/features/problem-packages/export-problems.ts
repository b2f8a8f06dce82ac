import { attributionMaximumLength, sayDetail, sayOfField, type Licensing, type SaidOfField } from '@isomorph/contract'
import { zipSync } from 'fflate'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { activitiesOnEntity } from '../../authorization/permissions.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { selectRolesOn } from '../../entity-lists/select-roles.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal, type FieldError } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { managedProblems, readStoredContent, selectAuthorIds, selectProblem } from '../problems/index.ts'
import {
  fileOfImage,
  manifestName,
  packageFormat,
  packageVersion,
  sha256Of,
  textOf,
  type Manifest,
  type PackedProblem,
} from './package-format.ts'
import { packContent } from './pack-problem.ts'
import { problemPackageRefusals } from './problem-packages.errors.ts'
import { selectNames } from './problem-packages.queries.ts'

/** Images of one package together. */
const imagesMaximumBytes = 25 * 1024 * 1024

/** Licences whose problems leave the institution only with their owners. */
const closedLicences: readonly Licensing['licence'][] = ['Institution', 'Own']

type Row = Awaited<ReturnType<typeof selectProblem>>

/** Why a problem may not be exported; undefined where it may. */
function whyNot({ name, licence, deletedAt }: Row, isOwner: boolean): SaidOfField | undefined {
  if (deletedAt !== null) return sayOfField('problemDeleted', { name })
  if (isOwner || !closedLicences.includes(licence)) return undefined
  return sayOfField(licence === 'Own' ? 'ownConditions' : 'institutionOnly', { name })
}

/** The named problems, which the person may all read and export. */
async function selectExportable(
  { db }: Pick<Services, 'db'>,
  user: SignedInUser,
  problemIds: readonly number[],
): Promise<readonly Row[]> {
  const standings = await selectRolesOn(db, managedProblems, problemIds, user.id)
  const rows: Row[] = []
  const errors: FieldError[] = []
  for (const [index, id] of problemIds.entries()) {
    const held: readonly string[] = activitiesOnEntity('Problem', user.activities, standings.get(id)?.roles ?? [])
    if (!standings.has(id) || !held.includes('Read')) throw new Refusal(platformRefusals.notFound)
    const row = await selectProblem(db, id)
    const said = whyNot(row, held.includes('UserRoleModify'))
    if (said === undefined) rows.push(row)
    else errors.push({ path: `problemIds.${index}`, ...said })
  }
  if (errors.length > 0) throw new Refusal(problemPackageRefusals.exportBlocked, { errors })
  return rows
}

/** Whom to name elsewhere, where nobody knows the owners: those who made it, unless the problem says whom. */
async function attributionOf({ db }: Pick<Services, 'db'>, { id, attribution }: Row): Promise<string> {
  if (attribution !== '') return attribution
  const names = await selectNames(db, await selectAuthorIds(db, id))
  return names.join(', ').slice(0, attributionMaximumLength)
}

function refuseLost(name: string, index: number): never {
  const errors = [{ path: `problemIds.${index}`, ...sayOfField('imageLost', { name }) }]
  throw new Refusal(problemPackageRefusals.exportBlocked, { errors })
}

function refuseLarge(): never {
  throw new Refusal(
    platformRefusals.tooLarge,
    sayDetail('imagesTooLarge', { megabytes: imagesMaximumBytes / 1024 / 1024 }),
  )
}

async function packProblem(
  services: Pick<Services, 'db' | 'files'>,
  row: Row,
  index: number,
): Promise<{ readonly text: string; readonly images: ReadonlyMap<string, Buffer> }> {
  const { content, images, lost } = await packContent(services, readStoredContent(row.content))
  if (lost.length > 0) refuseLost(row.name, index)
  const { name, tags, licence, licenceText, isDraftedByAi } = row
  const licensing = { licence, licenceText, attribution: await attributionOf(services, row) }
  const packed: PackedProblem = { name, tags, licensing, isDraftedByAi, content }
  return { text: textOf(packed), images }
}

/** The same problems give the same bytes at any time: no moment is written into the package. */
function zipOf(texts: readonly string[], images: ReadonlyMap<string, Buffer>): Buffer {
  const problems: Manifest['problems'] = texts.map((text, index) => ({
    file: `problems/${String(index + 1).padStart(4, '0')}.json`,
    sha256: sha256Of(text),
  }))
  const manifest: Manifest = { format: packageFormat, version: packageVersion, problems }
  const named = problems.map(({ file }, index): [string, Uint8Array] => [file, Buffer.from(texts[index] ?? '')])
  const pictures = [...images]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, bytes]): [string, Uint8Array] => [fileOfImage(name), bytes])
  const files = Object.fromEntries([[manifestName, Buffer.from(textOf(manifest))] as const, ...named, ...pictures])
  return Buffer.from(zipSync(files, { mtime: new Date(1980, 0, 1), level: 6 }))
}

/** A zip file of problems as they are now, in the order of their ids. Who may not read one of them gets nothing. */
export async function exportProblems(
  services: Pick<Services, 'db' | 'files'>,
  { user, actor }: { readonly user: SignedInUser; readonly actor: Actor },
  problemIds: readonly number[],
): Promise<Buffer> {
  const ids = [...new Set(problemIds)].toSorted((a, b) => a - b)
  const rows = await selectExportable(services, user, ids)
  const texts: string[] = []
  const images = new Map<string, Buffer>()
  let imageBytes = 0
  for (const [index, row] of rows.entries()) {
    const packed = await packProblem(services, row, index)
    texts.push(packed.text)
    for (const [name, bytes] of packed.images) {
      if (!images.has(name)) imageBytes += bytes.length
      images.set(name, bytes)
    }
    if (imageBytes > imagesMaximumBytes) refuseLarge()
  }
  for (const { id } of rows)
    await recordAct(services.db, actor, { action: 'problem.export', entityType: 'problem', entityId: id })
  return zipOf(texts, images)
}
