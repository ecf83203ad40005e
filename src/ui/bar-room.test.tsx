import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reserveBarSpace } from './bar-room.ts';

/** Like the observer of a browser, it calls its callback in the frame after `observe`. */
class FrameObserver implements ResizeObserver {
  readonly #notify: () => void;

  constructor(callback: ResizeObserverCallback) {
    this.#notify = () => callback([], this);
  }

  observe(): void {
    requestAnimationFrame(this.#notify);
  }

  unobserve(): void {}

  disconnect(): void {}
}

const publishedSpace = () => document.documentElement.style.getPropertyValue('--bar-room');

test('--bar-room is the distance from the window bottom to the top of the highest bar', async () => {
  vi.stubGlobal('ResizeObserver', FrameObserver);
  const tops = new Map([
    ['one', 100],
    ['two', 160],
  ]);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, window.innerHeight - (tops.get(this.textContent) ?? 0), 300, 60);
  });
  const first = render(<p ref={reserveBarSpace}>one</p>);
  await expect.poll(publishedSpace).toBe('100px');
  const second = render(<p ref={reserveBarSpace}>two</p>);
  await expect.poll(publishedSpace).toBe('160px');
  second.unmount();
  expect(publishedSpace()).toBe('100px');
  tops.set('one', 130);
  window.dispatchEvent(new Event('scroll'));
  expect(publishedSpace()).toBe('130px');
  first.unmount();
  expect(publishedSpace()).toBe('0px');
});
