#!/usr/bin/env node
/** The oldest Node that has what Siren needs. This file alone must load on older ones, to say so. */
const NEEDED = 24;

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  process.stderr.write(
    `siren: Expected Node ${NEEDED} or later; found ${process.versions.node}. Install it from https://nodejs.org, or run \`npx -p node@${NEEDED} -p siren siren\`.\n`,
  );
  process.exitCode = 2;
} else {
  const { main } = await import('./program.ts');
  await main(process.argv.slice(2));
}
