import pg from 'pg'
import { countedRowsMaximum } from '@isomorph/contract'

export interface Statement {
  readonly text: string
  readonly values: unknown[]
}

interface Queryable {
  query: (...given: unknown[]) => unknown
}

/** As text and values, or as one object, which prepared statements are. */
function statementIn([first, second]: unknown[]): Statement | undefined {
  const isText = typeof first === 'string'
  const given = isText ? { text: first, values: second } : (first as { text?: unknown; values?: unknown } | null)
  if (typeof given?.text !== 'string') return undefined
  return { text: given.text, values: Array.isArray(given.values) ? (given.values as unknown[]) : [] }
}

/** The statements that a call makes. */
export async function statementsOf(act: () => Promise<unknown>): Promise<Statement[]> {
  const client = pg.Client.prototype as unknown as Queryable
  const original = client.query
  const made: Statement[] = []
  client.query = function watched(this: unknown, ...given: unknown[]): unknown {
    const statement = statementIn(given)
    if (statement && /^\s*(select|with|insert|update|delete)\b[^;]*$/.test(statement.text)) made.push(statement)
    return original.apply(this, given)
  }
  try {
    await act()
  } finally {
    client.query = original
  }
  return made
}

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Node[]
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: Node }[]
}

const allNodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(allNodes)]

/** Counting everybody reads an index and no more. */
const isBareCount = (node: Node): boolean =>
  node['Node Type'] === 'Index Only Scan' && node['Rows Removed by Filter'] === undefined

const rowsRead = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

/**
 * The parts of the plans that read more rows than are ever counted, with their statements. What they write is taken back.
 */
export async function longReads(url: string, statements: readonly Statement[]): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  const found: string[] = []
  for (const { text, values } of statements) {
    await client.query('begin')
    const { rows } = await client.query<Explained>(`explain (analyze, format json) ${text}`, values)
    await client.query('rollback')
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => allNodes(Plan)))
    const long = nodes.filter((node) => node['Relation Name'] !== undefined && !isBareCount(node))
    for (const node of long.filter((each) => rowsRead(each) > countedRowsMaximum + 1))
      found.push(`${node['Node Type']} of ${rowsRead(node)} rows of ${node['Relation Name']}: ${text}`)
  }
  await client.end()
  return found
}

/** How many rows of a table the statements read. What they write is taken back. */
export async function rowsReadOf(url: string, statements: readonly Statement[], table: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  let count = 0
  for (const { text, values } of statements) {
    await client.query('begin')
    const { rows } = await client.query<Explained>(`explain (analyze, format json) ${text}`, values)
    await client.query('rollback')
    for (const {
      'QUERY PLAN': [first],
    } of rows)
      for (const node of first ? allNodes(first.Plan) : []) if (node['Relation Name'] === table) count += rowsRead(node)
  }
  await client.end()
  return count
}
