import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { VariableType } from '@isomorph/problem'
import { useEditorHost } from './editor-context.ts'

/** The kinds of variable, most used first, in the words of the screen. */
export const variableKinds: readonly {
  readonly type: VariableType
  readonly name: string
  readonly example: string
}[] = [
  { type: 'RandomNumber', name: 'Random number', example: 'any of 1, 2, … 10, or a list of them' },
  { type: 'NumberSet', name: 'Number set', example: 'one of 2.5, 3, 3.5' },
  { type: 'CalculatedValue', name: 'Calculated value', example: 'worked out from others' },
  { type: 'RichText', name: 'Rich text', example: 'one of several texts or pictures' },
]

/** Offers to make a variable of a name that nothing has yet. */
export function CreateVariableChoices({ name, onChosen }: { name: string; onChosen: () => void }): ReactNode {
  const host = useEditorHost()
  return (
    <div className="rich-text-choices">
      <p>
        <b>{name}</b> is not defined yet. Make it a
      </p>
      {variableKinds.map((kind) => (
        <Button
          key={kind.type}
          size="small"
          variant="outlined"
          onClick={() => {
            host.createVariable?.(name, kind.type)
            onChosen()
          }}
        >
          {kind.name}
          <small>{kind.example}</small>
        </Button>
      ))}
    </div>
  )
}
