'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

/** Starts the server when the first schema is opened, in the first folder of the workspace. */
function activate() {
  const [command, ...args] = vscode.workspace.getConfiguration('schemac').get('command');
  const server = { command, args };
  client = new LanguageClient('schemac', 'schemac', { run: server, debug: server }, {
    documentSelector: [{ language: 'epl' }],
  });
  return client.start();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
