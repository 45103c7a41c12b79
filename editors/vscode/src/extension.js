'use strict';

const vscode = require('vscode');
const { CloseAction, ErrorAction, LanguageClient } = require('vscode-languageclient/node');
const { Server } = require('./server');

const INSTALL = 'How to Install';
const SETTINGS = 'Settings';
const OUTPUT = 'Show Output';
const RETRY = 'Retry';

let server;

/** Writes all messages about the connection to the output; the server shows those for the user. */
class QuietClient extends LanguageClient {
  error(message, data) {
    super.error(message, data, false);
  }

  /** The library does not handle the failure of a start whose connection was closed. */
  createOnStartPromise() {
    const made = super.createOnStartPromise();
    made[0].catch(() => {});
    return made;
  }

  /** A client that has not started, or whose server has ended, has nothing to stop. */
  async stop(timeout) {
    await super.stop(timeout).catch(() => {});
  }
}

function createClient(process, outputChannel) {
  const client = new QuietClient('schemac', 'schemac', async () => process.child, {
    documentSelector: [{ language: 'epl' }],
    outputChannel,
    errorHandler: {
      error: () => ({ action: ErrorAction.Continue, handled: true }),
      closed: () => ({ action: CloseAction.DoNotRestart, handled: true }), // the server starts it again
    },
    initializationFailedHandler: () => false,
  });
  return {
    async start() {
      await client.start();
      if (!client.initializeResult) {
        throw new Error('the connection was closed');
      }
      return client.initializeResult;
    },
    stop: () => client.dispose(),
  };
}

function workingFolder() {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  return folder?.scheme === 'file' ? folder.fsPath : undefined;
}

/** Starts the server when the first schema is opened; in a restricted workspace, once it is trusted. */
function activate(context) {
  const output = vscode.window.createOutputChannel('schemac');
  server = new Server({
    command: () => vscode.workspace.getConfiguration('schemac').get('command'),
    folder: workingFolder,
    createClient: (process) => createClient(process, output),
    log: (line) => output.appendLine(line),
    report: (sentence) => report(sentence, context, output),
  });
  const start = () => (vscode.workspace.isTrusted ? server.restart() : undefined);
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand('schemac.restart', start),
    vscode.commands.registerCommand('schemac.showOutput', () => output.show()),
    vscode.workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('schemac.command') && start()),
    vscode.workspace.onDidGrantWorkspaceTrust(start),
  );
  start(); // without waiting: commands and settings work meanwhile
}

/** Shows why there is no server, with a button for each remedy. Does not wait for the user. */
async function report(sentence, context, output) {
  const chosen = await vscode.window.showErrorMessage(sentence, INSTALL, SETTINGS, OUTPUT, RETRY);
  switch (chosen) {
    case INSTALL:
      return vscode.commands.executeCommand('extension.open', context.extension.id);
    case SETTINGS:
      return vscode.commands.executeCommand('workbench.action.openSettings', 'schemac.command');
    case OUTPUT:
      return output.show();
    case RETRY:
      return server.restart();
    default:
      return undefined;
  }
}

function deactivate() {
  return server?.stop();
}

module.exports = { activate, deactivate };
