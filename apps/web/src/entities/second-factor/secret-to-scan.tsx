import { encodeQR } from 'qr'
import { t } from '@isomorph/messages'
import { color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { NewSecondFactor } from '@isomorph/contract'
import { inParts } from '../../messages/in-parts.tsx'

const Root = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start' })

/** Scanners need a light ground and its margin, also in the dark. */
const Code = styled('svg')({ width: 200, height: 200, background: '#fff', padding: 12, borderRadius: 8 })

const Secret = styled('code')({ fontSize: fontSize.small, overflowWrap: 'anywhere', color: color.text })

/** The dark squares of a QR code as one path. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
}

/** A secret for an authenticator app, to be scanned or typed. */
export function SecretToScan({ secret }: { readonly secret: NewSecondFactor }) {
  const rows = useMemo(() => encodeQR(secret.address, 'raw'), [secret.address])
  return (
    <Root>
      <span>{t('credentials.secret.scan')}</span>
      <Code role="img" aria-label={t('credentials.secret.picture')} viewBox={`0 0 ${rows.length} ${rows.length}`}>
        <path d={pathOf(rows)} fill="#000" />
      </Code>
      <span>
        {inParts('credentials.secret.type', {
          secret: <Secret dir="ltr">{secret.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Secret>,
        })}
      </span>
    </Root>
  )
}
