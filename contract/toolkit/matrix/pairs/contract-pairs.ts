import {
  answerOf,
  bodyOf,
  document,
  operation,
  parameter,
  response,
  two,
  type Pair,
} from './documents.ts';

/** Two versions of a whole contract for each rule that is not about one schema. */
export const contractPairs: Readonly<Record<string, Pair>> = {
  'api-deprecated-sunset-missing': [two(''), two('deprecated: true,')],
  'api-deprecated-sunset-parse': [two(''), two('deprecated: true, x-sunset: soon,')],
  'api-invalid-stability-level': [two(''), two('x-stability-level: firm,')],
  'api-path-removed-before-sunset': [
    document("/a: { get: { deprecated: true, x-sunset: '2027-01-01', responses: {} } }"),
    document(''),
  ],
  'api-path-removed-without-deprecation': [
    document('/a: { get: { responses: {} } }'),
    document(''),
  ],
  'api-path-sunset-parse': [
    document('/a: { get: { deprecated: true, x-sunset: soon, responses: {} } }'),
    document(''),
  ],
  'api-removed-before-sunset': [
    two("deprecated: true, x-sunset: '2027-01-01',"),
    document('/a: { put: { responses: {} } }, /b: { get: { responses: {} } }'),
  ],
  'api-removed-without-deprecation': [
    two(''),
    document('/a: { put: { responses: {} } }, /b: { get: { responses: {} } }'),
  ],
  'api-stability-decreased': [two(''), two('x-stability-level: beta,')],
  'api-sunset-date-changed-too-small': [
    two("deprecated: true, x-sunset: '2027-06-01',"),
    two("deprecated: true, x-sunset: '2027-03-01',"),
  ],
  'api-sunset-date-too-small': [two(''), two("deprecated: true, x-sunset: '2026-12-01',")],
  'sunset-deleted': [two("deprecated: true, x-sunset: '2027-06-01',"), two('deprecated: true,')],
  'new-request-path-parameter': [
    document("'/a/{b}': { get: { responses: {} } }"),
    document(
      "'/a/{b}': { get: { parameters: [{ name: b, in: path, required: true, schema: { type: string } }], responses: {} } }",
    ),
  ],
  'new-required-request-default-parameter-to-existing-path': [
    document('/a: { get: { responses: {} } }'),
    document(
      '/a: { parameters: [{ name: q, in: query, required: true }], get: { responses: {} } }',
    ),
  ],
  'new-required-request-header-property': [
    operation('parameters: []'),
    operation('parameters: [{ name: X-A, in: header, required: true }]'),
  ],
  'new-required-request-parameter': [operation('parameters: []'), parameter('required: true')],
  'new-required-request-property': [
    bodyOf('type: object'),
    bodyOf('type: object, required: [a], properties: { a: { type: string } }'),
  ],
  'new-required-request-property-with-default': [
    bodyOf('type: object'),
    bodyOf('type: object, required: [a], properties: { a: { type: string, default: b } }'),
  ],
  'optional-response-header-removed': [response('headers: { X-A: {} }'), response('headers: {}')],
  'required-response-header-removed': [
    response('headers: { X-A: { required: true } }'),
    response('headers: {}'),
  ],
  'request-body-added-required': [
    operation('parameters: []'),
    operation('requestBody: { required: true, content: { a/json: {} } }'),
  ],
  'request-body-became-required': [
    operation('requestBody: { content: { a/json: {} } }'),
    operation('requestBody: { required: true, content: { a/json: {} } }'),
  ],
  'request-body-removed': [
    operation('requestBody: { content: { a/json: {} } }'),
    operation('parameters: []'),
  ],
  'request-body-media-type-removed': [
    operation('requestBody: { content: { a/json: {}, a/xml: {} } }'),
    operation('requestBody: { content: { a/json: {} } }'),
  ],
  'request-body-media-type-schema-added': [
    operation('requestBody: { content: { a/json: {} } }'),
    bodyOf('type: object'),
  ],
  'request-header-property-became-required': [
    operation(
      'parameters: [{ name: X-P, in: header, schema: { type: object, properties: { p: {} } } }]',
    ),
    operation(
      'parameters: [{ name: X-P, in: header, schema: { type: object, required: [p], properties: { p: {} } } }]',
    ),
  ],
  'request-parameter-became-required': [parameter('required: false'), parameter('required: true')],
  'request-parameter-deprecated-sunset-missing': [
    parameter('required: false'),
    parameter('deprecated: true'),
  ],
  'request-parameter-removed': [parameter('required: false'), operation('parameters: []')],
  'request-parameter-removed-before-sunset': [
    parameter("deprecated: true, x-sunset: '2027-01-01'"),
    operation('parameters: []'),
  ],
  'request-parameter-sunset-date-changed-too-small': [
    parameter("deprecated: true, x-sunset: '2027-06-01'"),
    parameter("deprecated: true, x-sunset: '2027-03-01'"),
  ],
  'request-parameter-sunset-date-too-small': [
    parameter('required: false'),
    parameter("deprecated: true, x-sunset: '2026-12-01'"),
  ],
  'request-parameter-sunset-deleted': [
    parameter("deprecated: true, x-sunset: '2027-06-01'"),
    parameter('deprecated: true'),
  ],
  'request-parameter-sunset-parse': [
    parameter('required: false'),
    parameter('deprecated: true, x-sunset: soon'),
  ],
  'request-property-became-required': [
    bodyOf('type: object, properties: { a: { type: string } }'),
    bodyOf('type: object, required: [a], properties: { a: { type: string } }'),
  ],
  'request-property-became-required-with-default': [
    bodyOf('type: object, properties: { a: { type: string, default: b } }'),
    bodyOf('type: object, required: [a], properties: { a: { type: string, default: b } }'),
  ],
  'request-property-removed': [
    bodyOf('type: object, properties: { a: { type: string } }'),
    bodyOf('type: object'),
  ],
  'response-body-media-type-schema-removed': [
    answerOf('type: object'),
    response('content: { a/json: {} }'),
  ],
  'response-header-became-optional': [
    response('headers: { X-A: { required: true } }'),
    response('headers: { X-A: {} }'),
  ],
  'response-media-type-name-generalized': [
    response('content: { a/json: {} }'),
    response("content: { 'a/*': {} }"),
  ],
  'response-media-type-removed': [
    response('content: { a/json: {}, a/xml: {} }'),
    response('content: { a/json: {} }'),
  ],
  'response-optional-property-removed': [
    answerOf('type: object, properties: { a: { type: string } }'),
    answerOf('type: object'),
  ],
  'response-property-became-optional': [
    answerOf('type: object, required: [a], properties: { a: { type: string } }'),
    answerOf('type: object, properties: { a: { type: string } }'),
  ],
  'response-required-property-became-not-write-only': [
    answerOf('type: object, required: [a], properties: { a: { type: string, writeOnly: true } }'),
    answerOf('type: object, required: [a], properties: { a: { type: string } }'),
  ],
  'response-required-property-removed': [
    answerOf('type: object, required: [a], properties: { a: { type: string } }'),
    answerOf('type: object'),
  ],
  'response-success-status-removed': [
    document("/a: { get: { responses: { '200': {}, '201': {} } } }"),
    document("/a: { get: { responses: { '200': {} } } }"),
  ],
  'webhook-removed': [
    document('', 'webhooks: { found: { post: { responses: {} } } }'),
    document('', 'webhooks: {}'),
  ],
  'api-operation-id-changed': [
    document('/a: { get: { operationId: aGet, responses: {} } }'),
    document('/a: { get: { operationId: getA, responses: {} } }'),
  ],
  'api-security-removed': [
    two('security: [{ key: [] }, { token: [] }],'),
    two('security: [{ key: [] }],'),
  ],
  'api-security-scope-added': [
    two('security: [{ token: [read] }],'),
    two('security: [{ token: [read, write] }],'),
  ],
  'request-parameter-serialization-changed': [
    parameter('schema: { type: array }'),
    parameter('explode: false, schema: { type: array }'),
  ],
  'response-non-success-status-removed': [
    document("/a: { get: { responses: { '200': {}, '404': {} } } }"),
    document("/a: { get: { responses: { '200': {} } } }"),
  ],
};
