import { resultCalls } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { downloadFile } from '../../data/download-file.ts'
import { useNotify } from '../../data/index.ts'

/** Saves the scores as a file; says so where they cannot be had. */
export function useScoresFile(groupAssessmentId: number, name: string): () => Promise<void> {
  const notify = useNotify()
  return async () => {
    const isSaved = await downloadFile(
      resultCalls.getScores.path,
      { groupAssessmentId },
      { fileName: t('results.export.scores.file', { name }), type: 'text/csv' },
    )
    if (!isSaved) notify('ERROR', t('results.export.scores.failed'))
  }
}
