'use strict';

// Starts code-server with the packed extension and looks at it in Chromium: highlighting, errors, completion, snippets,
// commands, and the message without a server. Writes images/editor.png. Not part of the build: neither program is a
// dependency. See editors/README.md.
//
//   NODE_PATH=FOLDER/node_modules node test/editor.js CODE_SERVER SCHEMAC_JAR
//
// FOLDER has the package playwright-core, CODE_SERVER is the folder of the package code-server, with its dependencies.

const assert = require('node:assert');
const { execFileSync, spawn } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { chromium } = require('playwright-core');

const [codeServer, jar] = process.argv.slice(2).map((each) => path.resolve(each));
const root = path.join(__dirname, '..');
const port = 18_000 + (process.pid % 1000);
const SCHEMA = `// The orders of a shop.
module com.acme.shop;

create json enum Currency('EUR', 'USD', 'pound-sterling' as GBP);

create json schema Item(sku string, quantity int, price BigDecimal);

@Description('What a customer has bought.')
@Column(name=id, required=true, pattern='[A-Z]{2}[0-9]+')
create json schema Order(
    id strng,
    currency Currency,
    items Item[],
    notes Map<String, string> // by language
);
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'schemac-editor-'));
const file = path.join(folder, 'project/Orders.epl');
const settings = path.join(folder, 'data/Machine/settings.json');
const options = ['--user-data-dir', path.join(folder, 'data'), '--extensions-dir', path.join(folder, 'extensions')];
const entry = path.join(codeServer, 'out/node/entry.js');

function write(name, content) {
  fs.mkdirSync(path.dirname(name), { recursive: true });
  fs.writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
}

const use = (command) => write(settings, { 'schemac.command': command });

async function look(page) {
  const texts = (selector) => page.$$eval(selector, (found) => found.map((each) => each.innerText.replace(/\s+/g, ' ').trim()));
  const rows = async (list) => {
    await page.waitForSelector(`${list} .monaco-list-row`, { timeout: 20_000 });
    await page.waitForTimeout(1_000);
    return texts(`${list} .monaco-list-row`);
  };
  const notification = async (part) => {
    await page.waitForSelector(`.notifications-toasts :text("${part}")`, { timeout: 30_000 });
    return (await texts('.notifications-toasts .notification-list-item')).join();
  };
  const colour = (part) => page.$$eval(
    '.view-line span span',
    (found, text) => getComputedStyle(found.find((each) => each.textContent.trim() === text)).color,
    part,
  );

  // without schemac
  const missing = await notification('was not found');
  assert.match(missing, /the command 'no-such-schemac' was not found\. Install schemac, or set its path in schemac\.command\./);
  assert.match(missing, /How to Install Settings Show Output Retry/);
  assert.notStrictEqual(await colour('create'), await colour('Order'));

  // the setting starts the server
  use(['java', '-jar', jar, 'lsp']);
  await page.waitForSelector('.squiggly-error', { timeout: 60_000 });
  await page.click('.notifications-toasts .codicon-notifications-clear');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+Shift+m');
  assert.deepStrictEqual((await rows('.markers-panel')).slice(1), [
    "unknown type 'strng'; did you mean 'string'? schemac SC012 [Ln 11, Col 8]",
  ]);
  await page.mouse.move(400, 500); // no tooltip
  await page.waitForTimeout(1_000);
  await page.screenshot({ path: path.join(root, 'images/editor.png'), clip: { x: 0, y: 30, width: 800, height: 430 } });
  await page.keyboard.press('Control+Shift+m');

  await page.click('.view-lines');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('create json schema Basket(order Ord', { delay: 50 });
  await page.keyboard.press('Control+Space');
  assert.ok((await rows('.suggest-widget')).includes('Order'), 'completion of a schema');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+k');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('unio', { delay: 50 });
  assert.ok((await rows('.suggest-widget')).includes('union Union by a member'), 'completion of a snippet');
  await page.keyboard.press('Escape');

  await page.keyboard.press('F1');
  await page.keyboard.type('schemac:', { delay: 50 });
  const commands = await rows('.quick-input-list');
  assert.deepStrictEqual(commands.filter((each) => each.startsWith('schemac')).map((each) => each.trim()), [
    'schemac: Restart the Language Server',
    'schemac: Show the Output of the Language Server',
  ]);
  await page.keyboard.press('Escape');

  // a command that is no server
  use(['java', '-jar', jar, 'lps']);
  assert.match(await notification('ended before it was ready'), /with exit code 2: /);
}

async function main() {
  use(['no-such-schemac', 'lsp']);
  write(file, SCHEMA);
  write(path.join(folder, 'data/User/settings.json'), {
    'workbench.colorTheme': 'Default Light Modern',
    'workbench.startupEditor': 'none',
    'window.commandCenter': false,
    'editor.minimap.enabled': false,
  });
  execFileSync(process.execPath, [entry, ...options, '--install-extension', path.join(root, 'target/schemac.vsix')]);
  const server = spawn(
    process.execPath,
    [entry, ...options, '--auth', 'none', '--bind-addr', `127.0.0.1:${port}`, '--config', path.join(folder, 'config.yaml'),
      '--disable-telemetry', '--disable-update-check', '--disable-workspace-trust', path.dirname(file)],
    { env: { ...process.env, PORT: undefined } },
  );
  let browser;
  try {
    await new Promise((resolve) => server.stdout.on('data', (part) => String(part).includes('HTTP server listening') && resolve()));
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
    const page = await browser.newPage({ viewport: { width: 800, height: 560 } });
    const open = JSON.stringify([['openFile', `vscode-remote://127.0.0.1:${port}${file}`]]);
    await page.goto(`http://127.0.0.1:${port}/?folder=${path.dirname(file)}&payload=${encodeURIComponent(open)}`);
    await page.waitForSelector('.view-line', { timeout: 60_000 });
    await look(page).catch(async (error) => {
      await page.screenshot({ path: path.join(os.tmpdir(), 'schemac-editor-failed.png') });
      throw error;
    });
    console.log('as expected');
  } finally {
    await browser?.close();
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
