import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link } from 'react-router'

const elsewhere = /^(?:[a-z]+:|\/\/|#)/i

/** What every `href` in the product becomes: a change of route inside it, a plain link out of it. */
export function RouterLink({
  href = '',
  ref,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other attributes
  if (elsewhere.test(href) || href.startsWith('/api/')) return <a ref={ref} href={href} {...rest} />
  return <Link ref={ref ?? null} to={href} {...rest} />
}
