import { t, type PlainKey } from '@isomorph/messages'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { VariableType } from '@isomorph/problem'
import { inParts } from '../messages/in-parts.tsx'
import { useEditorHost } from './editor-context.ts'

/** The kinds of variable, most used first, with the messages that name them. */
export const variableKinds: readonly {
  readonly type: VariableType
  readonly name: PlainKey
  /** Within a sentence. */
  readonly inText: PlainKey
  readonly example: PlainKey
}[] = [
  {
    type: 'RandomNumber',
    name: 'rich-text.kind.randomNumber',
    inText: 'rich-text.kind.randomNumber.inText',
    example: 'rich-text.kind.randomNumber.example',
  },
  {
    type: 'NumberSet',
    name: 'rich-text.kind.numberSet',
    inText: 'rich-text.kind.numberSet.inText',
    example: 'rich-text.kind.numberSet.example',
  },
  {
    type: 'CalculatedValue',
    name: 'rich-text.kind.calculatedValue',
    inText: 'rich-text.kind.calculatedValue.inText',
    example: 'rich-text.kind.calculatedValue.example',
  },
  {
    type: 'RichText',
    name: 'rich-text.kind.richText',
    inText: 'rich-text.kind.richText.inText',
    example: 'rich-text.kind.richText.example',
  },
]

/** Offers to make a variable of a name that nothing has yet. */
export function CreateVariableChoices({ name, onChosen }: { name: string; onChosen: () => void }): ReactNode {
  const host = useEditorHost()
  return (
    <div className="rich-text-choices">
      <p>{inParts('rich-text.create', { name: <b>{name}</b> })}</p>
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
          {t(kind.name)}
          <small>{t(kind.example)}</small>
        </Button>
      ))}
    </div>
  )
}
