import { rosterFileMaximumBytes, type RosterFileSummary, type RosterNumberColumn } from '@isomorph/contract'
import { Button, Card, MessageBand, SelectInput } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify, useTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { FileInput, zipFile } from '../../../forms/file-input.tsx'
import { counted } from '../../../numbers/counts.ts'
import { Paragraph } from '../identity-providers/identity-providers.styles.ts'
import { useGetRosterFileQuery, useUploadRosterFileMutation } from '../learning-platforms/learning-platforms.api.ts'

const numberColumns = [
  { value: 'identifier', label: 'identifier' },
  { value: 'username', label: 'username' },
  { value: 'sourcedId', label: 'sourcedId' },
  { value: 'userIds', label: 'userIds (the first of them)' },
] as const satisfies readonly { value: RosterNumberColumn; label: string }[]

function LastFile({ file }: { file: RosterFileSummary }) {
  const timeZone = useTimeZone()
  const { fileName, uploadedAt, classes, terms, students, withoutNumber } = file
  return (
    <>
      <Paragraph>
        {fileName}, handed in {formatMoment(uploadedAt, timeZone)}: {counted(classes, 'class', 'classes')} in{' '}
        {counted(terms, 'term', 'terms')}, {counted(students, 'student', 'students')}.
      </Paragraph>
      {withoutNumber > 0 && (
        <MessageBand tone="warning">
          {counted(withoutNumber, 'person was', 'people were')} left out: no usable university number in the column{' '}
          {file.numberColumn}.
        </MessageBand>
      )}
    </>
  )
}

function tooLarge(file: File | null): string | undefined {
  return file && file.size > rosterFileMaximumBytes ? 'A zip file has at most 20 MB.' : undefined
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
    notify('SUCCESS', `Taken. ${counted(data.courses, 'roster is', 'rosters are')} being read.`)
  }
  return (
    <>
      <SelectInput
        label="University number"
        hint="The column of users.csv by which people are known here."
        value={numberColumn}
        options={numberColumns}
        onChange={setNumberColumn}
      />
      <FileInput file={file} kind={zipFile} error={refusal} inputRef={() => undefined} onChange={setFile} />
      <div aria-live="polite">
        {error ? <MessageBand tone="error">{requestErrorOf(error).detail}</MessageBand> : null}
      </div>
      <div>
        <Button variant="outlined" disabled={!file || refusal !== undefined || isLoading} onClick={() => void handIn()}>
          {isLoading ? 'Reading it…' : 'Hand it in'}
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
      <h2>Export</h2>
      {file ? <LastFile file={file} /> : <Paragraph>No export has been handed in.</Paragraph>}
      <Paragraph>
        Hand in the zip file of a whole OneRoster export, version 1.1 or 1.2. It takes the place of the last one.
        Rosters of courses that follow its classes are read at once; work of those who leave stays.
      </Paragraph>
      <HandIn id={id} column={file?.numberColumn ?? 'identifier'} />
    </Card>
  )
}
