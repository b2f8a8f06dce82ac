import { useNavigate } from 'react-router'
import { nameOfCopy } from '../name-of-copy.ts'
import { useCopyProblemMutation } from './problems.api.ts'

/** Copies a problem and opens the copy. */
export function useCopyAndOpen(): (problem: { readonly id: number; readonly name: string }) => Promise<void> {
  const navigate = useNavigate()
  const [copy] = useCopyProblemMutation()
  return async ({ id, name }) => {
    const made = await copy({ params: { problemId: id }, body: { name: nameOfCopy(name) } })
    if (made.data) void navigate(`/problems/${made.data.id}`)
  }
}
