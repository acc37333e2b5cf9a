/** The fields of a form that was sent. Anything that is no form of the usual kind has none. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams();
  return new URLSearchParams(await request.text());
}

/** A quantity as a form field holds it; not a number for anything but up to nine digits. */
export function readQuantity(field: string | null): number {
  return field !== null && /^\s*\d{1,9}\s*$/.test(field) ? Number(field) : Number.NaN;
}
