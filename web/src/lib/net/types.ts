/** The shapes of docs/protocol.md, made from the server's own. */
export * from '../../gen/protocol.ts';
