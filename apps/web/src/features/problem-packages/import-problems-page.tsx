import { packageMaximumBytes, type PackageReport } from '@isomorph/contract'
import { Button, Card, CheckboxInput, ErrorPanel, MessageBand, Page, PageHeader, ProgressLine } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { requestErrorOf } from '../../data/request-error.ts'
import { randomUuid } from '../../data/uuid.ts'
import { FileInput, sizeOf, zipFile } from '../../forms/file-input.tsx'
import { counted } from '../../numbers/counts.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { PackageTable } from './package-table.tsx'
import { countOf, lookSentence } from './package-words.ts'
import { useImportProblemsMutation, useLookAtPackageMutation } from './problem-packages.api.ts'

const Rows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
const Choice = styled(Card)({ display: 'grid', gap: 16, maxWidth: 720 })
const Note = styled('p')({ margin: 0 })
const TableCard = styled(Card)({ padding: '0 !important', overflow: 'hidden' })

/** Why a file is not sent at all. */
function faultOf(file: File | null): string | undefined {
  if (!file || file.size <= packageMaximumBytes) return undefined
  return `At most ${packageMaximumBytes / 1024 / 1024} MB. “${file.name}” has ${sizeOf(file)}.`
}

/** The file, what was seen in it, and what was made of it; another file begins anew. */
function useImport() {
  const [file, setFile] = useState<File | null>(null)
  const [look, looked] = useLookAtPackageMutation()
  const [send, imported] = useImportProblemsMutation()
  // One key for one file: pressed again after a failure, nothing is made twice.
  const [wish, setWish] = useState('')
  function choose(chosen: File | null): void {
    setFile(chosen)
    setWish(randomUuid())
    looked.reset()
    imported.reset()
    if (chosen && faultOf(chosen) === undefined) void look(chosen)
  }
  return {
    file,
    choose,
    looked,
    imported,
    retryLook: () => void (file && look(file)),
    start: (again: boolean) => void (file && send({ file, again: again ? wish : undefined })),
  }
}

type Importing = ReturnType<typeof useImport>

function Offer({ report, importing }: { report: PackageReport; importing: Importing }) {
  const [again, setAgain] = useState(false)
  const known = countOf(report, 'known')
  const count = countOf(report, 'new') + (again ? known : 0)
  const { imported, start } = importing
  return (
    <Choice>
      <Note role="status">{lookSentence(report)}</Note>
      {report.unused.length > 0 && (
        <Note>Files that belong to no problem are left out: {report.unused.join(', ')}.</Note>
      )}
      {known > 0 && (
        <CheckboxInput
          label="Import again what exists already, as further problems"
          isChecked={again}
          onChange={setAgain}
        />
      )}
      {imported.error && <ErrorPanel error={requestErrorOf(imported.error)} onRetry={() => start(again)} />}
      {imported.isLoading && <ProgressLine />}
      <div>
        <Button variant="contained" disabled={count === 0 || imported.isLoading} onClick={() => start(again)}>
          {count === 0 ? 'Nothing to import' : `Import ${counted(count, 'problem', 'problems')}`}
        </Button>
      </div>
    </Choice>
  )
}

function Done({ report }: { report: PackageReport }) {
  const [made, unreadable] = [countOf(report, 'imported'), countOf(report, 'unreadable')]
  const rest = unreadable > 0 ? ` ${counted(unreadable, 'problem', 'problems')} could not be read.` : ''
  return (
    <MessageBand
      tone="success"
      role="status"
      action={
        <Button href="/problems" variant="outlined" size="small">
          To the problems
        </Button>
      }
    >
      {counted(made, 'problem was', 'problems were')} imported.{rest}
    </MessageBand>
  )
}

/** /problems/import: problems of a file that was exported here or elsewhere, looked at before anything is made. */
export function ImportProblemsPage() {
  usePageTitle('Import problems')
  const importing = useImport()
  const { file, choose, looked, imported, retryLook } = importing
  const report = imported.data ?? looked.data
  return (
    <Page>
      <PageHeader title="Import problems" breadcrumbs={[{ label: 'Problems', href: '/problems' }]} />
      <Rows>
        <Choice>
          <Note>
            Choose a file that was exported here or in another Isomorph. You see what is in it before anything is made.
          </Note>
          <FileInput file={file} kind={zipFile} error={faultOf(file)} inputRef={() => undefined} onChange={choose} />
          {looked.isLoading && <ProgressLine />}
          {looked.error && <ErrorPanel error={requestErrorOf(looked.error)} onRetry={retryLook} />}
        </Choice>
        {imported.data && <Done report={imported.data} />}
        {looked.data && !imported.data && <Offer key={file?.name} report={looked.data} importing={importing} />}
        {report && (
          <TableCard>
            <PackageTable report={report} />
          </TableCard>
        )}
      </Rows>
    </Page>
  )
}
