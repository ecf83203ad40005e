import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { takesRoom } from './bar-room.ts';

/** Reports that an element is visible after it is observed, as the real observer does. */
class FrameObserver implements ResizeObserver {
  readonly #tell: () => void;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = () => tell([], this);
  }

  observe(): void {
    requestAnimationFrame(this.#tell);
  }

  unobserve(): void {}

  disconnect(): void {}
}

const publishedRoom = () => document.documentElement.style.getPropertyValue('--bar-room');

test('--bar-room is the distance from the window bottom to the top of the highest bar', async () => {
  vi.stubGlobal('ResizeObserver', FrameObserver);
  const tops = new Map([
    ['one', 100],
    ['two', 160],
  ]);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, window.innerHeight - (tops.get(this.textContent) ?? 0), 300, 60);
  });
  const first = render(<p ref={takesRoom}>one</p>);
  await expect.poll(publishedRoom).toBe('100px');
  const second = render(<p ref={takesRoom}>two</p>);
  await expect.poll(publishedRoom).toBe('160px');
  second.unmount();
  expect(publishedRoom()).toBe('100px');
  tops.set('one', 130);
  window.dispatchEvent(new Event('scroll'));
  expect(publishedRoom()).toBe('130px');
  first.unmount();
  expect(publishedRoom()).toBe('0px');
});
