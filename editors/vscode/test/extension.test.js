'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { afterEach, beforeEach, test } = require('node:test');
const { createEditor, load } = require('./fixtures/vscode');
const { spawnArguments } = require('../src/process');

const BUNDLE = path.join(__dirname, '../dist/extension.js');
const BUTTONS = ['How to Install', 'Settings', 'Show Output', 'Retry'];

let folder;
let extension;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'schemac-'));
  process.env.METHODS = path.join(folder, 'methods');
});

afterEach(async () => {
  await extension?.deactivate();
  extension = undefined;
  fs.rmSync(folder, { recursive: true });
});

function server(mode) {
  return [process.execPath, path.join(__dirname, 'fixtures/server.js'), mode];
}

function activate(editor) {
  extension = load(BUNDLE, editor);
  extension.activate({ subscriptions: [], extension: { id: 'schemac.schemac' } });
  return editor;
}

/** The methods that servers received, without those about settings and files. */
function methods() {
  const all = fs.existsSync(process.env.METHODS) ? fs.readFileSync(process.env.METHODS, 'utf8') : '';
  return all.split('\n').filter((method) => /^(initialized?|shutdown|exit)$/.test(method));
}

async function until(condition) {
  for (let tries = 0; tries < 1000; tries++) {
    if (condition()) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail(`not within 20 seconds: ${condition}`);
}

const ready = () => until(() => methods().includes('initialized'));

async function problem(command) {
  const editor = activate(createEditor(command));
  await until(() => editor.messages.length > 0);
  assert.deepStrictEqual(editor.messages.map(({ buttons }) => buttons), [BUTTONS]);
  assert.ok(editor.output.includes(editor.messages[0].sentence), 'the output has the sentence');
  return editor.messages[0].sentence;
}

test('the server starts, and ends with the editor', async () => {
  const editor = activate(createEditor(server('good')));
  await ready();
  await extension.deactivate();
  assert.deepStrictEqual(methods(), ['initialize', 'initialized', 'shutdown', 'exit']);
  assert.deepStrictEqual(editor.messages, []);
});

test('a missing command is a sentence with buttons', async () => {
  assert.strictEqual(
    await problem(['no-such-schemac', 'lsp']),
    "Cannot start the language server: the command 'no-such-schemac' was not found. Install schemac, or set its path in schemac.command.",
  );
});

test('a command that is not executable is a sentence', { skip: process.platform === 'win32' }, async () => {
  const file = path.join(folder, 'schemac');
  fs.writeFileSync(file, '', { mode: 0o644 });
  assert.strictEqual(
    await problem([file]),
    `Cannot start the language server: '${file}' is not an executable file. Set the path of schemac in schemac.command.`,
  );
});

for (const setting of [undefined, [], [''], 'schemac lsp', ['schemac', 1]]) {
  test(`the setting ${JSON.stringify(setting)} is a sentence`, async () => {
    assert.strictEqual(
      await problem(setting),
      'Cannot start the language server: expected a list of strings in the setting schemac.command, such as ["schemac", "lsp"].',
    );
  });
}

test('a command that ends at once is a sentence with its first line', async () => {
  const command = server('usage');
  assert.strictEqual(
    await problem(command),
    `The language server '${command.join(' ')}' ended before it was ready, with exit code 2: Unmatched argument at index 0: 'lps'`,
  );
});

test('an old server is a sentence, and ends', async () => {
  const command = server('old');
  assert.strictEqual(
    await problem(command),
    `The language server '${command.join(' ')}' is schemac 0.0.9. This extension needs schemac 0.1.0 or later.`,
  );
  await until(() => methods().includes('exit'));
});

test('a server without a version is a sentence', async () => {
  const command = server('unversioned');
  assert.strictEqual(
    await problem(command),
    `The language server '${command.join(' ')}' reports no version. This extension needs schemac 0.1.0 or later.`,
  );
});

test('another language server is a sentence', async () => {
  const command = server('nameless');
  assert.strictEqual(
    await problem(command),
    `'${command.join(' ')}' is not the language server of schemac. Set schemac.command, such as ["schemac", "lsp"].`,
  );
});

test('a server that ends again and again is started five times', async () => {
  const command = server('crash');
  assert.strictEqual(
    await problem(command),
    'The language server ended 5 times within three minutes, the last time with exit code 1: out of memory',
  );
  assert.strictEqual(methods().filter((method) => method === 'initialize').length, 5);
});

test('another command in the settings restarts the server', async () => {
  const editor = activate(createEditor(server('good')));
  await ready();
  editor.changeOther();
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.deepStrictEqual(methods(), ['initialize', 'initialized'], 'after the change of another setting');
  editor.set(server('good'));
  await until(() => methods().filter((method) => method === 'initialized').length === 2);
  assert.deepStrictEqual(methods(), ['initialize', 'initialized', 'shutdown', 'exit', 'initialize', 'initialized']);
});

test('the setting is corrected while a command does not answer', async () => {
  const editor = activate(createEditor(server('silent')));
  await until(() => editor.output.some((line) => line.startsWith('started ')));
  editor.set(server('good'));
  await ready();
  assert.deepStrictEqual(editor.messages, []);
});

test('the command of the palette restarts the server', async () => {
  const editor = activate(createEditor(server('good')));
  await ready();
  await editor.commands.get('schemac.restart')();
  await until(() => methods().filter((method) => method === 'initialized').length === 2);
  assert.deepStrictEqual(methods(), ['initialize', 'initialized', 'shutdown', 'exit', 'initialize', 'initialized']);
});

test('the command of the palette shows the output', async () => {
  const editor = activate(createEditor(server('good')));
  editor.commands.get('schemac.showOutput')();
  assert.deepStrictEqual(editor.executed, ['show output']);
  await ready();
});

for (const [button, executed] of [
  ['How to Install', 'extension.open schemac.schemac'],
  ['Settings', 'workbench.action.openSettings schemac.command'],
  ['Show Output', 'show output'],
]) {
  test(`the button '${button}'`, async () => {
    const editor = createEditor(['no-such-schemac']);
    editor.choice = button;
    activate(editor);
    await until(() => editor.executed.length > 0);
    assert.deepStrictEqual(editor.executed, [executed]);
  });
}

test("the button 'Retry' starts the server again", async () => {
  const editor = createEditor(['no-such-schemac']);
  editor.choice = 'Retry';
  activate(editor);
  await until(() => editor.messages.length === 2);
});

test('the server of a restricted workspace starts once it is trusted', async () => {
  const editor = createEditor(server('good'));
  editor.trusted = false;
  activate(editor);
  await editor.commands.get('schemac.restart')();
  assert.deepStrictEqual(editor.output, []);
  editor.trust();
  await ready();
});

test('each command of the manifest is registered', async () => {
  const editor = activate(createEditor(server('good')));
  const manifest = JSON.parse(fs.readFileSync(path.join(__dirname, '../package.json'), 'utf8'));
  const declared = manifest.contributes.commands.map(({ command }) => command);
  assert.deepStrictEqual([...editor.commands.keys()].sort(), declared.sort());
  await ready();
});

test('on Windows the shell starts the command', () => {
  assert.deepStrictEqual(spawnArguments(['C:\\Program Files\\schemac.bat', 'lsp', '--classpath', 'a;b'], 'win32'), [
    '"C:\\Program Files\\schemac.bat"',
    ['lsp', '--classpath', '"a;b"'],
    { shell: true, windowsHide: true },
  ]);
});

test('the bundle has the licence of each package in it', () => {
  const notices = fs.readFileSync(path.join(__dirname, '../dist/NOTICES.txt'), 'utf8');
  const lock = JSON.parse(fs.readFileSync(path.join(__dirname, '../package-lock.json'), 'utf8'));
  const wanted = Object.entries(lock.packages)
    .filter(([folder, each]) => folder && !each.dev)
    .map(([folder, each]) => `${folder.replace(/^.*node_modules\//, '')} ${each.version} (${each.license})`);
  const found = notices.split(`\n${'-'.repeat(80)}\n\n`).slice(1).map((notice) => notice.split('\n')[0]);
  assert.deepStrictEqual(found.sort(), wanted.sort());
});
