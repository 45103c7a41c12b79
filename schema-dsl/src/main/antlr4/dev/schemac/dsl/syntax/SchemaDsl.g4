/*
 * The schema language: the module form and the `create schema` statement of Esper's EPL, and `create json enum`, which
 * no text that Esper accepts begins with.
 *
 * The grammar knows shapes, the Linker knows types: no type name, kind or qualifier is a keyword here, and the few
 * keywords there are may be used as names without ticks.
 *
 * A module is a list of segments, each ended by `;` or the end of the file. SchemaParser cuts the tokens at every
 * SEMICOLON and parses each segment by itself, so that an error in one never hides the next.
 */
grammar SchemaDsl;

segment
    : ( usesDeclaration | importDeclaration | statement )? EOF
    ;

moduleDeclaration
    : MODULE moduleName
    ;

usesDeclaration
    : USES moduleName
    ;

importDeclaration
    : IMPORT importedName
    ;

moduleName
    : part ( DOT part )*
    ;

importedName
    : part ( DOT part )* ( DOT STAR )?
    ;

statement
    : annotation* ( createSchema | createEnum | moduleDeclaration | otherStatement )
    ;

createSchema
    : CREATE IDENT? SCHEMA schemaName ( columnList | AS ( columnList | classList ) ) qualifier*
    ;

// The kind is `json`.
createEnum
    : CREATE IDENT ENUM enumName LPAREN enumConstant ( COMMA enumConstant )* RPAREN
    ;

enumName
    : part
    ;

enumConstant
    : annotation* STRING ( AS constantName )?
    ;

constantName
    : part
    ;

schemaName
    : part
    ;

columnList
    : LPAREN ( column ( COMMA column )* )? RPAREN
    ;

column
    : annotation* columnName type
    ;

columnName
    : part ( DOT part )*
    ;

// Also `null`, for a column that is always null.
type
    : typeName typeArguments? dimension*
    ;

// The question mark of other languages, for an error that explains it.
typeName
    : part ( DOT part )* QUESTION?
    ;

typeArguments
    : LESS typeArgument ( COMMA typeArgument )* GREATER
    ;

typeArgument
    : QUESTION
    | type
    ;

// The word is `primitive`, in the first brackets of a type only.
dimension
    : LBRACKET word? RBRACKET
    ;

classList
    : classReference ( COMMA classReference )*
    ;

classReference
    : STAR
    | type
    ;

// inherits, copyfrom, starttimestamp, endtimestamp
qualifier
    : IDENT qualifierName ( COMMA qualifierName )*
    ;

qualifierName
    : part
    ;

annotation
    : AT annotationName ( LPAREN ( annotationElement ( COMMA annotationElement )* )? RPAREN )?
    ;

annotationName
    : part ( DOT part )*
    ;

annotationElement
    : ( word EQUALS )? annotationValue
    ;

// A dotted name is a bare word, true, false, null, an enum constant or a class literal.
annotationValue
    : STRING
    | NUMBER
    | annotation
    | LBRACE ( annotationValue ( COMMA annotationValue )* COMMA? )? RBRACE
    | annotationWord
    ;

annotationWord
    : part ( DOT part )*
    ;

// Whatever else begins with a word, EPL or not: recognised as a whole, to be refused by one error.
otherStatement
    : ( IDENT | AS | ENUM | SCHEMA ) ( ~SEMICOLON )*
    | CREATE ( ~( IDENT | SCHEMA | SEMICOLON ) ( ~SEMICOLON )* )?
    | CREATE IDENT ( ~( ENUM | SCHEMA | SEMICOLON ) ( ~SEMICOLON )* )?
    ;

part
    : word
    | TICKED
    ;

word
    : IDENT
    | AS
    | CREATE
    | ENUM
    | IMPORT
    | MODULE
    | SCHEMA
    | USES
    ;

AS options { caseInsensitive = true; } : 'as' ;
CREATE options { caseInsensitive = true; } : 'create' ;
ENUM options { caseInsensitive = true; } : 'enum' ;
IMPORT options { caseInsensitive = true; } : 'import' ;
MODULE options { caseInsensitive = true; } : 'module' ;
SCHEMA options { caseInsensitive = true; } : 'schema' ;
USES options { caseInsensitive = true; } : 'uses' ;

LPAREN : '(' ;
RPAREN : ')' ;
LBRACKET : '[' ;
RBRACKET : ']' ;
LBRACE : '{' ;
RBRACE : '}' ;
LESS : '<' ;
GREATER : '>' ;
COMMA : ',' ;
DOT : '.' ;
SEMICOLON : ';' ;
AT : '@' ;
EQUALS : '=' ;
STAR : '*' ;
QUESTION : '?' ;

IDENT : [A-Za-z_$] [A-Za-z0-9_$]* ;
TICKED : '`' ~[`]* '`' ;

STRING
    : '\'' ( ~['\\] | '\\' . )* '\''
    | '"' ( ~["\\] | '\\' . )* '"'
    ;

// The source code in `create inlined_class """..."""`: a `;` in it ends no segment.
TRIPLE_QUOTED : '"""' ( '"'? '"'? ~'"' )* '"""' ;

NUMBER
    : [+-]? ( '0' [xX] [0-9a-fA-F_]+ | '0' [bB] [01_]+ ) [lL]?
    | [+-]? ( [0-9] [0-9_]* ( '.' [0-9_]* )? | '.' [0-9] [0-9_]* ) ( [eE] [+-]? [0-9_]+ )? [lLfFdD]?
    ;

BLANK : [ \t\r\n\f]+ -> skip ;

// Not for the parser, but for the formatter, which keeps them, and for descriptions.
LINE_COMMENT : '//' ~[\r\n]* -> channel(HIDDEN) ;
BLOCK_COMMENT : '/*' ( ~'*' | '*'+ ~[*/] )* '*'+ '/' -> channel(HIDDEN) ;

// What has no end runs to the end of the file. The closed forms above are longer and win where there is an end.
UNCLOSED_COMMENT : '/*' ( ~'*' | '*'+ ~[*/] )* '*'* ;
UNCLOSED_TICKED : '`' ~[`]* ;
UNCLOSED_STRING
    : '\'' ( ~['\\] | '\\' . )*
    | '"' ( ~["\\] | '\\' . )*
    ;

// The lexer never fails: the parser meets the character and says where.
UNKNOWN : . ;
