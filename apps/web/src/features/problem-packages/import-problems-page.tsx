import { packageMaximumBytes, type PackageReport } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, CheckboxInput, ErrorPanel, MessageBand, Page, PageHeader, ProgressLine } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { requestErrorOf } from '../../data/request-error.ts'
import { randomUuid } from '../../data/uuid.ts'
import { FileInput, zipFile } from '../../forms/file-input.tsx'
import { fileSize } from '../../numbers/file-size.ts'
import { formatCount } from '../../numbers/counts.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { PackageTable } from './package-table.tsx'
import { countOf, lookSentence } from './package-labels.ts'
import { useImportProblemsMutation, useLookAtPackageMutation } from './problem-packages.api.ts'

const Rows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
const Choice = styled(Card)({ display: 'grid', gap: 16, maxWidth: 720 })
const Note = styled('p')({ margin: 0 })
const TableCard = styled(Card)({ padding: '0 !important', overflow: 'hidden' })

/** Why a file is not sent at all. */
function faultOf(file: File | null): string | undefined {
  if (!file || file.size <= packageMaximumBytes) return undefined
  return t('problem-packages.tooLarge', {
    most: formatCount(packageMaximumBytes / 1024 / 1024),
    name: file.name,
    size: fileSize(file.size),
  })
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
      {report.unused.length > 0 && <Note>{t('problem-packages.unused', { files: report.unused.join(', ') })}</Note>}
      {known > 0 && <CheckboxInput label={t('problem-packages.again')} isChecked={again} onChange={setAgain} />}
      {imported.error && <ErrorPanel error={requestErrorOf(imported.error)} onRetry={() => start(again)} />}
      {imported.isLoading && <ProgressLine />}
      <div>
        <Button variant="contained" disabled={count === 0 || imported.isLoading} onClick={() => start(again)}>
          {count === 0 ? t('problem-packages.import.nothing') : t('problem-packages.import', { count })}
        </Button>
      </div>
    </Choice>
  )
}

function Done({ report }: { report: PackageReport }) {
  const [made, unreadable] = [countOf(report, 'imported'), countOf(report, 'unreadable')]

  return (
    <MessageBand
      tone="success"
      role="status"
      action={
        <Button href="/problems" variant="outlined" size="small">
          {t('problem-packages.toProblems')}
        </Button>
      }
    >
      {t('problem-packages.done', { count: made })}
      {unreadable > 0 && ` ${t('problem-packages.done.unreadable', { count: unreadable })}`}
    </MessageBand>
  )
}

/** /problems/import: problems of a file that was exported here or elsewhere, looked at before anything is made. */
export function ImportProblemsPage() {
  const title = t('problem-packages.title')
  usePageTitle(title)
  const importing = useImport()
  const { file, choose, looked, imported, retryLook } = importing
  const report = imported.data ?? looked.data
  return (
    <Page>
      <PageHeader title={title} breadcrumbs={[{ label: t('shared.problems'), href: '/problems' }]} />
      <Rows>
        <Choice>
          <Note>{t('problem-packages.lead')}</Note>
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
