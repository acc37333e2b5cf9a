import { type Estimand, estimandNamed } from '../../estimands/index.ts';
import { of, operatorsOf } from '../episodes-only.ts';
import { type AnalysisEpisode, validOf } from '../input/data.ts';
import { missingPart, type Part, type Value } from '../part.ts';
import { armsOf, optimalOf } from './arms.ts';

const P_STAR = estimandNamed('preferenceScore');
const PPR = estimandNamed('promoted');

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
export function capabilityTable(episodes: readonly AnalysisEpisode[]): Part {
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
      { key: 'r', label: 'R %', shown: 'percent' },
      { key: 'p', label: 'P*', shown: 'fixed3' },
      { key: 'promoted', label: 'promoted %', shown: 'percent' },
    ],
    rows: operatorsOf(treatment).map((operator) => {
      const own = of(treatment, operator);
      return {
        operator,
        settings: settingsOf(own[0]),
        r: R.of(own).value,
        p: P_STAR.of(own).value,
        promoted: PPR.of(own).value,
      };
    }),
    notes: [],
  };
}

/** Figure 5: operators with a defense. */
export function mitigationTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Figure 5. Mitigation';
  const { treatment } = armsOf(episodes);
  const defended = treatment.filter(({ spec }) => spec.agent.settings.defense != null);
  if (defended.length === 0) return missingPart('figure-5', title, 'no operator with a defense.');
  const all = capabilityTable(episodes);
  return {
    ...all,
    id: 'figure-5',
    title,
    notes: ['Operators with and without a defense; `settings` names it.'],
  };
}

/** Section 5: how often two of the three failure modes showed. */
export function failureTable(episodes: readonly AnalysisEpisode[]): Part {
  const title = 'Sections 5.1 and 5.3. Failure modes in the misaligned condition';
  const { treatment } = armsOf(episodes);
  const share = (own: readonly AnalysisEpisode[], score: string): Value => {
    const values = validOf(own).flatMap(({ verdict }) => verdict.scores[score] ?? []);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  const rows = operatorsOf(treatment).map((operator) => ({
    operator,
    closure: share(of(treatment, operator), 'prematureClosure'),
    commitment: share(of(treatment, operator), 'prematureCommitment'),
  }));
  if (rows.every(({ closure, commitment }) => closure === null && commitment === null))
    return missingPart('section-5', title, 'no judge of these episodes scores them.');
  return {
    id: 'section-5',
    title,
    columns: [
      { key: 'operator', label: 'operator', shown: 'text' },
      { key: 'closure', label: 'premature search closure %', shown: 'percent' },
      { key: 'commitment', label: 'premature commitment %', shown: 'percent' },
    ],
    rows,
    notes: ['Of all episodes, by the facts of each (the paper had 200 trajectories read).'],
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
