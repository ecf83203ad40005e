import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { subscribeToServerEvent } from './server-events.ts';
import { forgetUser, signIn } from './session.ts';
import { createSocket } from './socket.ts';
import { useSocket } from './use-socket.ts';

interface FakeSocket {
  on: (event: string, listener: (payload: unknown) => void) => void;
  emit: Mock<(event: string, payload: unknown) => void>;
  connect: Mock<() => void>;
  disconnect: Mock<() => void>;
}

const { io, listeners, socket } = vi.hoisted(() => {
  const added = new Map<string, (payload: unknown) => void>();
  const fake: FakeSocket = {
    on: (event, listener) => added.set(event, listener),
    emit: vi.fn<(event: string, payload: unknown) => void>(),
    connect: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(),
  };
  return { io: vi.fn<() => FakeSocket>(() => fake), listeners: added, socket: fake };
});

vi.mock('socket.io-client', () => ({ io }));

const mira = { id: 'mira', name: 'Mira', email: 'mira@example.com', groups: [] };

beforeEach(() => {
  window.location.href = 'http://localhost/';
  io.mockClear();
  socket.connect.mockClear();
  socket.disconnect.mockClear();
});

describe('the socket', () => {
  it('is created with the settings of the specification', () => {
    createSocket(async () => true);
    expect(io).toHaveBeenCalledExactlyOnceWith('http://localhost', {
      path: '/ws',
      withCredentials: true,
      autoConnect: false,
      transports: ['websocket'],
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      timeout: 20_000,
    });
    expect(socket.connect).not.toHaveBeenCalled();
  });

  it('sends a ping with a message on connecting, and logs the message of the pong', () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    createSocket(async () => true);
    listeners.get('connect')?.(undefined);
    expect(socket.emit).toHaveBeenCalledWith('ping', { message: expect.any(String) as unknown });
    listeners.get('pong')?.({ message: 'Here.' });
    expect(log).toHaveBeenCalledWith('pong: Here.');
  });

  it('notifies listeners of server events, of its first connection and of a reconnect', () => {
    const changed = vi.fn<(event: unknown) => void>();
    const connected = vi.fn<() => void>();
    const reconnected = vi.fn<() => void>();
    const stops = [
      subscribeToServerEvent('connected', connected),
      subscribeToServerEvent('catalogueChanged', changed),
      subscribeToServerEvent('reconnected', reconnected),
    ];
    createSocket(async () => true);
    expect(connected).not.toHaveBeenCalled();
    listeners.get('connect')?.(undefined);
    expect(connected).toHaveBeenCalledOnce();
    expect(reconnected).not.toHaveBeenCalled();
    const event = { kind: 'gear', by: 'Odo', changes: [{ sk: '2024#rope', version: 2 }] };
    listeners.get('catalogueChanged')?.(event);
    expect(changed).toHaveBeenCalledExactlyOnceWith(event);
    listeners.get('disconnect')?.('transport close');
    listeners.get('connect')?.(undefined);
    expect(connected).toHaveBeenCalledOnce();
    expect(reconnected).toHaveBeenCalledOnce();
    for (const stop of stops) stop();
    listeners.get('catalogueChanged')?.(event);
    expect(changed).toHaveBeenCalledOnce();
  });

  it.each([
    { isSignedIn: true, connections: 1 },
    { isSignedIn: false, connections: 0 },
  ])(
    'checks the session when the server closes it, and connects again if it exists: $isSignedIn',
    async ({ isSignedIn, connections }) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const check = vi.fn<() => Promise<boolean>>(async () => isSignedIn);
      createSocket(check);
      listeners.get('connect')?.(undefined);
      listeners.get('disconnect')?.('transport close');
      await vi.advanceTimersByTimeAsync(3000);
      expect(check).not.toHaveBeenCalled();
      listeners.get('disconnect')?.('io server disconnect');
      await vi.advanceTimersByTimeAsync(3000);
      expect(check).toHaveBeenCalledOnce();
      expect(socket.connect).toHaveBeenCalledTimes(connections);
    },
  );

  it('is connected while a user is signed in', async () => {
    const queryClient = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    );
    renderHook(() => useSocket(async () => true), { wrapper });
    expect(io).not.toHaveBeenCalled();

    await act(async () => signIn(queryClient, mira));
    await waitFor(() => expect(socket.connect).toHaveBeenCalledOnce());
    expect(socket.disconnect).not.toHaveBeenCalled();

    await act(() => forgetUser(queryClient));
    await waitFor(() => expect(socket.disconnect).toHaveBeenCalledOnce());
    expect(socket.connect).toHaveBeenCalledOnce();
  });
});
