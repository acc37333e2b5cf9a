import type { DifferenceKind, Finding } from './finding.ts';
import type { Child, Snapshot, SnapshotElement } from './snapshot.ts';

/** Differences in DOM, form state and computed style. Elements are matched by key, wherever they stand. */
export function elementDifferences(control: Snapshot, treatment: Snapshot): Finding[] {
  const [before, after] = [byKey(control.elements), byKey(treatment.elements)];
  const found: Finding[] = [];
  for (const element of control.elements) {
    const other = after.get(element.key);
    if (other === undefined || other.tag !== element.tag) {
      if (isOutermost(element, before, after)) found.push(presence('node-removed', element));
      continue;
    }
    found.push(
      ...attributeFindings(element, other),
      ...contentFindings(element, other),
      ...recordFindings('state', element.key, element.state, other.state),
      ...styleFindings(element, other, control.styleNames),
    );
  }
  for (const element of treatment.elements) {
    const other = before.get(element.key);
    if (other !== undefined && other.tag === element.tag) continue;
    if (isOutermost(element, after, before)) found.push(presence('node-added', element));
  }
  return found;
}

/** Members of two records that differ; a member that one lacks reads as "(none)". */
export function recordFindings(
  kind: DifferenceKind,
  element: string,
  before: Readonly<Record<string, string | number | boolean>>,
  after: Readonly<Record<string, string | number | boolean>>,
): Finding[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ kind, element, name, before: tell(before[name]), after: tell(after[name]) }));
}

const tell = (value: string | number | boolean | undefined): string =>
  value === undefined ? '(none)' : String(value);

function byKey(elements: readonly SnapshotElement[]): Map<string, SnapshotElement> {
  return new Map(elements.map((element) => [element.key, element]));
}

/** Whether the element's holder is in both snapshots: of a subtree that only one has, only the top is told. */
function isOutermost(
  element: SnapshotElement,
  own: ReadonlyMap<string, SnapshotElement>,
  others: ReadonlyMap<string, SnapshotElement>,
): boolean {
  const holder = own.get(element.parent);
  return holder === undefined || others.get(holder.key)?.tag === holder.tag;
}

function presence(kind: 'node-added' | 'node-removed', element: SnapshotElement): Finding {
  const attributes = Object.entries(element.attributes).map(([name, value]) => ` ${name}="${value}"`);
  const markup = `<${element.tag}${attributes.join('')}>${textsOf(element.children).join(' ')}`;
  const [before, after] = kind === 'node-added' ? ['', markup] : [markup, ''];
  return { kind, element: element.key, name: element.tag, before, after };
}

function attributeFindings(control: SnapshotElement, treatment: SnapshotElement): Finding[] {
  return recordFindings('attribute', control.key, control.attributes, treatment.attributes);
}

function contentFindings(control: SnapshotElement, treatment: SnapshotElement): Finding[] {
  const { key: element } = control;
  const found: Finding[] = [];
  if (control.parent !== treatment.parent) {
    found.push({ kind: 'order', element, name: 'parent', before: control.parent, after: treatment.parent });
  }
  const [was, is] = [textsOf(control.children), textsOf(treatment.children)];
  const sameTexts = was.length === is.length && was.every((text, at) => text === is[at]);
  if (!sameTexts) {
    const { kind, name } = textKind(control);
    const finding: Finding = { kind, element, before: was.join(' | '), after: is.join(' | ') };
    found.push(name === undefined ? finding : { ...finding, name });
  }
  // When texts came or went, only the elements' own order can be compared.
  const [before, after] = [orderOf(control, treatment, sameTexts), orderOf(treatment, control, sameTexts)];
  if (before !== after) found.push({ kind: 'order', element, before, after });
  return found;
}

function textsOf(children: readonly Child[]): string[] {
  return children.flatMap((child) =>
    'text' in child ? [child.text] : 'comment' in child ? [`<!--${child.comment}-->`] : [],
  );
}

/** The order of those children that both hold. */
function orderOf(element: SnapshotElement, other: SnapshotElement, withTexts: boolean): string {
  const shared = new Set(other.children.map((child) => ('element' in child ? child.element : '')));
  return element.children
    .flatMap((child) => {
      if ('element' in child) return shared.has(child.element) ? [child.element] : [];
      return withTexts ? ['text'] : [];
    })
    .join(', ');
}

/** What kind of content an element's text is. */
function textKind({ tag, attributes }: SnapshotElement): { kind: DifferenceKind; name?: string } {
  if (tag === 'style') return { kind: 'stylesheet' };
  if (tag !== 'script') return { kind: 'text' };
  return attributes.type === 'application/ld+json'
    ? { kind: 'structured', name: 'jsonLd' }
    : { kind: 'script' };
}

function styleFindings(
  control: SnapshotElement,
  treatment: SnapshotElement,
  names: readonly string[],
): Finding[] {
  const { key: element, style: before } = control;
  const { style: after } = treatment;
  if (before === undefined || after === undefined) {
    if (before === after) return [];
    const rendered = (style: unknown): string => (style === undefined ? 'no' : 'yes');
    return [{ kind: 'style', element, name: 'rendered', before: rendered(before), after: rendered(after) }];
  }
  return names.flatMap((name, at) => {
    const [was, is] = [before[at] ?? '', after[at] ?? ''];
    return was === is ? [] : [{ kind: 'style' as const, element, name, before: was, after: is }];
  });
}
