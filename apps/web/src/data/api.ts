import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'

/** What endpoints provide and invalidate. */
export const tagTypes = [
  'UserInfo',
  'Profile',
  'Session',
  'Reminders',
  'PersonalData',
  'User',
  'UserRole',
  'PeopleImport',
  'Invitation',
  'Group',
  'GroupUser',
  'Accommodation',
  'Grading',
  'LateEvidence',
  'Paper',
  'Regrade',
  'Rubric',
  'Snippet',
  'Problem',
  'ProblemDraft',
  'Assessment',
  'SharedLibrary',
  'EntityRole',
  'GroupAssessment',
  'Sitting',
  'ProblemInstance',
  'Result',
  'Score',
  'Configuration',
  'Term',
  'IdentityProvider',
  'ExternalProvider',
  'ApiToken',
  'Webhook',
  'LtiLaunch',
  'Lockdown',
  'Exchange',
  'GradePush',
  'RosterSync',
] as const
export type Tag = (typeof tagTypes)[number]

/** All data of the server. Features add their endpoints with `api.injectEndpoints`, built by `queryOf` and `mutationOf`. */
export const api = createApi({
  reducerPath: 'models',
  baseQuery,
  tagTypes,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
