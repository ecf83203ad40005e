/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Tool, ToolBulkHeaders, ToolBulkRequest, ToolBulkResponse, ToolCreateHeaders, ToolDeleteHeaders, ToolHistoryPage, ToolHistoryParams, ToolInput, ToolListParams, ToolPage, ToolUpdateHeaders } from '../../model/index.ts';
import { http } from '../../../api/http.ts';

const getToolListUrl = (params?: ToolListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/tools/?${stringifiedParams}` : `/api/tools/`
}

/**
 * @summary List tools
 */
export const toolList = async (params?: ToolListParams, options?: Parameters<typeof http>[1]): Promise<ToolPage> => {
  return http<ToolPage>(getToolListUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getToolListInfiniteQueryKey = (params?: ToolListParams,) => {
    return [
    "toolList", ...(params ? [params] : [])
    ] as const;
    }

const getToolCreateUrl = () => {
  return `/api/tools/create`
}

/**
 * The response is 409 with the code `duplicate` if another tool of the edition has this name, or if another
 * tool has this key.
 * @summary Create a tool
 */
export const toolCreate = async (toolInput: ToolInput,
    headers?: ToolCreateHeaders, options?: Parameters<typeof http>[1]): Promise<Tool> => {
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
return http<Tool>(getToolCreateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(toolInput)
  }
);}

const getToolBulkUrl = () => {
  return `/api/tools/bulk`
}

/**
 * An operation that fails does not stop the others, also if it breaks its schema. With `dryRun` nothing is written,
 * and the results say what would happen. The same `Idempotency-Key` with the same body gets the first answer again;
 * with another body it is refused with 409.
 * @summary Create, change and delete many tools at once
 */
export const toolBulk = async (toolBulkRequest: ToolBulkRequest,
    headers?: ToolBulkHeaders, options?: Parameters<typeof http>[1]): Promise<ToolBulkResponse> => {
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
return http<ToolBulkResponse>(getToolBulkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(toolBulkRequest)
  }
);}

const getToolGetUrl = (toolSk: string,) => {
  return `/api/tools/${encodeURIComponent(String(toolSk))}`
}

/**
 * @summary Get a tool
 */
export const toolGet = async (toolSk: string, options?: Parameters<typeof http>[1]): Promise<Tool> => {
  return http<Tool>(getToolGetUrl(toolSk),
  {
    ...options,
    method: 'GET'
  }
);}

export const getToolGetQueryKey = (toolSk: string,) => {
    return [
    "toolGet", ...(toolSk ? [toolSk] : [])
    ] as const;
    }

const getToolUpdateUrl = (toolSk: string,) => {
  return `/api/tools/${encodeURIComponent(String(toolSk))}`
}

/**
 * Absent fields get their defaults. The key does not change.
 * @summary Replace a tool
 */
export const toolUpdate = async (toolSk: string,
    toolInput: ToolInput,
    headers?: ToolUpdateHeaders, options?: Parameters<typeof http>[1]): Promise<Tool> => {
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
return http<Tool>(getToolUpdateUrl(toolSk),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(toolInput)
  }
);}

const getToolDeleteUrl = (toolSk: string,) => {
  return `/api/tools/${encodeURIComponent(String(toolSk))}`
}

/**
 * @summary Delete a tool
 */
export const toolDelete = async (toolSk: string,
    headers?: ToolDeleteHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {
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
return http<void>(getToolDeleteUrl(toolSk),
  {
    ...options,
    method: 'DELETE',
    headers: { ...headers, ...getHeaders(options?.headers) }
  }
);}

const getToolHistoryUrl = (toolSk: string,
    params?: ToolHistoryParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/tools/${encodeURIComponent(String(toolSk))}/history?${stringifiedParams}` : `/api/tools/${encodeURIComponent(String(toolSk))}/history`
}

/**
 * Deleted items have a history too. To restore a state, write its fields again.
 * @summary List the changes of a tool
 */
export const toolHistory = async (toolSk: string,
    params?: ToolHistoryParams, options?: Parameters<typeof http>[1]): Promise<ToolHistoryPage> => {
  return http<ToolHistoryPage>(getToolHistoryUrl(toolSk,params),
  {
    ...options,
    method: 'GET'
  }
);}

export const getToolHistoryInfiniteQueryKey = (toolSk: string,
    params?: ToolHistoryParams,) => {
    return [
    "toolHistory", ...(toolSk ? [toolSk] : []), ...(params ? [params] : [])
    ] as const;
    }
