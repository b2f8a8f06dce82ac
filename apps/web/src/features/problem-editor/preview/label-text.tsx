import { Fragment, type ReactNode } from 'react'
import { StaticMath } from '../../../math/index.ts'

/** A label: text in which mathematics stands between dollar signs. */
export function LabelText({ text }: { text: string }): ReactNode {
  const parts = text.split('$')
  return (
    <>
      {parts.map((part, index) => (
        // The parts of one label have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>{index % 2 === 1 ? <StaticMath latex={part} /> : part}</Fragment>
      ))}
    </>
  )
}
