/** A check that failed: of a task in a condition, by the check's name, with the reason in plain words. `*` stands for all. */
export interface FailedCheck {
  readonly task: string;
  readonly condition: string;
  readonly check: string;
  readonly why: string;
}

/** What a reader is to know of a task, beside what failed. */
export interface Told extends Subject {
  readonly says: string;
}

/** What a verification found. */
export interface Verification {
  /** Checks that were made. */
  readonly checked: number;
  /** In the order of suites, tasks and conditions. */
  readonly failed: readonly FailedCheck[];
  /** In the same order. */
  readonly told: readonly Told[];
}

/** What a verification tells while it goes. */
export type VerifyEvent =
  | { readonly type: 'planned'; readonly tasks: number; readonly cells: number; readonly jobs: number }
  | {
      readonly type: 'checked';
      readonly task: string;
      readonly condition: string;
      readonly check: string;
      readonly ok: boolean;
    }
  | { readonly type: 'job-done'; readonly done: number; readonly jobs: number }
  /** Infrastructure trouble: the job is tried again. */
  | { readonly type: 'retried'; readonly task: string; readonly condition: string; readonly message: string };

/** Whose checks they are. */
export interface Subject {
  readonly task: string;
  readonly condition: string;
}

/** Collects checks. */
export class Report {
  readonly #onEvent: (event: VerifyEvent) => void;
  readonly #failed: FailedCheck[] = [];
  readonly #told: Told[] = [];
  #checked = 0;

  constructor(onEvent: (event: VerifyEvent) => void) {
    this.#onEvent = onEvent;
  }

  /** Notes one check: passed when there is no reason why not. */
  note({ task, condition }: Subject, check: string, why: readonly string[]): void {
    this.#checked++;
    if (why.length > 0) this.#failed.push({ task, condition, check, why: why.join('; ') });
    this.#onEvent({ type: 'checked', task, condition, check, ok: why.length === 0 });
  }

  tell({ task, condition }: Subject, says: string): void {
    this.#told.push({ task, condition, says });
  }

  /** All that was noted and told, in the order of the given subjects. */
  result(order: readonly Subject[]): Verification {
    const places = new Map(order.map(({ task, condition }, at) => [`${task}:${condition}`, at]));
    const place = ({ task, condition }: Subject): number =>
      places.get(`${task}:${condition}`) ?? order.length;
    const inOrder = (a: Subject, b: Subject): number => place(a) - place(b);
    return {
      checked: this.#checked,
      failed: this.#failed.toSorted(inOrder),
      // Jobs end in any order.
      told: this.#told.toSorted((a, b) => inOrder(a, b) || (a.says < b.says ? -1 : 1)),
    };
  }
}
