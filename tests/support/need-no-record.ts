/**
 * Fields of request bodies that are not stored, or not as they are sent. The name of a user is
 * stored, and its limits are recorded with `CurrentUser`.
 */
export const needNoRecord: Readonly<Record<string, readonly string[]>> = {
  accountConfirm: ['code'],
  authRegister: ['name', 'password'],
  authVerifyEmail: ['token'],
  authResetPassword: ['token', 'password'],
  authLogin: ['password'],
  authSecondFactor: ['code'],
  authStartOauth: ['type'],
  authExchangeOauth: ['type', 'code', 'state'],
  authSetup: ['token', 'name', 'password'],
  factorTotpAdd: ['enrolment', 'code'],
  authUndoEmail: ['token'],
  authUndoFactor: ['token'],
  accountRename: ['name'],
  accountVerifyEmail: ['token'],
  accountStartLink: ['type'],
  accountLink: ['type', 'code', 'state'],
  // What is decided about campaigns is ids.
  accountClose: ['campaigns'],
  campaignCreate: ['coverImageW1024', 'coverImageW704'],
  campaignUpdate: ['coverImageW1024', 'coverImageW704', 'removeCover'],
  // What is stored of a file is recorded with `CharacterInput`, `CharacterPlayState` and `CharacterFileAuthors`.
  characterImport: ['format', 'formatVersion', 'character', 'draftedBy', 'play'],
  // The fields of an entry of an import are recorded with those of `entryCreate`. No answer has its key.
  entryImport: ['entries', 'key'],
  generationCreate: ['kind', 'idea', 'length', 'seed'],
  // What is stored of both parts is recorded with `ModelConnectionRequest`.
  modelUpdate: ['text', 'image'],
  modelTest: ['part'],
};
