/** Functions that load the schemas of the forms. A form calls its function when it gets the focus. */
export const schemas = {
  login: () =>
    import('#src/generated/zod/questwrightAPI.schemas.zod.ts').then(
      ({ LoginRequest }) => LoginRequest,
    ),
  register: () =>
    import('#src/generated/zod/questwrightAPI.schemas.zod.ts').then(
      ({ RegisterRequest }) => RegisterRequest,
    ),
  secondFactor: () =>
    import('#src/generated/zod/questwrightAPI.schemas.zod.ts').then(
      ({ SecondFactorRequest }) => SecondFactorRequest,
    ),
  email: () =>
    import('#src/generated/zod/questwrightAPI.schemas.zod.ts').then(
      ({ EmailRequest }) => EmailRequest,
    ),
  resetPassword: () =>
    import('#src/generated/zod/questwrightAPI.schemas.zod.ts').then(
      ({ ResetPasswordRequest }) => ResetPasswordRequest,
    ),
  confirm: () =>
    import('#src/generated/zod/questwrightAPI.schemas.zod.ts').then(
      ({ AccountConfirmRequest }) => AccountConfirmRequest,
    ),
  totpAdd: () =>
    import('#src/generated/zod/questwrightAPI.schemas.zod.ts').then(
      ({ TotpAddRequest }) => TotpAddRequest,
    ),
  passkeyRename: () =>
    import('#src/generated/zod/questwrightAPI.schemas.zod.ts').then(
      ({ PasskeyRenameRequest }) => PasskeyRenameRequest,
    ),
  accountName: () =>
    import('#src/generated/zod/questwrightAPI.schemas.zod.ts').then(
      ({ AccountName }) => AccountName,
    ),
  accountPassword: () =>
    import('#src/generated/zod/questwrightAPI.schemas.zod.ts').then(
      ({ AccountPassword }) => AccountPassword,
    ),
  setup: () =>
    import('#src/generated/zod/questwrightAPI.schemas.zod.ts').then(
      ({ SetupRequest }) => SetupRequest,
    ),
};
