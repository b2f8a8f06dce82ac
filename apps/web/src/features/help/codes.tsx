import { Fragment } from 'react'

/** What somebody types, one after the other: it is the same in every language and runs from left to right. */
export function Codes({ of: codes }: { of: readonly string[] }) {
  return codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ', '}
      <code dir="ltr">{code}</code>
    </Fragment>
  ))
}
