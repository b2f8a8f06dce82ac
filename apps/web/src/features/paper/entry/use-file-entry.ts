import type { PaperComparison, PaperFile, PaperFileEntry } from '@isomorph/contract'
import { useState } from 'react'
import { differencesInWords } from './difference-words.ts'
import { requestErrorOf } from '../../../data/index.ts'
import { useComparePaperMarksMutation, useEnterPaperMarksMutation, useReadPaperFileMutation } from '../paper.api.ts'

/** What came of one sheet of a file; without a fault it is entered, or agrees. */
export interface FileOutcome {
  readonly entry: PaperFileEntry
  readonly fault: string | undefined
}

function faultOf(compared: PaperComparison): string | undefined {
  const words = differencesInWords(compared)
  return words.length > 0 ? words.join(' ') : undefined
}

function faultOfRequest(error: unknown): string {
  const { errors, detail } = requestErrorOf(error)
  return errors && errors.length > 0 ? errors.map(({ message }) => message).join(' ') : detail
}

/** Enters or compares one sheet, and says what was wrong with it. */
function useSettling(groupAssessmentId: number, isSecond: boolean) {
  const [enter] = useEnterPaperMarksMutation()
  const [compare] = useComparePaperMarksMutation()
  return async ({ code, userId, marks }: PaperFileEntry): Promise<string | undefined> => {
    const request = { params: { groupAssessmentId, sheetCode: code }, body: { userId, marks } }
    const outcome = isSecond ? await compare(request) : await enter(request)
    if (outcome.error) return faultOfRequest(outcome.error)
    return 'differences' in outcome.data ? faultOf(outcome.data) : undefined
  }
}

/** Reads a file of marks, and enters or compares its sheets one after another. A repeat changes nothing. */
export function useFileEntry(groupAssessmentId: number, isSecond: boolean) {
  const [readFile, { isLoading: isLooking, error }] = useReadPaperFileMutation()
  const settle = useSettling(groupAssessmentId, isSecond)
  const [read, setRead] = useState<PaperFile>()
  const [outcomes, setOutcomes] = useState<readonly FileOutcome[]>([])
  const [isApplying, setApplying] = useState(false)

  const forget = () => {
    setRead(undefined)
    setOutcomes([])
  }
  return {
    read,
    outcomes,
    isLooking,
    isApplying,
    error,
    forget,
    async look(file: File): Promise<void> {
      forget()
      const outcome = await readFile({ params: { groupAssessmentId }, body: { csv: await file.text() } })
      if (outcome.data) setRead(outcome.data)
    },
    async apply(): Promise<void> {
      setApplying(true)
      const settled: FileOutcome[] = []
      for (const entry of read?.entries ?? []) {
        // oxlint-disable-next-line no-await-in-loop -- one sheet after another: what came of each is shown
        settled.push({ entry, fault: await settle(entry) })
        setOutcomes([...settled])
      }
      setApplying(false)
    },
  }
}
