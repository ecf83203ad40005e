/** The rules of the forms, fetched when somebody begins to fill one in. */
const load = () => import('#src/generated/zod/questwrightAPI.schemas.zod.ts');

export const schemas = {
  login: async () => (await load()).LoginRequest,
  register: async () => (await load()).RegisterRequest,
  email: async () => (await load()).EmailRequest,
  resetPassword: async () => (await load()).ResetPasswordRequest,
  setup: async () => (await load()).SetupRequest,
};
