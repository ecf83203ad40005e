/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, InfiniteData, MutationFunction, MutationFunctionContext, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { AdministratorsOnlyResponse, InternalServerErrorResponse, InvalidCursorResponse, MailListParams, MailPage, MethodNotAllowedResponse, NotAnAdministratorResponse, NotFoundResponse, ServiceUnavailableResponse, TooManyRequestsResponse, UnauthorizedResponse, UnprocessableParametersResponse, UnreadableAddressResponse, UnsentMail } from '../../model/index.ts';
import { http } from '../../../api/http.ts';
import type { ErrorType } from '../../../api/http.ts';
import { paged } from '../../../api/paged.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

const getMailListUrl = (params?: MailListParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined && value !== null) {
      normalizedParams.append(key, String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/api/mails/?${stringifiedParams}` : `/api/mails/`
}

/**
 * A mail that cannot be sent is tried again for about two hours. Mails are deleted a week after they were written.
 * @summary List the mails that wait or have failed, latest first
 */
const mailList = async (params?: MailListParams, options?: Parameters<typeof http>[1]): Promise<MailPage> => {
  return http<MailPage>(getMailListUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}

const getMailListInfiniteQueryKey = (params?: MailListParams,) => {
    return [
    "mailList", ...(params ? [params] : [])
    ] as const;
    }

export const getMailListInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof mailList>>, MailListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(params?: MailListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof mailList>>, TError, TData, QueryKey, MailListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getMailListInfiniteQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof mailList>>, QueryKey, MailListParams['nextCursor']> = ({ signal, pageParam }) => mailList({...params, 'nextCursor': pageParam ?? params?.['nextCursor']}, { signal, ...requestOptions });
      const customOptions = paged({ queryKey, queryFn, ...queryOptions});
   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof mailList>>, TError, TData, QueryKey, MailListParams['nextCursor']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useMailListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof mailList>>, MailListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  MailListParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof mailList>>, TError, TData, QueryKey, MailListParams['nextCursor']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof mailList>>,
          TError,
          Awaited<ReturnType<typeof mailList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useMailListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof mailList>>, MailListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: MailListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof mailList>>, TError, TData, QueryKey, MailListParams['nextCursor']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof mailList>>,
          TError,
          Awaited<ReturnType<typeof mailList>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useMailListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof mailList>>, MailListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: MailListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof mailList>>, TError, TData, QueryKey, MailListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the mails that wait or have failed, latest first
 */
export function useMailListInfinite<TData = InfiniteData<Awaited<ReturnType<typeof mailList>>, MailListParams['nextCursor']>, TError = ErrorType<InvalidCursorResponse | UnauthorizedResponse | NotAnAdministratorResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 params?: MailListParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof mailList>>, TError, TData, QueryKey, MailListParams['nextCursor']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getMailListInfiniteQueryOptions(params,options)
  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

const getMailDeleteUrl = (mailId: string,) => {
  return `/api/mails/${encodeURIComponent(String(mailId))}`
}

/**
 * @summary Drop a mail that is not sent
 */
const mailDelete = async (mailId: string, options?: Parameters<typeof http>[1]): Promise<void> => {
  return http<void>(getMailDeleteUrl(mailId),
  {
    ...options,
    method: 'DELETE'
  }
);}

const getMailDeleteMutationKey = () => ['mailDelete'] as const;

const getMailDeleteMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mailDelete>>, TError,MailDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof mailDelete>>, TError,MailDeleteMutationVariables, TContext> => {
const mutationKey = getMailDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mailDelete>>, MailDeleteMutationVariables> = (props) => {
          const {mailId} = props ?? {};
          return  mailDelete(mailId,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof mailDelete>>, variables: MailDeleteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getMailListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type MailDeleteMutationVariables = {mailId: string}

/**
 * @summary Drop a mail that is not sent
 */
export const useMailDelete = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mailDelete>>, TError,MailDeleteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mailDelete>>,
        TError,
        MailDeleteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getMailDeleteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

const getMailSendUrl = (mailId: string,) => {
  return `/api/mails/${encodeURIComponent(String(mailId))}/send`
}

/**
 * The attempts are counted from the start again. All attempts have the same Message-ID, so mail programs can recognise
 * a mail that arrives twice.
 * @summary Try to send a mail again now
 */
const mailSend = async (mailId: string, options?: Parameters<typeof http>[1]): Promise<UnsentMail> => {
  return http<UnsentMail>(getMailSendUrl(mailId),
  {
    ...options,
    method: 'POST'
  }
);}

const getMailSendMutationKey = () => ['mailSend'] as const;

const getMailSendMutationOptions = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mailSend>>, TError,MailSendMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof mailSend>>, TError,MailSendMutationVariables, TContext> => {
const mutationKey = getMailSendMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mailSend>>, MailSendMutationVariables> = (props) => {
          const {mailId} = props ?? {};
          return  mailSend(mailId,requestOptions)
        }
  const onSuccess = (data: Awaited<ReturnType<typeof mailSend>>, variables: MailSendMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getMailListInfiniteQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };
  return  { ...mutationOptions, mutationFn, onSuccess }}

type MailSendMutationVariables = {mailId: string}

/**
 * @summary Try to send a mail again now
 */
export const useMailSend = <TError = ErrorType<UnreadableAddressResponse | UnauthorizedResponse | AdministratorsOnlyResponse | NotFoundResponse | MethodNotAllowedResponse | UnprocessableParametersResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mailSend>>, TError,MailSendMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mailSend>>,
        TError,
        MailSendMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getMailSendMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
