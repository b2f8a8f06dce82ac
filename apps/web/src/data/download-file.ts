import { readToken } from './browser-storage.ts'
import { addressOf } from './request.ts'

/** Fetches the answer to a call and hands it to the browser as a file; whether there was one. */
export async function downloadFile(
  path: string,
  params: Readonly<Record<string, number>>,
  { fileName, type }: { readonly fileName: string; readonly type: 'text/csv' | 'application/json' },
): Promise<boolean> {
  const response = await fetch(addressOf({ method: 'GET', path, params }), {
    headers: { Accept: type, Authorization: `Bearer ${readToken()?.access_token ?? ''}` },
  })
  if (!response.ok) return false
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return true
}
