import type { ReactNode } from 'react'
import { isLongWord } from './long-words.ts'

/** A name in a cell that a component makes: the table cannot look inside it for an address that no column has room for. */
export function CellText({ children }: { children: string }): ReactNode {
  return isLongWord(children) ? <span data-long-word>{children}</span> : children
}
