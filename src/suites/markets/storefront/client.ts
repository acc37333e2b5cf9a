const forms = document.querySelectorAll<HTMLFormElement>('form[data-auto]');
for (const form of forms) {
  const button = form.querySelector('button');
  if (button && form.dataset.auto !== 'keep') button.hidden = true;
  form.querySelector('select')?.addEventListener('change', () => form.requestSubmit());
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent === '1') event.preventDefault();
    form.dataset.sent = '1';
  });
}

// A page that comes back from the browser's memory can be sent again; the shop knows what it has had.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) delete form.dataset.sent;
});
