'use strict';

// The colours of schemas: as the grammar of the editors, by words alone.
CodeMirror.defineSimpleMode('epl', {
  start: [
    { regex: /\/\/.*/, token: 'comment' },
    { regex: /\/\*/, token: 'comment', next: 'comment' },
    { regex: /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/, token: 'string' },
    { regex: /`[^`]*`/, token: 'variable-2' },
    { regex: /@[A-Za-z_$][\w$.]*/, token: 'meta' },
    { regex: /(?:module|uses|import|create|json|map|schema|enum|inherits|copyfrom|starttimestamp|endtimestamp|as)\b/i, token: 'keyword' },
    { regex: /(?:true|false|null)\b/i, token: 'atom' },
    {
      regex: /(?:string|int|long|double|boolean|float|char|short|byte|integer|character|bool|varchar|bigdecimal|biginteger|object|map|list|set|uuid|binary|duration|instant|localdate|localdatetime|localtime|monthday|offsetdatetime|uri|url|year|zoneddatetime|varchar2|null)\b/i,
      token: 'type',
    },
    { regex: /[+-]?\d[\w.]*/, token: 'number' },
    { regex: /[A-Za-z_$][\w$]*/, token: 'variable' },
    { regex: /[({[]/, indent: true },
    { regex: /[)}\]]/, dedent: true },
  ],
  comment: [
    { regex: /.*?\*\//, token: 'comment', next: 'start' },
    { regex: /.*/, token: 'comment' },
  ],
  meta: { lineComment: '//', blockCommentStart: '/*', blockCommentEnd: '*/', electricChars: ')' },
});
