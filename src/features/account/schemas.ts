/** Functions that load the schemas of the forms. A form calls its function when it gets the focus. */
export const schemas = {
  confirm: () =>
    import('#src/generated/zod/questwrightAPI.schemas.zod.ts').then(
      ({ ConfirmRequest }) => ConfirmRequest,
    ),
};
