import type { PackageItem, PackageReport } from '@isomorph/contract'
import { counted } from '../../numbers/counts.ts'

export const outcomeWords: Readonly<Record<PackageItem['outcome'], string>> = {
  new: 'New',
  known: 'Exists already',
  unreadable: 'Cannot be read',
  imported: 'Imported',
}

export function countOf({ items }: PackageReport, outcome: PackageItem['outcome']): number {
  return items.filter((item) => item.outcome === outcome).length
}

const problems = (count: number): string => counted(count, 'problem', 'problems')

/** `3 problems are new, 1 problem exists already, 2 problems cannot be read.` */
export function lookSentence(report: PackageReport): string {
  const [fresh, known, unreadable] = [countOf(report, 'new'), countOf(report, 'known'), countOf(report, 'unreadable')]
  const parts = [
    ...(fresh > 0 ? [`${problems(fresh)} ${fresh === 1 ? 'is' : 'are'} new`] : []),
    ...(known > 0 ? [`${problems(known)} ${known === 1 ? 'exists' : 'exist'} already`] : []),
    ...(unreadable > 0 ? [`${problems(unreadable)} cannot be read`] : []),
  ]
  return `${parts.join(', ')}. Nothing has been changed yet.`
}

/** `Statement, path: what is wrong`, or what is wrong with the whole file. */
export function errorSentence({ path, message }: PackageItem['errors'][number]): string {
  return path === '' ? message : `${path}: ${message}`
}
