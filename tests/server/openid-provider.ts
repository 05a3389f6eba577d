import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A small OpenID provider that signs everyone in without a prompt. */
export interface OpenIdProvider {
  readonly issuer: string;
  /** Additional claims of the ID token. */
  claims: Record<string, unknown>;
  /** Claims of the userinfo endpoint that are not in the token. */
  userInfo: Record<string, unknown> | null;
  /** The error that it returns instead of signing the user in. */
  refusal: string | null;
  /** Changes the claims of a token right before it is signed. */
  forge: (claims: Record<string, unknown>) => Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  hasForeignKey: boolean;
  close(): Promise<void>;
}

export const CLIENT = { id: 'the-desk', secret: 'a secret with spaces & signs' };

interface Grant {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const grants = new Map<string, Grant>();
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

  function sign(claims: Record<string, unknown>): string {
    const content = `${encode({ alg: 'ES256', kid: 'one' })}.${encode(provider.forge(claims))}`;
    const key = provider.hasForeignKey ? foreign.privateKey : keys.privateKey;
    const signature = createSign('SHA256')
      .update(content)
      .sign({ key, dsaEncoding: 'ieee-p1363' }, 'base64url');
    return `${content}.${signature}`;
  }

  function authorize(query: URLSearchParams): string {
    const redirect = new URL(query.get('redirect_uri')!);
    redirect.searchParams.set('state', query.get('state')!);
    if (provider.refusal !== null) {
      redirect.searchParams.set('error', provider.refusal);
      return redirect.href;
    }
    const code = randomUUID();
    grants.set(code, {
      challenge: query.get('code_challenge')!,
      nonce: query.get('nonce')!,
      redirectUri: query.get('redirect_uri')!,
    });
    redirect.searchParams.set('code', code);
    return redirect.href;
  }

  async function token(request: IncomingMessage): Promise<[number, unknown]> {
    const form = new URLSearchParams(await text(request));
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret) {
      return [401, { error: 'invalid_client' }];
    }
    if (grant?.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
      return [400, { error: 'invalid_grant' }];
    }
    const now = Math.floor(Date.now() / 1000);
    const idToken = sign({
      iss: provider.issuer,
      aud: CLIENT.id,
      sub: 'person-1',
      iat: now,
      exp: now + 60,
      nonce: grant.nonce,
      ...provider.claims,
    });
    return [200, { access_token: 'access', token_type: 'bearer', expires_in: 60, id_token: idToken }];
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', provider.issuer);
    if (pathname === '/authorize') {
      response.writeHead(302, { Location: authorize(searchParams) }).end();
      return;
    }
    const routes: Record<string, () => [number, unknown] | Promise<[number, unknown]>> = {
      '/.well-known/openid-configuration': () => [200, metadata(provider.issuer)],
      '/jwks': () => [
        200,
        { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256' }] },
      ],
      '/token': () => token(request),
      '/userinfo': () => [200, { sub: 'person-1', ...provider.userInfo }],
    };
    const [status, body] = (await routes[pathname]?.()) ?? [404, {}];
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const provider: OpenIdProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    claims: {},
    userInfo: null,
    refusal: null,
    forge: (claims) => claims,
    hasForeignKey: false,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return provider;
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
  };
}
