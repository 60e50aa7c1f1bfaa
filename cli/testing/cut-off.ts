import { connect, createServer, type Socket } from 'node:net';

/**
 * Stands between the toolkit and a server, and lets pass what only reads: the connection of a call that writes is cut
 * off before the server hears of it. Returns its address.
 */
export async function openCutOff(server: string) {
  const { port } = new URL(server);
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (data) => {
      // Each call begins a packet of its own: the toolkit waits for one answer before it asks again.
      if (/^(POST|PUT|PATCH|DELETE) /.test(data.toString('latin1', 0, 10))) client.destroy();
      else upstream.write(data);
    });
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port: ownPort } = proxy.address() as { port: number };
  return {
    address: `http://127.0.0.1:${ownPort}`,
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
