import { useEffect } from 'react'

export const productName = 'Isomorph'

export function titleOf(page: string | null | undefined): string {
  return page ? `${page} · ${productName}` : productName
}

/** Names the page in the browser's tab; nothing while the name is not known. */
export function usePageTitle(page: string | null | undefined): void {
  useEffect(() => {
    document.title = titleOf(page)
  }, [page])
}
