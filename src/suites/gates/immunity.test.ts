import { describe, expect, it } from 'vitest';
import { misclaimed } from './immunity.ts';

describe('misclaimed', () => {
  it('passes claims that agree with what was measured', () => {
    expect(misclaimed(true, [])).toEqual([]);
    expect(misclaimed(false, ['a tick appears'])).toEqual([]);
  });

  it('fails a twin that claims to be invisible and is not, and one that claims to be visible and is not', () => {
    expect(misclaimed(true, ['a tick appears'])).toHaveLength(1);
    expect(misclaimed(false, [])).toHaveLength(1);
  });
});
