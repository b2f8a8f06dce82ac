import { t } from '@isomorph/messages'
import { encodeQR } from 'qr'
import { useMemo } from 'react'

/** The code of a sheet for a camera. */
export function SheetCode({ code }: { readonly code: string }) {
  const rows = useMemo(() => encodeQR(code, 'raw', { border: 1 }), [code])
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg role="img" aria-label={t('paper.sheet.code', { code })} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <path d={path} fill="#000" />
    </svg>
  )
}
