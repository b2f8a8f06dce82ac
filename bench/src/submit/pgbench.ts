/** What the database itself can do: one committed row per transaction, by PostgreSQL's own benchmark. */

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { distributionFolders } from '@isomorph/database/launcher'

const run = promisify(execFile)

const statement = `insert into bench_inserts (text) values ('{"answers":[{"questionKey":1,"value":"1.23"}]}');\n`

/** The program of a distribution's PostgreSQL, or on the path; undefined where there is none. */
export async function findPgbench(): Promise<string | undefined> {
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  const folders = [...(await distributionFolders()), ...onPath]
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file))
}

/** Commits per second with eight clients: the limit that submitting at eight connections is held against. */
export async function commitsPerSecond(
  program: string,
  database: { readonly url: string; readonly dataDir: string },
  seconds: number,
): Promise<number> {
  const script = join(database.dataDir, 'commit.sql')
  await writeFile(script, statement)
  const often = ['-n', '-M', 'prepared', '-c', '8', '-j', '2', '-T', String(Math.ceil(seconds))]
  const { stdout } = await run(program, [...often, '-f', script, database.url])
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  if (!(perSecond > 0)) throw new Error(`${program} says no rate: ${stdout}`)
  return perSecond
}
