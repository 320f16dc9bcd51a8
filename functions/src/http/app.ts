import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import helmet from 'helmet';
import { ApiError } from '../platform/api-error.ts';
import type { Proxies } from '../platform/config.ts';
import { describeFault, type Log } from '../platform/log.ts';
import { type EndpointDeps, mountEndpoints } from './endpoint.ts';
import { statusOf, toApiError, toFailure } from './failure.ts';
import { maxBodyBytes } from './inputs/body-size.ts';
import { keepBytes } from './inputs/json-body.ts';
import { originReader } from './origin.ts';

export interface AppDeps extends Omit<EndpointDeps, 'originOf'> {
  proxies: Proxies;
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Returns the size of a body. The functions framework has already read it and keeps it as `rawBody`. */
function bytesOf(request: Request): number {
  const read = 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody.length : 0;
  return Math.max(read, Number(request.get('content-length') ?? 0));
}

const refuseTooLarge: RequestHandler = (request, _response, next) => {
  next(bytesOf(request) > maxBodyBytes(request) ? new ApiError('too_large') : undefined);
};

const unknownRoute: RequestHandler = (_request, _response, next) => {
  next(new ApiError('not_found'));
};

/** Answers a failed call. Logs server errors by route, never by address, because addresses may contain IDs. */
function answerFailure(log: Log): ErrorRequestHandler {
  return (fault, request, response, _next) => {
    const error = toApiError(fault);
    const status = statusOf[error.code];
    if (status >= 500) {
      const route = typeof request.route?.path === 'string' ? request.route.path : null;
      log.error('request failed', { method: request.method, route, code: error.code, err: describeFault(fault) });
    }
    if (response.headersSent) {
      // Express's own handler would print the whole error.
      response.destroy();
      return;
    }
    if (error.retryAfterSeconds !== undefined) response.set('Retry-After', String(error.retryAfterSeconds));
    response.status(status).json(toFailure(error));
  };
}

/** Creates the Express app: all endpoints below `/api`, and JSON errors for every other path. */
export function createApp({ proxies, ...endpoints }: AppDeps): Express {
  // Accept one spelling per path, because the CDN caches each spelling separately.
  const api = express.Router({ caseSensitive: true, strict: true });
  mountEndpoints(api, { ...endpoints, originOf: originReader(proxies) });

  const app = express();
  app.enable('case sensitive routing');
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(helmet(), noStore);
  app.use(refuseTooLarge, keepBytes);
  app.use('/api', api);
  app.use(unknownRoute, answerFailure(endpoints.instance.log));
  return app;
}
