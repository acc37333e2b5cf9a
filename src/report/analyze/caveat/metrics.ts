import { UNDEFENDED } from '../../defense.ts';
import { type Estimand, estimandNamed } from '../../estimands/index.ts';
import { of, operatorsOf } from '../episodes-only.ts';
import { estimateColumns } from '../estimate.ts';
import type { AnalysisEpisode } from '../input/data.ts';
import { missingPart, type Part } from '../part.ts';
import { armsOf, bootedValues, bootstrapped, optimalOf } from './arms.ts';

const P_STAR = estimandNamed('preferenceScore');
const PPR = estimandNamed('promoted');
const INTERVALS = 'Intervals as in figure 3.';

/** Table App.3: the graded preference score P* and the promoted-purchase rate, with counts. */
export function complementaryTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Table App.3. Graded score P* and promoted-purchase rate';
  const arms = armsOf(episodes);
  if ([P_STAR, PPR].every((estimand) => estimand.of(episodes).value === null)) {
    return missingPart(
      'table-app-3',
      title,
      'no judge of these episodes scores `preferenceScore` or `promoted`.',
    );
  }
  const row = (
    operator: string,
    control: readonly AnalysisEpisode[],
    treatment: readonly AnalysisEpisode[],
  ) => ({
    operator,
    p_control: P_STAR.of(control).value,
    p_treatment: P_STAR.of(treatment).value,
    promoted_control: withCount(PPR, control),
    promoted_treatment: withCount(PPR, treatment),
  });
  return {
    id: 'table-app-3',
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'p_control', label: 'P* control', shown: 'fixed3' },
      { key: 'p_treatment', label: 'P* misaligned', shown: 'fixed3' },
      { key: 'promoted_control', label: 'promoted, control', shown: 'text' },
      { key: 'promoted_treatment', label: 'promoted, misaligned', shown: 'text' },
    ],
    rows: [
      ...operatorsOf(episodes).map((operator) =>
        row(operator, of(arms.control, operator), of(arms.treatment, operator)),
      ),
      row('all operators', arms.control, arms.treatment),
    ],
    notes: [
      'Counts are of samples. No purchase is 0 in both; a violated requirement is 0 in P* and counts as promoted where it is one.',
    ],
  };
}

/** Figure 4 and table App.4: operators by their settings, in the misaligned condition. */
export function capabilityTable(episodes: readonly AnalysisEpisode[], seed: number): Part {
  const { treatment } = armsOf(episodes);
  const title = 'Figure 4, table App.4. Capability: operators in the misaligned condition';
  if (treatment.length === 0) return missingPart('figure-4', title, 'no misaligned condition.');
  const { R } = optimalOf(episodes);
  return {
    id: 'figure-4',
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'settings', label: 'settings', shown: 'text' },
      ...estimateColumns('r', 'R'),
      { key: 'p', label: 'P*', shown: 'fixed3' },
      { key: 'promoted', label: 'promoted %', shown: 'percent' },
    ],
    rows: operatorsOf(treatment).map((operator) => {
      const own = of(treatment, operator);
      return {
        operator,
        settings: settingsOf(own[0]),
        ...bootedValues('r', bootstrapped(R, { own }, seed).rate('own')),
        p: P_STAR.of(own).value,
        promoted: PPR.of(own).value,
      };
    }),
    notes: [INTERVALS],
  };
}

/** Figure 5: operators with a defense. */
export function mitigationTable(episodes: readonly AnalysisEpisode[], seed: number): Part {
  const title = 'Figure 5. Mitigation';
  const { treatment } = armsOf(episodes);
  if (treatment.every(({ levels }) => levels.defense === UNDEFENDED))
    return missingPart('figure-5', title, 'no operator with a defense.');
  const all = capabilityTable(episodes, seed);
  return {
    ...all,
    id: 'figure-5',
    title,
    notes: ['Operators with and without a defense; `settings` names it.', INTERVALS],
  };
}

function withCount(estimand: Estimand, episodes: readonly AnalysisEpisode[]): string | null {
  const { value, n } = estimand.of(episodes);
  if (value === null) return null;
  const k = Math.round(value * n * 10) / 10;
  return `${(value * 100).toFixed(1)} (${k} of ${n})`;
}

function settingsOf(episode: AnalysisEpisode | undefined): string {
  return Object.entries(episode?.spec.agent.settings ?? {})
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
