(() => {
  // What the page tells its own server: that it was seen, and that a choice was changed.
  const tell = (event: Record<string, unknown>): void => {
    navigator.sendBeacon('/api/events', JSON.stringify({ ...event, t: performance.now() }));
  };
  const means = (event: MouseEvent): string => (!event.isTrusted ? 's' : event.detail > 0 ? 'm' : 'k');

  const form = document.querySelector<HTMLFormElement>('form[data-choices]');
  if (!form) return;

  const touched = new Set<string>();
  const rows = [...form.querySelectorAll<HTMLElement>('[data-row]')].map((element) => {
    const name = element.getAttribute('data-row') ?? '';
    const input = element.querySelector<HTMLElement>(`#${name}`);
    const value = element.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    return { element, name, input, value };
  });

  for (const { element, name, input, value } of rows) {
    input?.addEventListener('click', (event) => {
      const on = value?.value !== '1';
      touched.add(name);
      if (value) value.value = on ? '1' : '0';
      element.classList.toggle('on', on);
      if (input.role === 'switch') {
        input.ariaChecked = input.ariaChecked === 'true' ? 'false' : 'true';
      }
      tell({ k: 'option', o: name, on, by: means(event) });
    });
  }

  form.addEventListener(
    'click',
    (event) => {
      const via = form.querySelector<HTMLInputElement>('input[name="m"]');
      if (via) via.value = means(event);
    },
    true,
  );

  // A page that a browser kept, or that a cache served, may show an older state than the one that is saved.
  const restore = (): void => {
    for (const { element, name, input } of rows) {
      const on = element.getAttribute('data-saved') === '1';
      if (touched.has(name) || element.classList.contains('on') === on) continue;
      element.classList.toggle('on', on);
      if (input instanceof HTMLInputElement) input.checked = on;
      else if (input) input.ariaChecked = String(on);
      tell({ k: 'option', o: name, on, by: 'p' });
    }
  };
  addEventListener('load', () => setTimeout(restore, 80));

  requestAnimationFrame(() => requestAnimationFrame(() => tell({ k: 'view' })));
})();
