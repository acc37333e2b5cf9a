import { afterEach, expect, test, vi } from 'vitest';
import { onInterrupt } from './interrupt.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the first Ctrl-C asks for a clean end, the second ends at once', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const first = vi.fn();
  const before = process.listenerCount('SIGINT');
  const interrupt = onInterrupt(first);
  process.emit('SIGINT');
  // npm passes the same press on.
  process.emit('SIGINT');
  expect(interrupt.signal.aborted).toBe(true);
  expect(first).toHaveBeenCalledTimes(1);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600);
  process.emit('SIGINT');
  expect(exit).toHaveBeenCalledWith(130);
  interrupt.dispose();
  expect(process.listenerCount('SIGINT')).toBe(before);
});
