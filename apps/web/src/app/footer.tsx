import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { productVersion, releaseName } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, fontSize, notOnPaper } from '@isomorph/ui'
import { useAppSelector } from '../data/hooks.ts'
import { selectAuth } from '../data/slices/auth-slice.ts'
import { inParts } from '../messages/in-parts.tsx'
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

function WriteToUs({ email }: { email: string }) {
  const subject = t('shell.footer.subject', { product: productName })
  return (
    <Link href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} color="inherit">
      {t('shell.footer.write')}
    </Link>
  )
}

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
        {t('shell.footer.privacy')}
      </Link>
      {universityUrl && (
        <Link href={universityUrl} color="inherit">
          {universityName || t('shell.footer.university')}
        </Link>
      )}
      {supportEmail && (
        <Link href={`mailto:${supportEmail}`} color="inherit">
          {t('shell.footer.contact', { email: supportEmail })}
        </Link>
      )}
      {supportEmail && !isAuthenticated && (
        <span className="end">
          {inParts('shell.footer.wanted', { product: productName, link: <WriteToUs email={supportEmail} /> })}
        </span>
      )}
    </Root>
  )
}
