import type { FeatureRoute } from '../../screen/feature-route.ts'

export const accountRoutes: readonly FeatureRoute[] = [
  {
    path: 'login',
    isPublic: true,
    load: async () => ({ Component: (await import('../sign-in/login-page.tsx')).LoginPage }),
  },
  { path: 'account', load: async () => ({ Component: (await import('./account-page.tsx')).AccountPage }) },
  {
    path: 'reset-password',
    isPublic: true,
    load: async () => ({ Component: (await import('../sign-in/reset-password-page.tsx')).ResetPasswordPage }),
  },
  {
    path: 'confirm-email',
    isPublic: true,
    load: async () => ({ Component: (await import('../sign-in/confirm-email-page.tsx')).ConfirmEmailPage }),
  },
]
