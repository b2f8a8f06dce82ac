import { paperCalls, type PaperFile } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand, ProgressLine } from '@isomorph/ui'
import { useState } from 'react'
import { downloadFile } from '../../../data/download-file.ts'
import { requestErrorOf, useNotify } from '../../../data/index.ts'
import { displayName } from '../../../entities/person/names.ts'
import { csvFile, FileInput } from '../../../forms/file-input.tsx'
import { fieldErrorWords } from '../../../refusals/field-errors.ts'
import { formatCount } from '../../../numbers/counts.ts'
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
      aria-label={t('paper.file.title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (file) void entry.look(file)
      }}
    >
      <SheetTitle>{t('paper.file.title')}</SheetTitle>
      <Quiet>{t('paper.file.explain')}</Quiet>
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
          {t('paper.file.look')}
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
      { fileName: t('paper.file.name', { name }), type: 'text/csv' },
    )
    if (!isSaved) notify('ERROR', t('paper.file.notDownloaded'))
  }
  return (
    <SaveRow>
      <Button variant="outlined" onClick={() => void download()}>
        {t('paper.file.download')}
      </Button>
    </SaveRow>
  )
}

/** `Line 3 (K7F): …` */
function lineInWords(line: string, text: string, because: string): string {
  return text === '' ? t('paper.file.line', { line, because }) : t('paper.file.line.with', { line, text, because })
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
        {t('paper.file.read', { count: entries.length, again: formatCount(again) })}{' '}
        {t('paper.file.read.refused', { count: refused.length })}
      </p>
      <ul>
        {refused.map(({ line, text, because: message, ...said }) => (
          <li key={line}>{lineInWords(formatCount(line), text, fieldErrorWords({ message, ...said }))}</li>
        ))}
      </ul>
      {entries.length > 0 && !isDone && (
        <SaveRow>
          <Button variant="contained" disabled={entry.isApplying} onClick={() => void entry.apply()}>
            {isSecond
              ? t('paper.file.compare', { count: entries.length })
              : t('paper.file.enter', { count: entries.length })}
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
  const said = { count: outcomes.length - failed.length, failed: formatCount(failed.length) }
  return (
    <>
      <p>{isSecond ? t('paper.file.compared', said) : t('paper.file.entered', said)}</p>
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
