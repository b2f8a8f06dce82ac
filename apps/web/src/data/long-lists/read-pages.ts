import type { RequestError } from '../request.ts'

/** What a request of a page ended with. */
export type PageAnswer<T> = { readonly data: T; readonly error?: undefined } | { readonly error: RequestError }

/** Pages that are asked for at once. */
const atOnce = 4

interface Reading<Row> {
  /** The rows of the first page. */
  readonly first: readonly Row[]
  readonly pageSize: number
  /** Asks for a page, from 2 on; one beyond the last is empty. */
  readonly read: (page: number) => Promise<PageAnswer<readonly Row[]>>
  /** Somebody who came meanwhile moves the rows: one that comes twice counts once. */
  readonly keyOf: (row: Row) => number
}

/** All rows of what the server answers page by page, or the error of the first page that failed. */
export async function readPages<Row>({ first, pageSize, read, keyOf }: Reading<Row>): Promise<PageAnswer<Row[]>> {
  const rows = new Map(first.map((row) => [keyOf(row), row]))
  for (let page = 2, isFull = first.length === pageSize; isFull; page += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, place) => read(page + place)))
    for (const answer of answers) {
      if (answer.error !== undefined) return { error: answer.error }
      for (const row of answer.data) rows.set(keyOf(row), row)
      isFull = answer.data.length === pageSize
    }
  }
  return { data: [...rows.values()] }
}
