import { useNavigate } from 'react-router'
import { useCopyProblemMutation } from './problems.api.ts'

/** Copies a problem and opens the copy. */
export function useCopyAndOpen(): (problemId: number) => Promise<void> {
  const navigate = useNavigate()
  const [copy] = useCopyProblemMutation()
  return async (problemId) => {
    const made = await copy({ params: { problemId } })
    if (made.data) void navigate(`/problems/${made.data.id}`)
  }
}
