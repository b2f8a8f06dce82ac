import type { PackageItem, PackageReport } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { CellText, DataTable, StatusChip, type Column, type Tone } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { licenceSentence } from '../../entities/problem/licence.tsx'
import { formatCount } from '../../numbers/counts.ts'
import { errorSentence, outcomeInWords } from './package-labels.ts'

const Errors = styled('ul')({ margin: '4px 0 0', paddingInlineStart: 18, overflowWrap: 'anywhere' })

/** So many faults of one problem are named. */
const faultsShown = 5

const tones: Readonly<Record<PackageItem['outcome'], Tone>> = {
  new: 'primary',
  known: 'neutral',
  unreadable: 'error',
  imported: 'success',
}

type Row = PackageItem & { readonly id: number }

function Faults({ item: { file, errors } }: { item: PackageItem }) {
  if (errors.length === 0) return null
  return (
    <Errors>
      {errors.slice(0, faultsShown).map((error) => (
        <li key={`${error.path} ${error.message}`}>
          {file}, {errorSentence(error)}
        </li>
      ))}
      {errors.length > faultsShown && (
        <li>{t('problem-packages.moreFaults', { count: formatCount(errors.length - faultsShown) })}</li>
      )}
    </Errors>
  )
}

function Standing({ item }: { item: PackageItem }) {
  const { outcome, problem } = item
  return (
    <div>
      <StatusChip tone={tones[outcome]} label={outcomeInWords(item)} />{' '}
      {problem && !problem.isDeleted && (
        <Link href={`/problems/${problem.id}`}>{t('problem-packages.open', { name: problem.name })}</Link>
      )}
      {outcome === 'known' && !problem && <span>{t('problem-packages.mayNotOpen')}</span>}
      <Faults item={item} />
    </div>
  )
}

function packageColumns(): readonly Column<Row>[] {
  return [
    {
      key: 'name',
      label: t('problem-packages.table.problem'),
      render: ({ name, file }) => <CellText>{name === '' ? file : name}</CellText>,
    },
    { key: 'outcome', label: t('problem-packages.table.outcome'), render: (item) => <Standing item={item} /> },
    {
      key: 'licence',
      label: t('problem-packages.table.licence'),
      isLabelled: true,
      render: ({ licensing }) => <CellText>{licensing ? licenceSentence(licensing) : ''}</CellText>,
    },
    {
      key: 'images',
      label: t('problem-packages.table.images'),
      align: 'right',
      isLabelled: true,
      render: ({ imageCount }) => imageCount,
    },
  ]
}

/** Each problem of a package, and what becomes of it. */
export function PackageTable({ report }: { report: PackageReport }) {
  const rows = report.items.map((item, index): Row => ({ ...item, id: index }))
  return (
    <DataTable
      label={t('problem-packages.table.label')}
      columns={packageColumns()}
      rows={rows}
      nameOf={({ name, file }) => (name === '' ? file : name)}
      empty={null}
    />
  )
}
