import type { Problem, ProblemSummary } from '@isomorph/contract'
import { currentContentFormat } from '@isomorph/problem'
import { useState } from 'react'
import { saveFile } from '../../data/download-file.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { useLazyGetProblemForExportQuery } from './problem-export.api.ts'

interface ExportOutcome {
  readonly done: number
  readonly refused: readonly string[]
}

/** A problem that somebody may only read leaves the institution where its licence says so. */
function refusalOf({ activities, licensing }: ProblemSummary): string | undefined {
  if (activities.includes('Update')) return undefined
  if (licensing.licence === 'Institution') return 'its licence keeps it in this institution'
  if (licensing.licence === 'Own') return 'its licence has conditions of its own; ask its owners'
  return undefined
}

function exported({ name, tags, licensing, owners, origin, content }: Problem) {
  const attribution = licensing.attribution || owners.map((each) => `${each.firstName} ${each.lastName}`).join(', ')
  return { name, tags, licence: licensing.licence, licenceText: licensing.licenceText, attribution, origin, content }
}

/** Saves problems as one file, with licence and whom to name, and says of each that is left out why. */
export function useExport() {
  const [read] = useLazyGetProblemForExportQuery()
  const [isBusy, setIsBusy] = useState(false)
  async function exportAll(problems: readonly ProblemSummary[]): Promise<ExportOutcome> {
    setIsBusy(true)
    const written: ReturnType<typeof exported>[] = []
    const refused: string[] = []
    for (const problem of problems) {
      const reason = refusalOf(problem)
      // One after another: a hundred at once would wait for each other on the server.
      const { data, error } = reason ? {} : await read({ params: { problemId: problem.id } })
      if (data) written.push(exported(data))
      else refused.push(`${problem.name}: ${reason ?? requestErrorOf(error).detail}`)
    }
    const document = { format: 'isomorph-problems', version: 1, contentFormat: currentContentFormat, problems: written }
    if (written.length > 0)
      saveFile(new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }), 'problems.isomorph.json')
    setIsBusy(false)
    return { done: written.length, refused }
  }
  return { exportAll, isBusy }
}
