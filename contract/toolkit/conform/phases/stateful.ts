import { isSchema, propertiesOf } from '#contract/json-schema.ts';
import { responseFor, type ApiOperation } from '../../document/operations.ts';
import { percentDecoded } from '../../document/references.ts';
import type { Exchange } from '../../finding.ts';
import { headerOf } from '../../http/send.ts';
import type { Caller } from '../callers.ts';
import { linkedCalls } from '../links.ts';
import { isJsonType, parameterKey, type CallValues } from '../request.ts';
import { collectionBefore, withoutSlash } from '../learned.ts';
import { resourcesOf, type Resource } from '../resources.ts';
import type { Answered } from '../answered.ts';
import type { Run } from '../run.ts';
import { checkBulks } from './bulk.ts';
import { checkCollections, checkPages } from './collections.ts';
import {
  freshExample,
  fullBody,
  leanBody,
  likelyBody,
  randomBody,
  requiredParameters,
} from './fill.ts';
import { changedProperty } from './changed-property.ts';
import { mergedSchema } from '../values/merged-schema.ts';
import { readList } from './pages.ts';

/** One record on its way from creation to deletion. */
interface Life {
  readonly run: Run;
  readonly resource: Resource;
  readonly caller: Caller;
  readonly id: string | number;
  /** The values of the other path parameters. */
  readonly parents: ReadonlyMap<string, unknown>;
  readonly created: Answered;
  readonly sent: unknown;
  /** The version that was read last. */
  readonly version: { etag: string | null };
}

const isSuccess = ({ response }: Answered): boolean =>
  response.status >= 200 && response.status < 300;

/** The id of a record, by the name of its parameter or as `id`. */
const idsIn = (record: unknown, idName: string): readonly (string | number)[] =>
  (isSchema(record) ? [record[idName], record['id']] : []).filter(
    (value) => typeof value === 'string' || typeof value === 'number',
  );

/** The id in the body, or the last segment of Location. */
function idOf({ body, response }: Answered, idName: string): string | number | null {
  const [value] = idsIn(body, idName);
  if (value !== undefined) return value;
  const location = headerOf(response, 'location')?.split(/[?#]/)[0]?.replace(/\/+$/, '');
  const segment = location?.split('/').at(-1);
  return segment === undefined || segment === '' ? null : percentDecoded(segment);
}

const keyFor = (operation: ApiOperation, name: string): string | null => {
  const parameter = operation.parameters.find(
    (each) => each.name.toLowerCase() === name.toLowerCase(),
  );
  return parameter ? parameterKey(parameter) : null;
};

/** The name of the parameter at the position of the id; paths of one record can call it in different ways. */
function idNameIn({ path }: ApiOperation, { get, idName }: Resource): string {
  const position = get.path.split('/').indexOf(`{${idName}}`);
  return /^\{(.+)\}$/.exec(path.split('/')[position] ?? '')?.[1] ?? idName;
}

/** The id and its parents, and what else the operation needs: other required parameters and the version. */
function parametersFor(
  { run, resource, caller, id, parents, version }: Life,
  operation: ApiOperation,
): Map<string, unknown> {
  const ifMatch = operation.parameters.find(
    ({ in: place, name }) => place === 'header' && name.toLowerCase() === 'if-match',
  );
  const itemId = idNameIn(operation, resource);
  return new Map([
    ...requiredParameters(run, caller.name, operation, run.parts.seed),
    ...parents,
    [`path/${itemId}`, id],
    ...(ifMatch?.required && version.etag !== null
      ? [[parameterKey(ifMatch), version.etag] as const]
      : []),
  ]);
}

const report = (
  { run }: Pick<Life, 'run'>,
  operation: ApiOperation,
  rule: string,
  message: string,
  answered: readonly Answered[],
): void => {
  const exchanges: Exchange[] = answered.map(({ exchange }) => exchange);
  run.report(operation, { rule, message }, exchanges);
};

/** What the contract says about the body of a response. */
function expectedOf(run: Run, { operation, response }: Answered) {
  const declared = responseFor(operation, response.status);
  const media = declared?.media.find(({ type }) => isJsonType(type));
  return { document: run.parts.api.document, schema: media?.schema?.schema };
}

async function read(life: Life): Promise<Answered | null> {
  const { run, resource, caller, version } = life;
  const parameters = parametersFor(life, resource.get);
  const got = await run.call(resource.get, { parameters, body: null }, caller);
  version.etag = (got && isSuccess(got) && headerOf(got.response, 'etag')) || version.etag;
  return got;
}

/** The properties of a body that the record must have. A `writeOnly` one is an order, such as to paint a picture. */
function storedPart(run: Run, { media, value }: NonNullable<CallValues['body']>): unknown {
  const { document } = run.parts.api;
  const schema = mergedSchema(document, media.schema?.schema);
  if (!isSchema(value) || !isSchema(schema)) return value;
  const properties = propertiesOf(schema);
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => {
      const property = mergedSchema(document, properties[name]);
      return !isSchema(property) || property['writeOnly'] !== true;
    }),
  );
}

async function checkStored(life: Life): Promise<Answered | null> {
  const { run, resource, created, sent } = life;
  const got = await read(life);
  if (!got) return null;
  if (!isSuccess(got)) {
    const message = `The created record is answered with ${got.response.status}.`;
    report(life, resource.get, 'ensure_resource_availability', message, [created, got]);
    return null;
  }
  const changed = changedProperty(sent, got.body, expectedOf(run, got));
  if (changed !== null) {
    const message = `The property "${changed}" of the created record has another value than was sent.`;
    report(life, resource.create, 'created_not_stored', message, [created, got]);
  }
  return got;
}

async function checkListed(life: Life, isExpected: boolean): Promise<void> {
  const { run, resource, caller, id, parents, created } = life;
  const { list } = resource;
  if (list === null) return;
  const needed = requiredParameters(run, caller.name, list, run.parts.seed);
  const walk = await readList(run, list, caller, new Map([...needed, ...parents]));
  if (walk === null || !walk.isWhole) return;
  const ids = walk.items.flatMap((item) => idsIn(item, resource.idName));
  // Items without ids do not tell of which records they are.
  if (ids.length === 0 && walk.items.length > 0) return;
  // An id that comes from an address is a text.
  if (ids.some((each) => String(each) === String(id)) === isExpected) return;
  const message = isExpected
    ? 'The created record is on no page of the list.'
    : 'The deleted record is still in the list.';
  const rule = isExpected ? 'ensure_resource_availability' : 'use_after_free';
  report(life, list, rule, message, [created, ...walk.answered.slice(-1)]);
}

/** Bodies for a change: one in which all is new, and, if that is refused, others with less. */
function changedBodies(
  run: Run,
  operation: ApiOperation,
  sent: unknown,
  record: unknown,
): NonNullable<CallValues['body']>[] {
  const likely = likelyBody(run, operation, run.parts.seed + 7);
  const kept = (value: unknown): unknown =>
    isSchema(value) && isSchema(sent)
      ? { ...value, ...Object.fromEntries(Object.entries(sent).filter(([name]) => name in value)) }
      : value;
  return [
    fullBody(run, operation, run.parts.seed + 104_729, record),
    randomBody(run, operation, run.parts.seed + 104_729),
    likely && {
      media: likely.media,
      value: freshExample(kept(likely.value), run.parts.seed + 104_729),
    },
    leanBody(run, operation, run.parts.seed + 104_729),
  ].filter((body) => body !== null && body !== undefined);
}

async function checkUpdate(life: Life, before: Answered): Promise<void> {
  const { run, resource, caller, sent } = life;
  const { update } = resource;
  if (update === null) return;
  const ifMatch = keyFor(update, 'If-Match');
  const etag = headerOf(before.response, 'etag');
  const withVersion = (value: string | null): Map<string, unknown> =>
    new Map([
      ...parametersFor(life, update),
      ...(ifMatch !== null && value !== null ? [[ifMatch, value] as const] : []),
    ]);
  for (const body of changedBodies(run, update, sent, before.body)) {
    // The same values once more are not a change, so the version may stay.
    const wanted = storedPart(run, body);
    if (changedProperty(wanted, before.body, expectedOf(run, before)) === null) continue;
    const updated = await run.call(update, { parameters: withVersion(etag), body }, caller);
    if (!updated || !isSuccess(updated)) continue;
    const after = await read(life);
    if (!after || !isSuccess(after)) return;
    const changed = changedProperty(wanted, after.body, expectedOf(run, after));
    if (changed !== null) {
      const message = `The property "${changed}" was changed, and the record still has another value.`;
      report(life, update, 'update_not_stored', message, [updated, after]);
    }
    await checkVersions(life, { update, body, etag, after, withVersion });
    return;
  }
}

async function checkVersions(
  life: Life,
  {
    update,
    body,
    etag,
    after,
    withVersion,
  }: {
    update: ApiOperation;
    body: CallValues['body'];
    etag: string | null;
    after: Answered;
    withVersion: (value: string | null) => Map<string, unknown>;
  },
): Promise<void> {
  if (etag === null) return;
  if (headerOf(after.response, 'etag') === etag) {
    report(life, update, 'etag_unchanged', `The ETag is ${etag} before and after a change.`, [
      after,
    ]);
    return;
  }
  if (keyFor(update, 'If-Match') === null) return;
  const stale = await life.run.call(update, { parameters: withVersion(etag), body }, life.caller);
  if (!stale || stale.response.status === 412) return;
  const message = `A change of an earlier version is answered with ${stale.response.status} instead of 412.`;
  report(life, update, 'stale_version_accepted', message, [after, stale]);
}

/** The record is gone, so no later request asks for it. */
function forget({ run, resource: { get, idName }, caller, id }: Life): void {
  const collection = collectionBefore(get.path, idName);
  run.parts.learned.forget(caller.name, { name: idName, collection }, id);
}

async function checkRemoved(life: Life): Promise<void> {
  const { run, resource, caller } = life;
  const { remove } = resource;
  if (remove === null) return;
  const parameters = parametersFor(life, remove);
  const removed = await run.call(remove, { parameters, body: null }, caller);
  if (!removed || !isSuccess(removed)) return;
  forget(life);
  const after = await read(life);
  if (after && ![404, 410].includes(after.response.status)) {
    const message = `The deleted record is answered with ${after.response.status} instead of 404.`;
    report(life, resource.get, 'use_after_free', message, [removed, after]);
  }
  const again = await run.call(remove, { parameters, body: null }, caller);
  if (again && ![204, 404, 409, 410, 412].includes(again.response.status)) {
    const message = `A second deletion is answered with ${again.response.status}.`;
    report(life, remove, 'use_after_free', message, [removed, again]);
  }
  await checkListed(life, false);
  await callAfterwards(life);
}

/** What can be done with a deleted record, such as to restore or to purge it, if nothing else has tried it. */
async function callAfterwards(life: Life): Promise<void> {
  const { run, resource, caller } = life;
  const { get, remove } = resource;
  for (const operation of run.parts.api.operations) {
    const isOfRecord = operation.path.startsWith(`${withoutSlash(get.path)}/`);
    if (operation.method !== 'POST' || operation.body !== null || !isOfRecord) continue;
    if (!run.mayCall(operation) || run.hasSucceeded(operation) || !run.hasBudget) continue;
    await run.call(operation, { parameters: parametersFor(life, operation), body: null }, caller);
    const after = await read(life);
    if (!remove || !after || !isSuccess(after)) continue;
    await run.call(remove, { parameters: parametersFor(life, remove), body: null }, caller);
  }
}

/** The same creation twice with one key makes one record. */
async function checkRepeated(
  run: Run,
  { create, idName }: Resource,
  caller: Caller,
  values: CallValues,
): Promise<void> {
  const key = keyFor(create, run.parts.config.idempotencyHeader);
  if (key === null || values.body === null) return;
  const seed = run.parts.seed + 15_485_863;
  const body = { ...values.body, value: freshExample(values.body.value, seed) };
  const mark = `contract-${Math.abs(seed).toString(36)}-${Date.now().toString(36)}`;
  const parameters = new Map([...values.parameters, [key, mark]]);
  const first = await run.call(create, { parameters, body }, caller);
  if (!first || !isSuccess(first)) return;
  const second = await run.call(create, { parameters, body }, caller);
  if (!second) return;
  const [one, other] = [idOf(first, idName), isSuccess(second) ? idOf(second, idName) : null];
  if (one !== other) {
    run.report(
      create,
      {
        rule: 'idempotency_ignored',
        message: `The same request with the same key is answered with ${second.response.status} and another record.`,
      },
      [first.exchange, second.exchange],
    );
  }
}

/** An example often has only the usual properties; a second record has all that a record can have. */
async function checkFullyStored(life: Life): Promise<void> {
  const { run, resource, caller, parents } = life;
  const { create, remove } = resource;
  // Other values than those of the first record, which has the defaults of the backend.
  const body = fullBody(run, create, run.parts.seed + 32_452_843, life.created.body);
  if (!body) return;
  const needed = requiredParameters(run, caller.name, create, run.parts.seed);
  const parameters = new Map([...needed, ...parents]);
  const created = await run.call(create, { parameters, body }, caller);
  const id = created && isSuccess(created) ? idOf(created, resource.idName) : null;
  if (!created || id === null) return;
  const version = { etag: headerOf(created.response, 'etag') };
  const full: Life = { ...life, id, created, sent: storedPart(run, body), version };
  await checkStored(full);
  if (remove === null) return;
  const parametersOfRemoval = parametersFor(full, remove);
  const removed = await run.call(remove, { parameters: parametersOfRemoval, body: null }, caller);
  if (removed && isSuccess(removed)) forget(full);
}

/** What a response to a creation links to is there. */
async function checkLinks({ run, created, caller }: Life): Promise<void> {
  for (const { name, target, parameters } of linkedCalls(run.parts.api, created)) {
    if (target.method !== 'GET' || !run.mayCall(target) || !run.hasBudget) continue;
    const needed = requiredParameters(run, caller.name, target, run.parts.seed);
    const values = { parameters: new Map([...needed, ...parameters]), body: null };
    const got = await run.call(target, values, run.callerFor(target));
    if (!got || ![404, 410].includes(got.response.status)) continue;
    const message = `The link "${name}" of a created record is answered with ${got.response.status}.`;
    report({ run }, target, 'ensure_resource_availability', message, [created, got]);
  }
}

async function live(run: Run, resource: Resource, index: number): Promise<void> {
  const { create, idName } = resource;
  const caller = run.callerFor(create);
  const seed = run.parts.seed + index * 7919;
  const body = likelyBody(run, create, seed);
  if (!body) return;
  const parameters = requiredParameters(run, caller.name, create, seed);
  const created = await run.call(create, { parameters, body }, caller);
  if (!created || !isSuccess(created)) return;
  const id = idOf(created, idName);
  if (id === null) return;
  const parents = new Map([...parameters].filter(([key]) => key.startsWith('path/')));
  const version = { etag: headerOf(created.response, 'etag') };
  const sent = storedPart(run, body);
  const life: Life = { run, resource, caller, id, parents, created, sent, version };
  const got = await checkStored(life);
  await checkLinks(life);
  await checkListed(life, true);
  if (got) await checkUpdate(life, got);
  await checkFullyStored(life);
  await checkRepeated(run, resource, caller, { parameters, body });
  await checkRemoved(life);
}

/** Creates, reads, lists, changes and deletes one record of each kind, and walks all lists. */
export async function statefulPhase(run: Run): Promise<void> {
  const { api, isSafe } = run.parts;
  if (!isSafe) {
    for (const [index, resource] of resourcesOf(api).entries()) {
      if (!run.hasBudget) return;
      if (run.mayCall(resource.create)) await live(run, resource, index);
    }
    await checkCollections(run);
    await checkBulks(run);
  }
  await checkPages(run);
}
