/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Spell, SpellBulkHeaders, SpellBulkRequest, SpellBulkResponse, SpellCreateHeaders, SpellDeleteHeaders, SpellHistoryPage, SpellHistoryParams, SpellInput, SpellListParams, SpellPage, SpellUpdateHeaders } from '../../model/index.ts';
import { http } from '../../../api/http.ts';

const getSpellListUrl = (params?: SpellListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/spells/?${stringifiedParams}` : `/api/spells/`
}

/**
 * @summary List spells
 */
export const spellList = async (params?: SpellListParams, options?: Parameters<typeof http>[1]): Promise<SpellPage> => {
  return http<SpellPage>(getSpellListUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getSpellListInfiniteQueryKey = (params?: SpellListParams,) => {
    return [
    "spellList", ...(params ? [params] : [])
    ] as const;
    }

const getSpellCreateUrl = () => {
  return `/api/spells/create`
}

/**
 * The response is 409 with the code `duplicate` if another spell of the edition has this name, or if another
 * spell has this key.
 * @summary Create a spell
 */
export const spellCreate = async (spellInput: SpellInput,
    headers?: SpellCreateHeaders, options?: Parameters<typeof http>[1]): Promise<Spell> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Spell>(getSpellCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(spellInput)
  }
);}

const getSpellBulkUrl = () => {
  return `/api/spells/bulk`
}

/**
 * An operation that fails does not stop the others, also if it breaks its schema. With `dryRun` nothing is written,
 * and the results say what would happen. The same `Idempotency-Key` with the same body gets the first answer again;
 * with another body it is refused with 409.
 * @summary Create, change and delete many spells at once
 */
export const spellBulk = async (spellBulkRequest: SpellBulkRequest,
    headers?: SpellBulkHeaders, options?: Parameters<typeof http>[1]): Promise<SpellBulkResponse> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<SpellBulkResponse>(getSpellBulkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(spellBulkRequest)
  }
);}

const getSpellGetUrl = (spellSk: string,) => {
  return `/api/spells/${encodeURIComponent(String(spellSk))}`
}

/**
 * @summary Get a spell
 */
export const spellGet = async (spellSk: string, options?: Parameters<typeof http>[1]): Promise<Spell> => {
  return http<Spell>(getSpellGetUrl(spellSk),
  {
    ...options,
    method: 'GET'
  }
);}

export const getSpellGetQueryKey = (spellSk: string,) => {
    return [
    "spellGet", ...(spellSk ? [spellSk] : [])
    ] as const;
    }

const getSpellUpdateUrl = (spellSk: string,) => {
  return `/api/spells/${encodeURIComponent(String(spellSk))}`
}

/**
 * Absent fields get their defaults. The key does not change.
 * @summary Replace a spell
 */
export const spellUpdate = async (spellSk: string,
    spellInput: SpellInput,
    headers?: SpellUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Spell> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Spell>(getSpellUpdateUrl(spellSk),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(spellInput)
  }
);}

const getSpellDeleteUrl = (spellSk: string,) => {
  return `/api/spells/${encodeURIComponent(String(spellSk))}`
}

/**
 * @summary Delete a spell
 */
export const spellDelete = async (spellSk: string,
    headers?: SpellDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<void>(getSpellDeleteUrl(spellSk),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }
  }
);}

const getSpellHistoryUrl = (spellSk: string,
    params?: SpellHistoryParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/spells/${encodeURIComponent(String(spellSk))}/history?${stringifiedParams}` : `/api/spells/${encodeURIComponent(String(spellSk))}/history`
}

/**
 * Deleted items have a history too. To restore a state, write its fields again.
 * @summary List the changes of a spell
 */
export const spellHistory = async (spellSk: string,
    params?: SpellHistoryParams, options?: Parameters<typeof http>[1]): Promise<SpellHistoryPage> => {
  return http<SpellHistoryPage>(getSpellHistoryUrl(spellSk,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getSpellHistoryInfiniteQueryKey = (spellSk: string,
    params?: SpellHistoryParams,) => {
    return [
    "spellHistory", ...(spellSk ? [spellSk] : []), ...(params ? [params] : [])
    ] as const;
    }
