// The dialog that makes a schema from a sample, a contract or Java classes.
import { ask } from './server.js';

const $ = id => document.getElementById(id);

/** Calls a function with the kind, the text and the answer. */
export function onSource(opened) {
  const dialog = $('source');
  const text = $('source-text');

  const problem = (message, found) => {
    $('source-problem').textContent = message;
    text.setAttribute('aria-invalid', String(Boolean(message)));
    if (found?.line) {
      const start = text.value.split('\n', found.line - 1).join('\n').length + (found.line > 1 ? 1 : 0);
      const end = text.value.indexOf('\n', start);
      text.focus();
      text.setSelectionRange(start, end < 0 ? text.value.length : end);
    }
  };

  const read = async file => {
    text.value = await file.text();
    if (file.name.endsWith('.java')) {
      $('kind').value = 'classes';
    }
    problem('');
  };

  const open = async () => {
    const kind = $('kind').value;
    try {
      const answer = await ask(kind, { text: text.value });
      if (answer.problem) {
        const { line, message } = answer.problem;
        problem(line ? `Line ${line}: ${message}` : message, answer.problem);
      } else {
        dialog.close();
        opened(kind, text.value, answer);
        text.value = '';
      }
    } catch (error) {
      problem(error.message);
    }
  };

  $('start').addEventListener('click', () => {
    problem('');
    dialog.showModal();
  });
  $('source-cancel').addEventListener('click', () => dialog.close());
  $('source-open').addEventListener('click', open);
  $('source-file').addEventListener('change', event => event.target.files.length && read(event.target.files[0]));
  dialog.addEventListener('dragover', event => event.preventDefault());
  dialog.addEventListener('drop', event => {
    event.preventDefault();
    if (event.dataTransfer.files.length) {
      read(event.dataTransfer.files[0]);
    }
  });
}
