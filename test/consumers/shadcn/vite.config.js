export default { logLevel: 'error', build: { target: 'es2022' } };
