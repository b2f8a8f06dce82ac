import type { PackageItem, PackageReport } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { packageFaultWords } from './package-faults.ts'

const outcomeKeys: Readonly<Record<PackageItem['outcome'], PlainKey>> = {
  new: 'problem-packages.outcome.new',
  known: 'problem-packages.outcome.known',
  unreadable: 'problem-packages.outcome.unreadable',
  imported: 'problem-packages.outcome.imported',
}

/** What becomes of a problem: `Exists already`, `Exists already, deleted`. */
export function outcomeInWords({ outcome, problem }: PackageItem): string {
  const words = t(outcomeKeys[outcome])
  return problem?.isDeleted ? t('problem-packages.outcome.deleted', { outcome: words }) : words
}

export function countOf({ items }: PackageReport, outcome: PackageItem['outcome']): number {
  return items.filter((item) => item.outcome === outcome).length
}

/** `3 problems are new, 1 problem exists already, 2 problems cannot be read.` */
export function lookSentence(report: PackageReport): string {
  const [fresh, known, unreadable] = [countOf(report, 'new'), countOf(report, 'known'), countOf(report, 'unreadable')]
  const parts = [
    ...(fresh > 0 ? [t('problem-packages.look.new', { count: fresh })] : []),
    ...(known > 0 ? [t('problem-packages.look.known', { count: known })] : []),
    ...(unreadable > 0 ? [t('problem-packages.look.unreadable', { count: unreadable })] : []),
  ]
  return t('problem-packages.look', { parts: parts.join(', ') })
}

/** `Statement, path: what is wrong`, or what is wrong with the whole file. */
export function errorSentence(error: PackageItem['errors'][number]): string {
  const words = packageFaultWords(error)
  return error.path === '' ? words : `${error.path}: ${words}`
}
