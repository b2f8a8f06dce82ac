import type { PackageItem, PackageReport } from '@isomorph/contract'
import { CellText, DataTable, StatusChip, type Column, type Tone } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { licenceSentence } from '../../entities/problem/licence.tsx'
import { errorSentence, outcomeWords } from './package-words.ts'

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
      {errors.length > faultsShown && <li>and {errors.length - faultsShown} more</li>}
    </Errors>
  )
}

function Standing({ item }: { item: PackageItem }) {
  const { outcome, problem } = item
  const words = problem?.isDeleted ? `${outcomeWords[outcome]}, deleted` : outcomeWords[outcome]
  return (
    <div>
      <StatusChip tone={tones[outcome]} label={words} />{' '}
      {problem && !problem.isDeleted && <Link href={`/problems/${problem.id}`}>Open {problem.name}</Link>}
      {outcome === 'known' && !problem && <span>You imported it before and may not open it any more.</span>}
      <Faults item={item} />
    </div>
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'name', label: 'Problem', render: ({ name, file }) => <CellText>{name === '' ? file : name}</CellText> },
  { key: 'outcome', label: 'What becomes of it', render: (item) => <Standing item={item} /> },
  {
    key: 'licence',
    label: 'Licence',
    isLabelled: true,
    render: ({ licensing }) => <CellText>{licensing ? licenceSentence(licensing) : ''}</CellText>,
  },
  { key: 'images', label: 'Images', align: 'right', isLabelled: true, render: ({ imageCount }) => imageCount },
]

/** Each problem of a package, and what becomes of it. */
export function PackageTable({ report }: { report: PackageReport }) {
  const rows = report.items.map((item, index): Row => ({ ...item, id: index }))
  return (
    <DataTable
      label="Problems of the package"
      columns={columns}
      rows={rows}
      nameOf={({ name, file }) => (name === '' ? file : name)}
      empty={null}
    />
  )
}
