import { rosterFileMaximumBytes, type RosterFileSummary, type RosterNumberColumn } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, MessageBand, SelectInput, type SelectOption } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify, useTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { FileInput, zipFile } from '../../../forms/file-input.tsx'

import { Paragraph } from '../identity-providers/identity-providers.styles.ts'
import { useGetRosterFileQuery, useUploadRosterFileMutation } from '../learning-platforms/learning-platforms.api.ts'

const columnOptions = (): readonly SelectOption<RosterNumberColumn>[] => [
  { value: 'identifier', label: 'identifier' },
  { value: 'username', label: 'username' },
  { value: 'sourcedId', label: 'sourcedId' },
  { value: 'userIds', label: t('timetables.file.number.userIds', { column: 'userIds' }) },
]

function LastFile({ file }: { file: RosterFileSummary }) {
  const timeZone = useTimeZone()
  const { fileName, uploadedAt, classes, terms, students, withoutNumber } = file
  return (
    <>
      <Paragraph>
        {t('timetables.file.last', {
          file: fileName,
          moment: formatMoment(uploadedAt, timeZone),
          classes,
          terms,
          students,
        })}
      </Paragraph>
      {withoutNumber > 0 && (
        <MessageBand tone="warning">
          {t('timetables.file.withoutNumber', { count: withoutNumber, column: file.numberColumn })}
        </MessageBand>
      )}
    </>
  )
}

function tooLarge(file: File | null): string | undefined {
  return file && file.size > rosterFileMaximumBytes ? t('timetables.file.tooLarge') : undefined
}

function HandIn({ id, column }: { id: number; column: RosterNumberColumn }) {
  const [numberColumn, setNumberColumn] = useState(column)
  const [file, setFile] = useState<File | null>(null)
  const [upload, { isLoading, error }] = useUploadRosterFileMutation()
  const notify = useNotify()
  const refusal = tooLarge(file)
  async function handIn(): Promise<void> {
    if (!file) return
    const { data } = await upload({ externalProviderId: id, numberColumn, file })
    if (!data) return
    setFile(null)
    notify('SUCCESS', t('timetables.file.taken', { count: data.courses }))
  }
  return (
    <>
      <SelectInput
        label={t('timetables.file.number')}
        hint={t('timetables.file.number.hint')}
        value={numberColumn}
        options={columnOptions()}
        onChange={setNumberColumn}
      />
      <FileInput file={file} kind={zipFile} error={refusal} inputRef={() => undefined} onChange={setFile} />
      <div aria-live="polite">
        {error ? <MessageBand tone="error">{requestErrorOf(error).detail}</MessageBand> : null}
      </div>
      <div>
        <Button variant="outlined" disabled={!file || refusal !== undefined || isLoading} onClick={() => void handIn()}>
          {isLoading ? t('timetables.file.reading') : t('timetables.file.handIn')}
        </Button>
      </div>
    </>
  )
}

/** The export that counts, and another one in place of it. */
export function RosterFileCard({ id }: { id: number }) {
  const { data } = useGetRosterFileQuery({ params: { externalProviderId: id } })
  if (!data) return null
  const { file } = data
  return (
    <Card>
      <h2>{t('timetables.file')}</h2>
      {file ? <LastFile file={file} /> : <Paragraph>{t('timetables.file.none')}</Paragraph>}
      <Paragraph>{t('timetables.file.explain')}</Paragraph>
      <HandIn id={id} column={file?.numberColumn ?? 'identifier'} />
    </Card>
  )
}
