# Varnish between a proxy with TLS (nginx.conf or Caddyfile of this folder) and Harborlight: pages for very many
# visitors, dropped the moment they change.
#
#   1. Copy this file to /etc/varnish/harborlight.vcl, and away.html to /usr/share/harborlight/away.html.
#   2. Start Varnish so (on Debian: systemctl edit varnish, with an empty ExecStart= before it):
#        varnishd -F -a 127.0.0.1:6081 -a purge=127.0.0.1:6082 -f /etc/varnish/harborlight.vcl -s malloc,256m \
#          -p http_gzip_support=off
#   3. Have the proxy with TLS ask port 6081 instead of 8787.
#   4. In the .env of Harborlight: TRUST_PROXY=2, PURGE_URL=http://127.0.0.1:6082/; then: npx harborlight doctor
#
# A log that names nobody: varnishncsa -F '%%{%%FT%%T}t %m %U %s %b %D' (%U has no query). Works with Varnish 6.0 and newer.
vcl 4.1;

import std;

backend default {
  .host = "127.0.0.1";
  .port = "8787";
  .connect_timeout = 5s;
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
}

sub vcl_recv {
  # From this machine alone, by the second -a above: PURGE_URL. Each answer carries the names that it goes by.
  if (local.socket == "purge") {
    if (req.method != "POST" || req.http.Surrogate-Key !~ "^[a-z-]+( [a-z-]+)*$") {
      return (synth(400));
    }
    # No blank in it: there it would end.
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
    return (synth(200));
  }

  # What staff do, what is sent, and what somebody typed, is nobody else's.
  if (req.url ~ "^/api/admin(/|$)" || req.url ~ "(?i)[?&](q|near|search)=") {
    return (pass);
  }
  # The one cookie of ours is for the API. Others, of the same name's other sites, would keep pages from being kept.
  if (req.url !~ "^/api/") {
    unset req.http.Cookie;
  }
  # The server has its files in both, ready; http_gzip_support=off lets them through.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

sub vcl_backend_fetch {
  # Imports and restores take their time.
  if (bereq.url ~ "^/api/admin(/|$)") {
    set bereq.first_byte_timeout = 1h;
    set bereq.between_bytes_timeout = 1h;
  }
}

sub vcl_backend_response {
  # How long, the answer says (s-maxage). Then one visitor may get it while a new one is fetched, for a minute.
  if (beresp.ttl > 0s) {
    set beresp.grace = 60s;
    # To ask whether it is still the same (ETag) costs less than to fetch it.
    set beresp.keep = 10m;
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}

# Where the server does not answer: the crisis numbers, in place of Varnish's own page.
sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "60";
  set beresp.body = std.fileread("/usr/share/harborlight/away.html");
  return (deliver);
}
