import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { selectForeignKeys, selectMigrations, selectTables } from '../backup.queries.ts'

/** Every row of every table, the foreign keys and the steps of migration, as sums that can be compared. */
export async function sumDatabase(url: string): Promise<Readonly<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set timezone = 'UTC'`)
    const sums: Record<string, unknown> = {
      migrations: await selectMigrations(client),
      foreignKeys: await selectForeignKeys(client),
    }
    for (const { name } of await selectTables(client)) {
      const { rows } = await client.query<{ count: number; sum: string }>(
        `select count(*)::int as count, md5(coalesce(string_agg(t::text, E'\\n' order by t::text collate "C"), '')) as sum
           from ${name} t`,
      )
      sums[name] = rows[0]
    }
    return sums
  } finally {
    await client.end()
  }
}

/** Every file of a folder. */
export async function sumFiles(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(folder).catch((): string[] => [])
  const sums = names.map(async (name) => {
    const content = await readFile(join(folder, name))
    return [name, createHash('sha256').update(content).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(sums))
}
