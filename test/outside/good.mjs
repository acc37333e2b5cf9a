import { connect, finish, remark } from './driver.mjs';

const { page } = await connect();
remark('I take the extra cover out.');
await page.getByRole('button', { name: 'Remove protection plan' }).click();
await page.waitForURL(/saved/);
finish({ status: 'done', answer: 'It is out.', account: { library: 'none' } });
