/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import * as zod from 'zod/mini';

import {
  Accepted,
  CurrentUser,
  EmailRequest,
  LoginRequest,
  OauthExchangeRequest,
  OauthProviders,
  OauthStart,
  OauthStartRequest,
  RegisterRequest,
  ResetPasswordRequest,
  SetupRequest,
  VerifyEmailRequest
} from '../questwrightAPI.schemas.zod.ts';


/**
 * Answers alike for known and unknown addresses; what happens next is in the mail that follows.
 * @summary Register an account
 */
export const AuthRegisterBody = RegisterRequest

export const AuthRegisterResponse = Accepted

/**
 * Uses up the token from the verification mail. An unknown, used or expired token is 400.
 * @summary Verify an e-mail address
 */
export const AuthVerifyEmailBody = VerifyEmailRequest

export const AuthVerifyEmailResponse = /*#__PURE__*/ zod.void()

/**
 * Answers alike whether or not the address is waiting for verification.
 * @summary Send the verification mail again
 */
export const AuthResendVerificationBody = EmailRequest

export const AuthResendVerificationResponse = Accepted

/**
 * Answers alike for known and unknown addresses.
 * @summary Ask for a password reset mail
 */
export const AuthForgotPasswordBody = EmailRequest

export const AuthForgotPasswordResponse = Accepted

/**
 * Uses up the token from the reset mail and ends every session of the user. An unknown, used or expired token is 400.
 * @summary Set a new password with a reset token
 */
export const AuthResetPasswordBody = ResetPasswordRequest

export const AuthResetPasswordResponse = /*#__PURE__*/ zod.void()

/**
 * One sentence for an unknown address and a wrong password (401); 403 with code `email_not_verified` when only the
 * verification is missing.
 * @summary Sign in
 */
export const AuthLoginBody = LoginRequest

export const AuthLoginResponse = CurrentUser

/**
 * Makes state, nonce and PKCE verifier. 404 when no such provider is configured.
 * @summary Begin a sign-in with an outside provider
 */
export const AuthStartOauthBody = OauthStartRequest

export const AuthStartOauthResponse = OauthStart

/**
 * Checks the answer against the cookie of `authStartOauth`, exchanges the code with the provider and signs in.
 * 409 when a verified account with this e-mail already exists and must sign in with its password.
 * @summary Exchange an OAuth code for a session
 */
export const AuthExchangeOauthBody = OauthExchangeRequest

export const AuthExchangeOauthResponse = CurrentUser

/**
 * @summary List the sign-in providers that are configured
 */
export const AuthOauthProvidersResponse = OauthProviders

/**
 * Works once, with the single-use token of the link that the server prints while no administrator exists (403 after
 * that). The address counts as verified.
 * @summary Make the first administrator
 */
export const AuthSetupBody = SetupRequest

export const AuthSetupResponse = CurrentUser

