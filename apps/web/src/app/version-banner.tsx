import { styled } from '@mui/material/styles'
import { productVersion } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, color, fontSize, notOnPaper, radius } from '@isomorph/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { coreApi } from '../data/core-api.ts'

const Root = styled('div')({
  ...notOnPaper,
  position: 'fixed',
  zIndex: 1400,
  // Below the navigation bar, which stays free.
  top: 68,
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'min(640px, calc(100vw - 32px))',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '12px 16px',
  borderRadius: radius.control,
  border: `1px solid ${color.primary}`,
  backgroundColor: color.surface,
  boxShadow: '0 10px 32px rgb(18 20 40 / 0.2)',
  fontSize: fontSize.table,
  '& p': { margin: 0, flex: '1 1 260px' },
})

/** Whether a version comes before another, part by part. */
export function isOlder(version: string, than: string): boolean {
  // Nearly always they are the same, and making a collator takes some milliseconds.
  return version !== than && version.localeCompare(than, 'en', { numeric: true }) < 0
}

/** Opens when the server serves a newer version; reloads on Refresh or with the next change of page, closed or not. */
export function VersionBanner() {
  // The periodic fetch alone asks for it: not at once after a long absence.
  const { data: client } = coreApi.endpoints.getClient.useQueryState(undefined)
  const isOpen = client !== undefined && isOlder(productVersion, client.currentVersion)
  const { pathname } = useLocation()
  const openedAt = useRef<string | null>(null)
  useEffect(() => {
    if (!isOpen) return
    openedAt.current ??= pathname
    if (openedAt.current !== pathname) window.location.reload()
  }, [isOpen, pathname])
  const [isClosed, setIsClosed] = useState(false)
  if (!isOpen || isClosed) return null
  return <VersionNotice onRefresh={() => window.location.reload()} onClose={() => setIsClosed(true)} />
}

/** What the banner says. */
export function VersionNotice({ onRefresh, onClose }: { onRefresh: () => void; onClose: () => void }) {
  return (
    <Root role="status">
      <p>
        <strong>{t('shell.version.title')}</strong>
        <br />
        {t('shell.version.explanation')}
      </p>
      <Button variant="contained" onClick={onRefresh}>
        {t('shell.refresh')}
      </Button>
      <Button onClick={onClose}>{t('shell.version.later')}</Button>
    </Root>
  )
}
