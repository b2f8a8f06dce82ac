export { ImpersonateButton } from './impersonate-button.tsx'
export { EndSecondFactorButton } from './end-second-factor-button.tsx'
export { SendPasswordLinkButton } from './send-password-link-button.tsx'
export { UserSessions } from './user-sessions.tsx'
