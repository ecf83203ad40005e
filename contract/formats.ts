/** The formats that requests and responses are checked for, in addition to `binary`. */
export const validatedFormats = [
  'date',
  'date-time',
  'duration',
  'email',
  'time',
  'uri',
  'uri-reference',
  'uuid',
] as const;
