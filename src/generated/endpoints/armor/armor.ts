/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Armor, ArmorBulkHeaders, ArmorBulkRequest, ArmorBulkResponse, ArmorCreateHeaders, ArmorDeleteHeaders, ArmorHistoryPage, ArmorHistoryParams, ArmorInput, ArmorListParams, ArmorPage, ArmorUpdateHeaders } from '../../model/index.ts';
import { http } from '../../../api/http.ts';

const getArmorListUrl = (params?: ArmorListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/armor/?${stringifiedParams}` : `/api/armor/`
}

/**
 * @summary List armor
 */
export const armorList = async (params?: ArmorListParams, options?: Parameters<typeof http>[1]): Promise<ArmorPage> => {
  return http<ArmorPage>(getArmorListUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getArmorListInfiniteQueryKey = (params?: ArmorListParams,) => {
    return [
    "armorList", ...(params ? [params] : [])
    ] as const;
    }

const getArmorCreateUrl = () => {
  return `/api/armor/create`
}

/**
 * The response is 409 with the code `duplicate` if another piece of armor of the edition has this name, or if another
 * piece of armor has this key.
 * @summary Create a piece of armor
 */
export const armorCreate = async (armorInput: ArmorInput,
    headers?: ArmorCreateHeaders, options?: Parameters<typeof http>[1]): Promise<Armor> => {
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
return http<Armor>(getArmorCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(armorInput)
  }
);}

const getArmorBulkUrl = () => {
  return `/api/armor/bulk`
}

/**
 * An operation that fails does not stop the others, also if it breaks its schema. With `dryRun` nothing is written,
 * and the results say what would happen. The same `Idempotency-Key` with the same body gets the first answer again;
 * with another body it is refused with 409.
 * @summary Create, change and delete many pieces of armor at once
 */
export const armorBulk = async (armorBulkRequest: ArmorBulkRequest,
    headers?: ArmorBulkHeaders, options?: Parameters<typeof http>[1]): Promise<ArmorBulkResponse> => {
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
return http<ArmorBulkResponse>(getArmorBulkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(armorBulkRequest)
  }
);}

const getArmorGetUrl = (armorSk: string,) => {
  return `/api/armor/${encodeURIComponent(String(armorSk))}`
}

/**
 * @summary Get a piece of armor
 */
export const armorGet = async (armorSk: string, options?: Parameters<typeof http>[1]): Promise<Armor> => {
  return http<Armor>(getArmorGetUrl(armorSk),
  {
    ...options,
    method: 'GET'
  }
);}

export const getArmorGetQueryKey = (armorSk: string,) => {
    return [
    "armorGet", ...(armorSk ? [armorSk] : [])
    ] as const;
    }

const getArmorUpdateUrl = (armorSk: string,) => {
  return `/api/armor/${encodeURIComponent(String(armorSk))}`
}

/**
 * Absent fields get their defaults. The key does not change.
 * @summary Replace a piece of armor
 */
export const armorUpdate = async (armorSk: string,
    armorInput: ArmorInput,
    headers?: ArmorUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Armor> => {
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
return http<Armor>(getArmorUpdateUrl(armorSk),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(armorInput)
  }
);}

const getArmorDeleteUrl = (armorSk: string,) => {
  return `/api/armor/${encodeURIComponent(String(armorSk))}`
}

/**
 * @summary Delete a piece of armor
 */
export const armorDelete = async (armorSk: string,
    headers?: ArmorDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getArmorDeleteUrl(armorSk),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }
  }
);}

const getArmorHistoryUrl = (armorSk: string,
    params?: ArmorHistoryParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/armor/${encodeURIComponent(String(armorSk))}/history?${stringifiedParams}` : `/api/armor/${encodeURIComponent(String(armorSk))}/history`
}

/**
 * Deleted items have a history too. To restore a state, write its fields again.
 * @summary List the changes of a piece of armor
 */
export const armorHistory = async (armorSk: string,
    params?: ArmorHistoryParams, options?: Parameters<typeof http>[1]): Promise<ArmorHistoryPage> => {
  return http<ArmorHistoryPage>(getArmorHistoryUrl(armorSk,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getArmorHistoryInfiniteQueryKey = (armorSk: string,
    params?: ArmorHistoryParams,) => {
    return [
    "armorHistory", ...(armorSk ? [armorSk] : []), ...(params ? [params] : [])
    ] as const;
    }
