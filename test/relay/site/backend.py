"""The page "The wire" in Python, with nothing but its standard library: one file, memory, no stream."""
import hashlib, json, sys, threading, time, uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse

PORT, FOLDER, _, HOLD_MS = (sys.argv[1:] + [""] * 4)[:4]
changed = threading.Condition()  # guards all rows; told of every change
rows = {}  # id -> {"who", "entry", "result"}


def now():
    return int(time.time() * 1000)


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def tell(kind, who, outcome=None):
    print(json.dumps({"type": kind, "who": who, "outcome": outcome}), flush=True)


def snapshot(who):
    entries = [row["entry"] for row in rows.values() if row["who"] == who]
    version = digest(json.dumps(entries))
    return {"v": 1, "version": version, "now": now(), "you": digest(who), "entries": entries}


def refused(status, code, message, **more):
    return status, {"error": {"code": code, "message": message, **more}}


def obey(who, command):
    """Carries out one command: None, or why not."""
    row = rows.get(command.get("id"))
    if not row or row["who"] != who:
        return refused(404, "unknown", "No such request, or it is not yours.")
    entry, kind = row["entry"], command.get("type")
    if kind == "present" and entry["phase"] == "queued":
        entry.update(phase="presented", presentedAt=now())
        tell("presented", who)
    elif kind == "forget" and entry["phase"] == "done":
        del rows[entry["id"]]
    elif kind == "settle" and entry.get("key") != command["key"]:
        if entry["phase"] == "done":
            return refused(409, "answered", "It has ended.", outcome=entry["outcome"])
        action = command["result"].get("action")
        if entry["phase"] == "queued" and action != "cancel":
            return refused(409, "not-presented", "It was not presented to a person.")
        entry.update(phase="done", outcome=action, settledAt=now(), key=command["key"])
        row["result"] = command["result"]
        tell("settled", who, action)
    changed.notify_all()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def reply(self, status, body, kind="application/json"):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        for name, value in {"Content-Type": kind, "Content-Length": len(data), "Cache-Control": "no-store"}.items():
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(data)

    def refuse(self, status, code, message):
        self.close_connection = True  # the body was not read
        self.reply(status, {"v": 1, "error": {"code": code, "message": message}})

    def who(self):
        """From the session. None where it answered already: nobody is signed in, or a page of another origin asks."""
        origin, site = self.headers.get("Origin"), self.headers.get("Sec-Fetch-Site", "same-origin")
        if site not in ("same-origin", "none") or origin and urlparse(origin).netloc != self.headers["Host"]:
            return self.refuse(403, "origin", "Pages of this origin may not ask.")
        who = self.headers.get("Cookie", "").partition("who=")[2]
        return who or self.refuse(401, "signed-out", "Nobody is signed in.")

    def do_GET(self):
        address = urlparse(self.path)
        if address.path == "/page.js":
            return self.reply(200, open(FOLDER + "/page.js", "rb").read(), "text/javascript")
        if address.path != "/api/elicitations":
            page = b'<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/page.js"></script>'
            return self.reply(200, page, "text/html")
        if who := self.who():
            since = parse_qs(address.query).get("since", [""])[0]
            with changed:
                changed.wait_for(lambda: snapshot(who)["version"] != since, int(HOLD_MS or 25000) / 1000)
                body = snapshot(who)
            self.reply(200, body)

    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        if self.path.startswith("/ask"):
            return self.ask(parse_qs(urlparse(self.path).query)["who"][0], json.loads(self.rfile.read(length)))
        if not (who := self.who()):
            return
        if self.headers.get("Content-Type", "").split(";")[0] != "application/json":
            return self.refuse(415, "type", "Send application/json.")
        if length > 65536:
            return self.refuse(413, "too-large", "A body may have 64 KiB. Send less at once.")
        commands, taken, status, error = json.loads(self.rfile.read(length))["commands"], 0, 200, {}
        with changed:
            for command in commands:
                if why := obey(who, command):
                    status, error = why
                    break
                taken += 1
            body = {**snapshot(who), "taken": taken, **error}
        self.reply(status, body)

    def ask(self, who, elicitation):
        """In place of an MCP client: waits until a person has answered."""
        entry = {"id": str(uuid.uuid4()), "elicitation": elicitation, "phase": "queued", "askedAt": now()}
        entry["requester"] = {"connectionId": who + "-acme", "name": "Acme"}
        with changed:
            row = rows[entry["id"]] = {"who": who, "entry": entry}
            tell("asked", who)
            changed.notify_all()
            changed.wait_for(lambda: "result" in row)
            result = row.pop("result")  # the values are nowhere any more
        self.reply(200, [{"text": json.dumps(result)}])


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *address):
        """A page may go before it has its reply."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(*address)


def end_with_parent():
    sys.stdin.read()
    server.shutdown()


server = Server(("127.0.0.1", int(PORT or 0)), Handler)
threading.Thread(target=end_with_parent, daemon=True).start()
print("listening " + json.dumps({"port": server.server_address[1]}), flush=True)
server.serve_forever()
