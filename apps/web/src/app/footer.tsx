import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { productVersion, releaseName } from '@isomorph/contract'
import { color, fontSize, notOnPaper } from '@isomorph/ui'
import { useAppSelector } from '../data/hooks.ts'
import { selectAuth } from '../data/slices/auth-slice.ts'
import { useInstitution } from '../screen/institution.ts'
import { productName } from '../screen/page-title.ts'

const Root = styled('footer')({
  ...notOnPaper,
  borderTop: `1px solid ${color.line}`,
  padding: '16px 24px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  fontSize: fontSize.small,
  color: color.textSecond,
  '& .end': { marginInlineStart: 'auto' },
  '@media (max-width: 599px)': { paddingInline: 16, '& .end': { marginInlineStart: 0 } },
})

/** Privacy, the university, whom to ask, and, for visitors, how to get the product. */
export function Footer() {
  const { supportEmail, universityName, universityUrl } = useInstitution()
  const { isAuthenticated } = useAppSelector(selectAuth)
  return (
    <Root>
      <span>
        {productName} {productVersion} “{releaseName}”
      </span>
      <Link href="/privacy-policy" color="inherit">
        Privacy policy
      </Link>
      {universityUrl && (
        <Link href={universityUrl} color="inherit">
          {universityName || 'University'}
        </Link>
      )}
      {supportEmail && (
        <Link href={`mailto:${supportEmail}`} color="inherit">
          Contact {supportEmail}
        </Link>
      )}
      {supportEmail && !isAuthenticated && (
        <span className="end">
          Want to use {productName} at your institution?{' '}
          <Link
            href={`mailto:${supportEmail}?subject=${encodeURIComponent(`${productName} at our institution`)}`}
            color="inherit"
          >
            Write to us
          </Link>
        </span>
      )}
    </Root>
  )
}
