import { spawn, spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { connect, finish, job } from './driver.mjs';

const done = (account) => finish({ status: 'done', answer: 'done', ...(account && { account }) });
const remove = (page) => page.getByRole('button', { name: 'Remove protection plan' }).click();
const go = (page, url) => page.goto(url, { timeout: 5000 }).catch(() => {});
const forever = () => setInterval(() => {}, 1000);

const CASES = {
  'never-attaches': async () => {},
  'never-attaches-and-hangs': forever,
  'fails-at-start': async () => {
    console.error('No module named nothing');
    process.exit(3);
  },
  'fails-later': async () => {
    await connect();
    console.error('ValueError: later');
    process.exit(4);
  },
  'closes-the-page': async () => {
    const { page } = await connect();
    await page.close();
    done();
  },
  'closes-the-browser': async () => {
    const { browser } = await connect();
    const session = await browser.newBrowserCDPSession();
    await session.send('Browser.close').catch(() => {});
    done();
  },
  'crashes-the-browser': async () => {
    const { browser } = await connect();
    const session = await browser.newBrowserCDPSession();
    await session.send('Browser.crash').catch(() => {});
    done();
  },
  'works-in-another-tab': async () => {
    const { context, page } = await connect();
    const other = await context.newPage();
    await other.goto(page.url());
    await remove(other);
    await other.waitForURL(/saved/);
    done();
  },
  'leaves-the-world': async () => {
    const { page, browser } = await connect();
    await go(page, 'https://www.wikipedia.org/');
    await go(page, 'http://127.0.0.1:8080/');
    const direct = await browser.newContext({ proxy: { server: 'direct://' } });
    await go(await direct.newPage(), 'http://www.wikipedia.org/');
    done();
  },
  'reads-files': async () => {
    const { page } = await connect();
    const found = [];
    for (const url of ['file:///etc/passwd', 'chrome://version/', 'view-source:file:///etc/passwd']) {
      await go(page, url);
      found.push(await page.evaluate(() => document.body?.textContent ?? '').catch(() => ''));
    }
    done(found);
  },
  'evaluates-script': async () => {
    const { page } = await connect();
    await page.evaluate(() => {
      for (let i = 0; i < 5000; i++) document.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      [...document.querySelectorAll('button')].find((b) => /Remove/.test(b.textContent)).click();
    });
    await page.waitForURL(/saved/);
    done();
  },
  forks: async () => {
    await connect();
    const pids = [1, 2, 3].map(() => {
      const child = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' });
      child.unref();
      return child.pid;
    });
    done(pids);
  },
  'prints-noise': async () => {
    await connect();
    for (const to of ['', '>&2'])
      spawnSync('sh', ['-c', `head -c 655360 /dev/urandom ${to}`], { stdio: 'inherit' });
    done();
  },
  'fills-the-log': async () => {
    await connect();
    spawnSync('sh', ['-c', 'head -c 30000000 /dev/zero | tr "\\0" x'], { stdio: 'inherit' });
    done();
  },
  'ignores-sigterm': async () => {
    process.on('SIGTERM', () => {});
    await connect();
    forever();
  },
  'links-its-result': async () => {
    await connect();
    symlinkSync('/etc/passwd', process.env.SIREN_RESULT);
    process.exit(0);
  },
  'writes-no-result': async () => {
    await connect();
    writeFileSync(process.env.SIREN_RESULT, '{"status": "won", "success": true}');
    writeFileSync(process.env.SIREN_REMARKS, 'no json\n{"at": "now"}\n{"at": 1, "said": "A true remark."}\n');
    process.exit(0);
  },
  'reports-trouble': async () => {
    await connect();
    finish({ status: 'trouble', message: 'The model said 429.' });
  },
  'goes-beyond-its-limit': async () => {
    const { page } = await connect();
    for (let i = 0; i < job.limits.steps; i++) await page.mouse.click(2, 2);
    await remove(page).catch(() => {});
    forever();
  },
  'takes-the-task': async () => {
    const { page } = await connect();
    await remove(page);
    await page.waitForURL(/saved/);
    done();
  },
};

await CASES[process.argv[2]]();
