/** The project's settings over HTTP: the official suite's hook, and the administrator's configuration of production. */
import { flagField, type JsonObject, objectField } from '../request-fields'
import type { AuthState } from './auth-state'
import { parsePolicyConfig, policyConfigJson, policyJson } from './password-policy'
import { PROJECT_NUMBER } from './refresh-token'

/** Answer of `GET|PATCH /emulator/v1/projects/{p}/config`. */
export function hookConfigJson(state: AuthState): JsonObject {
  return {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: state.settings().emailPrivacy },
  }
}

/** Answer of `GET|PATCH …/v2/projects/{p}/config`: the part of it that this backend honours. */
export function projectConfigJson(state: AuthState): JsonObject {
  const { passwordPolicy } = state.settings()
  return {
    name: `projects/${state.projectId}/config`,
    ...hookConfigJson(state),
    signIn: {
      email: { enabled: true, passwordRequired: true },
      anonymous: { enabled: false },
      allowDuplicateEmails: false,
    },
    passwordPolicyConfig: policyConfigJson(passwordPolicy),
  }
}

/** Applies the fields that a configuration names and leaves the others; both addresses take all of them. @throws HttpError 400 */
export function applyConfig(state: AuthState, body: JsonObject): void {
  const privacy = objectField(body, 'emailPrivacyConfig')
  const emailPrivacy = privacy && flagField(privacy, 'enableImprovedEmailPrivacy')
  const policy = objectField(body, 'passwordPolicyConfig')
  state.changeSettings({
    ...(emailPrivacy !== undefined && { emailPrivacy }),
    ...(policy && { passwordPolicy: parsePolicyConfig(policy) }),
  })
}

/** Facts of the project that clients may ask for by GET; undefined for any other path. */
export function projectFact(path: string, state: AuthState): JsonObject | undefined {
  switch (path) {
    case 'v2/passwordPolicy':
      return policyJson(state.settings().passwordPolicy)
    case 'v2/recaptchaConfig':
      return {
        recaptchaEnforcementState: [
          { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
          { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
        ],
      }
    case 'v1/projects':
      return {
        projectId: PROJECT_NUMBER,
        authorizedDomains: ['localhost', '127.0.0.1', `${state.projectId}.firebaseapp.com`],
      }
    default:
      return undefined
  }
}
