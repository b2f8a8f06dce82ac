import { addressOf, readToken } from '../../data/index.ts'

/** Fetches a call's rows as CSV and hands them to the browser as a file. Refused: the error of the server. */
export async function downloadCsv(path: string, params: Record<string, number>, fileName: string): Promise<boolean> {
  const response = await fetch(addressOf({ method: 'GET', path, params }), {
    headers: { Accept: 'text/csv', Authorization: `Bearer ${readToken()?.access_token ?? ''}` },
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
