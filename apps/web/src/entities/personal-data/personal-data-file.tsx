import { styled } from '@mui/material/styles'
import type { PersonalDataFile as File } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, color, fontSize } from '@isomorph/ui'
import { useState } from 'react'
import { downloadFile } from '../../data/download-file.ts'
import { useNotify, useTimeZone } from '../../data/hooks.ts'
import { formatMoment } from '../../dates/dates.ts'
import { fileSize } from '../../numbers/file-size.ts'

const Standing = styled('p')({ margin: 0, color: color.textSecond, fontSize: fontSize.table })
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** So often a page looks whether the file is ready. */
export const personalDataPollMs = 3000

function sentenceOf(file: File, timeZone: string): string {
  const { state, requestedAt, madeAt, expiresAt, byteSize } = file
  if (state === 'waiting' && requestedAt)
    return t('shared.personalData.waiting', { moment: formatMoment(requestedAt, timeZone) })
  if (state === 'failed') return t('shared.personalData.failed')
  if (state === 'ready' && madeAt && expiresAt)
    return t('shared.personalData.ready', {
      moment: formatMoment(madeAt, timeZone),
      size: fileSize(byteSize),
      end: formatMoment(expiresAt, timeZone),
    })
  return t('shared.personalData.none')
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
    if (!isSaved) notify('ERROR', t('shared.personalData.notDownloaded'))
  }
  return (
    <Button variant="outlined" disabled={isDownloading} onClick={() => void download()}>
      {t('shared.personalData.download')}
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
            {file.state === 'ready' ? t('shared.personalData.makeNew') : t('shared.personalData.make')}
          </Button>
        )}
      </Acts>
    </>
  )
}
