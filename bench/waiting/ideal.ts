/**
 * How long jobs take on so many places when each takes nothing but its own time and the next one begins at once in the place
 * that is free first, in their order. In the unit of the jobs.
 */
export function idealSpan(jobs: readonly number[], places: number): number {
  const free = Array.from({ length: Math.max(1, places) }, () => 0);
  for (const job of jobs) {
    const first = free.indexOf(Math.min(...free));
    free[first] = (free[first] ?? 0) + job;
  }
  return Math.max(...free);
}
