import type { ProblemContent } from '@isomorph/problem'

/** What is being written. */
export interface ProblemDraft {
  readonly name: string
  readonly tags: readonly string[]
  readonly content: ProblemContent
}

/** Unsaved work with the version it began from. */
export interface UnsavedWork {
  readonly draft: ProblemDraft
  readonly baseRevisionNumber: number
}

function keyOf(userId: number, problemId: number | 'new'): string {
  return `unsavedProblem:${userId}:${problemId}`
}

/** Keeps unsaved work in this tab against a crash or a reload; under the person's own id. */
export const editorBackup = {
  read(userId: number, problemId: number | 'new'): UnsavedWork | undefined {
    try {
      const kept = sessionStorage.getItem(keyOf(userId, problemId))
      return kept === null ? undefined : (JSON.parse(kept) as UnsavedWork)
    } catch {
      return undefined
    }
  },
  /** Whether it is kept now: a full or forbidden storage must not stop anybody from writing. */
  write(userId: number, problemId: number | 'new', work: UnsavedWork): boolean {
    try {
      sessionStorage.setItem(keyOf(userId, problemId), JSON.stringify(work))
      return true
    } catch {
      return false
    }
  },
  clear(userId: number, problemId: number | 'new'): void {
    try {
      sessionStorage.removeItem(keyOf(userId, problemId))
    } catch {
      // A forbidden storage holds nothing.
    }
  },
}

/** Addresses of pictures that are not public carry a signature that is new with every fetch and never stored. */
const signature = /(\/api\/files\/[\w.-]+)\?[^"]*/g

/** Whether two parts of content would be stored alike. */
export function areStoredAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  const [first, second] = [one, other].map((part) => JSON.stringify(part)?.replaceAll(signature, '$1'))
  return first === second
}

/** Whether two drafts would be stored alike. */
export function areDraftsEqual(one: ProblemDraft, other: ProblemDraft): boolean {
  if (one === other) return true
  const haveSameName = one.name.trim() === other.name.trim()
  return haveSameName && areStoredAlike(one.tags, other.tags) && areStoredAlike(one.content, other.content)
}
