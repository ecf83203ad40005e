/** Two versions of a text in YAML. */
export type Pair = readonly [before: string, after: string];

/** Where the schema of a pair can be: the document around it. */
export const around: Readonly<Record<string, (schema: string) => string>> = {
  'request-body-': (schema) =>
    operation(`requestBody: { content: { a/json: { schema: { ${schema} } } } }`),
  'request-property-': (schema) =>
    operation(
      `requestBody: { content: { a/json: { schema: { type: object, properties: { p: { ${schema} } } } } } }`,
    ),
  'request-parameter-property-': (schema) =>
    operation(
      `parameters: [{ name: q, in: query, schema: { type: object, properties: { p: { ${schema} } } } }]`,
    ),
  'request-parameter-': (schema) =>
    operation(`parameters: [{ name: q, in: query, schema: { ${schema} } }]`),
  'request-header-property-': (schema) =>
    operation(
      `parameters: [{ name: X-P, in: header, schema: { type: object, properties: { p: { ${schema} } } } }]`,
    ),
  'response-body-': (schema) => response(`content: { a/json: { schema: { ${schema} } } }`),
  'response-property-': (schema) =>
    response(`content: { a/json: { schema: { type: object, properties: { p: { ${schema} } } } } }`),
  'response-header-': (schema) => response(`headers: { X-P: { schema: { ${schema} } } }`),
};

export const document = (paths: string, further = ''): string =>
  `openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths: { ${paths} }\n${further}`;

export const operation = (facts: string): string =>
  document(`/a: { post: { ${facts}, responses: { '200': { description: Yes. } } } }`);

export const response = (facts: string): string =>
  document(`/a: { post: { responses: { '200': { description: Yes., ${facts} } } } }`);

export const bodyOf = (schema: string): string =>
  operation(`requestBody: { content: { a/json: { schema: { ${schema} } } } }`);

export const answerOf = (schema: string): string =>
  response(`content: { a/json: { schema: { ${schema} } } }`);

export const parameter = (facts: string): string =>
  operation(`parameters: [{ name: q, in: query, ${facts} }]`);

export const two = (facts: string): string =>
  document(
    `/a: { get: { ${facts} responses: {} }, put: { responses: {} } }, /b: { get: { responses: {} } }`,
  );
