import { scoreFileMaximumLength, type ReadScores } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useState } from 'react'
import { requestErrorOf } from '../../../data/index.ts'
import { fileSize } from '../../../numbers/file-size.ts'
import { useReadScoreFileMutation } from '../results.api.ts'

/** A file as it was read, and what it would change. */
export interface ReadFile {
  readonly csv: string
  readonly read: ReadScores
}

/** The file that is chosen: it is read at once, and nothing is stored. */
export function useScoreFile(groupAssessmentId: number) {
  const [readFile, { isLoading }] = useReadScoreFileMutation()
  const [file, setFile] = useState<File | null>(null)
  const [readOf, setReadOf] = useState<ReadFile | null>(null)
  const [error, setError] = useState<string>()

  async function read(chosen: File): Promise<void> {
    const csv = await chosen.text()
    if (csv.length > scoreFileMaximumLength) {
      const limit = fileSize(scoreFileMaximumLength)
      setError(t('results.file.tooLarge', { name: chosen.name, size: fileSize(chosen.size), limit }))
      return
    }
    const outcome = await readFile({ params: { groupAssessmentId }, body: { csv } })
    if (outcome.error) setError(requestErrorOf(outcome.error).detail)
    else setReadOf({ csv, read: outcome.data })
  }

  return {
    file,
    readOf,
    error,
    isReading: isLoading,
    choose: (chosen: File | null): void => {
      setFile(chosen)
      setReadOf(null)
      setError(undefined)
      if (chosen) void read(chosen)
    },
  }
}
