import pg from 'pg'

/** Has the database count its rows, as the owner of the tables: anybody else is left without a word. */
export async function analyze(ownerUrl: string): Promise<void> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  await owner.query('vacuum analyze')
  await owner.end()
}
