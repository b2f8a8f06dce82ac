import type { RequestError } from '../data/request.ts'

/** What is wrong, by field. */
export type FieldErrors = Readonly<Record<string, string>>

interface Checked {
  readonly error?:
    | { readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[] }
    | undefined
}

/** The first thing wrong with each field, as the schema of the call says. */
export function errorsOf({ error }: Checked): FieldErrors {
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]).toReversed())
}

/** What the server says of fields; of the whole, where it names none. */
export function refusalsOf(error: RequestError): readonly { readonly path: string; readonly message: string }[] {
  const named = error.errors ?? []
  return named.length > 0 ? named : [{ path: '', message: error.detail }]
}
