import { readToken } from './browser-storage.ts'
import { addressOf, readError, type RequestError } from './request.ts'

interface Kept {
  readonly fileName: string
  readonly type: 'text/csv' | 'application/json' | 'application/zip'
}

async function keep(response: Response, fileName: string): Promise<void> {
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

function headersOf(type: Kept['type']): Record<string, string> {
  return { Accept: type, Authorization: `Bearer ${readToken()?.access_token ?? ''}` }
}

/** Fetches the answer to a call and hands it to the browser as a file; whether there was one. */
export async function downloadFile(
  path: string,
  params: Readonly<Record<string, number>>,
  { fileName, type }: Kept,
): Promise<boolean> {
  const response = await fetch(addressOf({ method: 'GET', path, params }), { headers: headersOf(type) })
  if (!response.ok) return false
  await keep(response, fileName)
  return true
}

/** The same of a call that says in its body what is wanted; why there was none, where there was none. */
export async function downloadWanted(
  path: string,
  body: object,
  { fileName, type }: Kept,
): Promise<RequestError | undefined> {
  const response = await fetch(addressOf({ method: 'POST', path }), {
    method: 'POST',
    headers: { ...headersOf(type), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) return await readError(response)
  await keep(response, fileName)
  return undefined
}
