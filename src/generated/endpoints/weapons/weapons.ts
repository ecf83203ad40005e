/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Weapon, WeaponBulkHeaders, WeaponBulkRequest, WeaponBulkResponse, WeaponCreateHeaders, WeaponDeleteHeaders, WeaponHistoryPage, WeaponHistoryParams, WeaponInput, WeaponListParams, WeaponPage, WeaponUpdateHeaders } from '../../model/index.ts';
import { http } from '../../../api/http.ts';

const getWeaponListUrl = (params?: WeaponListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/weapons/?${stringifiedParams}` : `/api/weapons/`
}

/**
 * @summary List weapons
 */
export const weaponList = async (params?: WeaponListParams, options?: Parameters<typeof http>[1]): Promise<WeaponPage> => {
  return http<WeaponPage>(getWeaponListUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getWeaponListInfiniteQueryKey = (params?: WeaponListParams,) => {
    return [
    "weaponList", ...(params ? [params] : [])
    ] as const;
    }

const getWeaponCreateUrl = () => {
  return `/api/weapons/create`
}

/**
 * The response is 409 with the code `duplicate` if another weapon of the edition has this name, or if another
 * weapon has this key.
 * @summary Create a weapon
 */
export const weaponCreate = async (weaponInput: WeaponInput,
    headers?: WeaponCreateHeaders, options?: Parameters<typeof http>[1]): Promise<Weapon> => {
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
return http<Weapon>(getWeaponCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(weaponInput)
  }
);}

const getWeaponBulkUrl = () => {
  return `/api/weapons/bulk`
}

/**
 * An operation that fails does not stop the others, also if it breaks its schema. With `dryRun` nothing is written,
 * and the results say what would happen. The same `Idempotency-Key` with the same body gets the first answer again;
 * with another body it is refused with 409.
 * @summary Create, change and delete many weapons at once
 */
export const weaponBulk = async (weaponBulkRequest: WeaponBulkRequest,
    headers?: WeaponBulkHeaders, options?: Parameters<typeof http>[1]): Promise<WeaponBulkResponse> => {
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
return http<WeaponBulkResponse>(getWeaponBulkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(weaponBulkRequest)
  }
);}

const getWeaponGetUrl = (weaponSk: string,) => {
  return `/api/weapons/${encodeURIComponent(String(weaponSk))}`
}

/**
 * @summary Get a weapon
 */
export const weaponGet = async (weaponSk: string, options?: Parameters<typeof http>[1]): Promise<Weapon> => {
  return http<Weapon>(getWeaponGetUrl(weaponSk),
  {
    ...options,
    method: 'GET'
  }
);}

export const getWeaponGetQueryKey = (weaponSk: string,) => {
    return [
    "weaponGet", ...(weaponSk ? [weaponSk] : [])
    ] as const;
    }

const getWeaponUpdateUrl = (weaponSk: string,) => {
  return `/api/weapons/${encodeURIComponent(String(weaponSk))}`
}

/**
 * Absent fields get their defaults. The key does not change.
 * @summary Replace a weapon
 */
export const weaponUpdate = async (weaponSk: string,
    weaponInput: WeaponInput,
    headers?: WeaponUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Weapon> => {
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
return http<Weapon>(getWeaponUpdateUrl(weaponSk),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(weaponInput)
  }
);}

const getWeaponDeleteUrl = (weaponSk: string,) => {
  return `/api/weapons/${encodeURIComponent(String(weaponSk))}`
}

/**
 * @summary Delete a weapon
 */
export const weaponDelete = async (weaponSk: string,
    headers?: WeaponDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getWeaponDeleteUrl(weaponSk),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }
  }
);}

const getWeaponHistoryUrl = (weaponSk: string,
    params?: WeaponHistoryParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/weapons/${encodeURIComponent(String(weaponSk))}/history?${stringifiedParams}` : `/api/weapons/${encodeURIComponent(String(weaponSk))}/history`
}

/**
 * Deleted items have a history too. To restore a state, write its fields again.
 * @summary List the changes of a weapon
 */
export const weaponHistory = async (weaponSk: string,
    params?: WeaponHistoryParams, options?: Parameters<typeof http>[1]): Promise<WeaponHistoryPage> => {
  return http<WeaponHistoryPage>(getWeaponHistoryUrl(weaponSk,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getWeaponHistoryInfiniteQueryKey = (weaponSk: string,
    params?: WeaponHistoryParams,) => {
    return [
    "weaponHistory", ...(weaponSk ? [weaponSk] : []), ...(params ? [params] : [])
    ] as const;
    }
