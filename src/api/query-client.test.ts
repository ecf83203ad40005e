import { describe, expect, it } from 'vitest';
import { HttpError } from './http-error.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';

const failed = (status: number) => new HttpError(new Response(null, { status }), undefined);

describe('the retry rule', () => {
  it.each([400, 401, 403])('sends no second attempt after status %i', (status) => {
    expect(shouldRetry(0, failed(status))).toBe(false);
  });

  it.each([404, 422, 429, 500, 503])('sends three attempts for status %i', (status) => {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, failed(status)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('sends three attempts if there is no response', () => {
    const offline = new TypeError('Failed to fetch');
    expect([0, 1, 2].map((failures) => shouldRetry(failures, offline))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('doubles the delay after each failure, up to 30 seconds', () => {
    const delays = [0, 1, 2, 4, 5, 20].map((failures) => retryDelay(failures, failed(500)));
    expect(delays).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  });

  it.each([404, 409, 422])('sends the attempts for a %i without a delay between them', (status) => {
    expect([0, 1].map((failures) => retryDelay(failures, failed(status)))).toEqual([0, 0]);
  });

  it.each([408, 429, 503])('waits before the next attempt after a %i', (status) => {
    expect([0, 1].map((failures) => retryDelay(failures, failed(status)))).toEqual([1000, 2000]);
  });
});

describe('the query client', () => {
  it('keeps data fresh for twelve hours and unused data for fifteen minutes', () => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ staleTime: 43_200_000, gcTime: 900_000 });
  });

  it('applies the retry rule to its queries', async () => {
    let tries = 0;
    const query = createQueryClient().query({
      queryKey: ['tries'],
      queryFn: () => {
        tries += 1;
        throw failed(500);
      },
      retryDelay: 0,
    });
    await expect(query).rejects.toThrow('Request failed');
    expect(tries).toBe(3);
  });
});
