import { styled } from '@mui/material/styles'
import type { PersonalDataFile as File } from '@isomorph/contract'
import { Button, color, fontSize } from '@isomorph/ui'
import { useState } from 'react'
import { downloadFile } from '../../data/download-file.ts'
import { useNotify, useTimeZone } from '../../data/hooks.ts'
import { formatMoment } from '../../dates/dates.ts'

const Standing = styled('p')({ margin: 0, color: color.textSecond, fontSize: fontSize.table })
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** So often a page looks whether the file is ready. */
export const personalDataPollMs = 3000

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

function sentenceOf(file: File, timeZone: string): string {
  const { state, requestedAt, madeAt, expiresAt, byteSize } = file
  if (state === 'waiting' && requestedAt) return `The file is being made since ${formatMoment(requestedAt, timeZone)}.`
  if (state === 'failed') return 'The file could not be made. Try again; if it fails again, tell support.'
  if (state === 'ready' && madeAt && expiresAt)
    return `The file of ${formatMoment(madeAt, timeZone)} is ready (${sizeOf(byteSize)}). It can be downloaded until ${formatMoment(expiresAt, timeZone)}.`
  return 'There is no file yet.'
}

/** Where the file is downloaded, and under which name it is kept. */
interface FilePlace {
  readonly path: string
  readonly params: Readonly<Record<string, number>>
  readonly fileName: string
}

function DownloadButton({ place }: { place: FilePlace }) {
  const notify = useNotify()
  const [isDownloading, setIsDownloading] = useState(false)
  async function download() {
    setIsDownloading(true)
    const type = 'application/json'
    const isSaved = await downloadFile(place.path, place.params, { fileName: place.fileName, type }).catch(() => false)
    setIsDownloading(false)
    if (!isSaved) notify('ERROR', 'The file could not be downloaded. Try again.')
  }
  return (
    <Button variant="outlined" disabled={isDownloading} onClick={() => void download()}>
      Download
    </Button>
  )
}

/** How it stands with the file of a person’s data, and the buttons that make and download it. */
export function PersonalDataFile({
  file,
  place,
  onRequest,
  isBusy,
}: {
  file: File
  place: FilePlace
  onRequest: () => void
  isBusy: boolean
}) {
  const timeZone = useTimeZone()
  const isWaiting = file.state === 'waiting'
  return (
    <>
      <div role="status">
        <Standing>{sentenceOf(file, timeZone)}</Standing>
      </div>
      <Acts>
        {file.state === 'ready' && <DownloadButton place={place} />}
        {!isWaiting && (
          <Button variant={file.state === 'ready' ? 'text' : 'outlined'} disabled={isBusy} onClick={onRequest}>
            {file.state === 'ready' ? 'Make a new file' : 'Make the file'}
          </Button>
        )}
      </Acts>
    </>
  )
}
