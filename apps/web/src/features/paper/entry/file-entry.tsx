import { paperCalls, type PaperFile } from '@isomorph/contract'
import { Button, MessageBand, ProgressLine } from '@isomorph/ui'
import { useState } from 'react'
import { downloadFile } from '../../../data/download-file.ts'
import { requestErrorOf, useNotify } from '../../../data/index.ts'
import { displayName } from '../../../entities/person/names.ts'
import { csvFile, FileInput } from '../../../forms/file-input.tsx'
import { counted } from '../../../numbers/counts.ts'
import { Quiet, SaveRow, SheetForm, SheetTitle } from './entry.styles.ts'
import { useFileEntry, type FileOutcome } from './use-file-entry.ts'

interface FileEntryProps {
  readonly groupAssessmentId: number
  /** Of the assessment. */
  readonly name: string
  /** Compared with what stands, in place of being entered. */
  readonly isSecond: boolean
}

/** Marks of many sheets at once, from a marking list that was filled in as a spreadsheet. */
export function FileEntry({ groupAssessmentId, name, isSecond }: FileEntryProps) {
  const [file, setFile] = useState<File | null>(null)
  const entry = useFileEntry(groupAssessmentId, isSecond)
  return (
    <SheetForm
      aria-label="Marks from a file"
      onSubmit={(event) => {
        event.preventDefault()
        if (file) void entry.look(file)
      }}
    >
      <SheetTitle>Marks from a file</SheetTitle>
      <Quiet>
        A CSV file with the column Code and one for each question, named as on the sheet: 1 or 2a for points, “2a
        answer” for what was written. Sheets of versions need Email or ID as well.
      </Quiet>
      <ListToFillIn groupAssessmentId={groupAssessmentId} name={name} />
      <FileInput
        file={file}
        kind={csvFile}
        error={undefined}
        inputRef={() => undefined}
        onChange={(chosen) => {
          setFile(chosen)
          entry.forget()
        }}
      />
      <SaveRow>
        <Button type="submit" variant="outlined" disabled={!file || entry.isLooking}>
          Look at the file
        </Button>
      </SaveRow>
      {entry.error && (
        <MessageBand tone="error" role="alert">
          {requestErrorOf(entry.error).detail}
        </MessageBand>
      )}
      {entry.read && <ReadFile read={entry.read} entry={entry} isSecond={isSecond} />}
    </SheetForm>
  )
}

/** The columns and sheets of this assessment, so that nobody has to make them by hand. */
function ListToFillIn({ groupAssessmentId, name }: Pick<FileEntryProps, 'groupAssessmentId' | 'name'>) {
  const notify = useNotify()
  const download = async () => {
    const isSaved = await downloadFile(
      paperCalls.listPaperSheets.path,
      { groupAssessmentId },
      { fileName: `${name} marking list.csv`, type: 'text/csv' },
    )
    if (!isSaved) notify('ERROR', 'The marking list could not be downloaded. Try again in a moment.')
  }
  return (
    <SaveRow>
      <Button variant="outlined" onClick={() => void download()}>
        Download the marking list
      </Button>
    </SaveRow>
  )
}

type Entry = ReturnType<typeof useFileEntry>

interface ReadFileProps {
  readonly read: PaperFile
  readonly entry: Entry
  readonly isSecond: boolean
}

function ReadFile({ read: { entries, refused }, entry, isSecond }: ReadFileProps) {
  const again = entries.filter(({ isEntered }) => isEntered).length
  const isDone = entry.outcomes.length === entries.length && entries.length > 0
  return (
    <>
      <p>
        {counted(entries.length, 'sheet', 'sheets')} can be read, {again} of them entered before. {refused.length} lines
        cannot.
      </p>
      <ul>
        {refused.map(({ line, text, because }) => (
          <li key={line}>
            Line {line}
            {text !== '' && ` (${text})`}: {because}
          </li>
        ))}
      </ul>
      {entries.length > 0 && !isDone && (
        <SaveRow>
          <Button variant="contained" disabled={entry.isApplying} onClick={() => void entry.apply()}>
            {isSecond ? 'Compare' : 'Enter'} {counted(entries.length, 'sheet', 'sheets')}
          </Button>
          {entry.isApplying && <ProgressLine />}
        </SaveRow>
      )}
      <div role="status">{entry.outcomes.length > 0 && <Outcomes outcomes={entry.outcomes} isSecond={isSecond} />}</div>
    </>
  )
}

function Outcomes({ outcomes, isSecond }: { readonly outcomes: readonly FileOutcome[]; readonly isSecond: boolean }) {
  const failed = outcomes.filter(({ fault }) => fault !== undefined)
  const done = counted(outcomes.length - failed.length, 'sheet', 'sheets')
  return (
    <>
      <p>
        {done} {isSecond ? 'agree with the first entry' : 'entered'}, {failed.length} not.
      </p>
      <ul>
        {failed.map(({ entry: { code, learner }, fault }) => (
          <li key={code}>
            {code}
            {learner && `, ${displayName(learner)}`}: {fault}
          </li>
        ))}
      </ul>
    </>
  )
}
